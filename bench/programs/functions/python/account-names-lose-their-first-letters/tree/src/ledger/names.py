"""Names of accounts: "acct:" in front and a branch behind an "@" are optional."""

PREFIX = "acct:"


def bare_name(label):
    """The account alone, without prefix and branch.

    >>> bare_name("acct:Miller@north")
    'miller'
    """
    label = label.strip().lower().lstrip(PREFIX)
    return label.partition("@")[0]


def branch(label, default="main"):
    """The branch of an account."""
    return label.strip().lower().partition("@")[2] or default


def group_by_branch(labels):
    """Bare names of each branch, sorted and without doubles."""
    groups = {}
    for label in labels:
        groups.setdefault(branch(label), set()).add(bare_name(label))
    return {key: sorted(names) for key, names in sorted(groups.items())}

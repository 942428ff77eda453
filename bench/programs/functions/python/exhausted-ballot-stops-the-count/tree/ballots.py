"""Elections in which voters rank the candidates."""


def parse_ballot(text):
    """The names on a ballot such as "Ann > Bob > Cid", the favourite first."""
    names = [name.strip() for name in text.split(">")]
    return [name for name in names if name]


def count(ballots, candidates):
    """For each candidate the ballots on which nobody still standing is above."""
    votes = dict.fromkeys(candidates, 0)
    for ballot in ballots:
        standing = [name for name in ballot if name in votes]
        votes[standing[0]] += 1
    return votes


def winner(ballots):
    """The candidate who has more than half of the votes of a round.

    As long as there is none the weakest has to go (of equals the one whose name
    is last in the alphabet) and these votes pass to the next name on the ballot.
    """
    candidates = sorted({name for ballot in ballots for name in ballot})
    while candidates:
        votes = count(ballots, candidates)
        leader = max(candidates, key=votes.get)
        if votes[leader] * 2 > sum(votes.values()):
            return leader
        candidates.remove(min(reversed(candidates), key=votes.get))
    return None

class Page:
    """A page with an owner, some editors and an edit lock."""

    def __init__(self, owner, editors=(), text=""):
        self.owner = owner
        self.editors = set(editors)
        self.text = text
        self.locked_by = None
        self.versions = 0

    def can_edit(self, user):
        """Owner and editors may edit.

        While somebody holds the lock, nobody else may.
        """
        if user != self.owner and user not in self.editors:
            return False
        if self.locked_by is not None:
            return False
        return True

    def lock(self, user):
        """Take the lock; taking it again does no harm."""
        if not self.can_edit(user):
            raise PermissionError(f"{user} may not edit this page")
        self.locked_by = user

    def unlock(self, user):
        """Give the lock back; the owner may break any lock."""
        if user not in (self.locked_by, self.owner):
            raise PermissionError(f"{user} does not hold the lock")
        self.locked_by = None

    def save(self, user, text):
        if not self.can_edit(user):
            raise PermissionError(f"{user} may not edit this page")
        self.text = text
        self.versions += 1
        return self.versions

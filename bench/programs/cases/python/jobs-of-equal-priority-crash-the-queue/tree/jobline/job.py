"""What a job is."""

PENDING, RUNNING, DONE, FAILED = "pending", "running", "done", "failed"


class Job:
    def __init__(self, name, action, priority=0, attempts=1):
        if attempts < 1:
            raise ValueError("attempts must be at least 1")
        self.name = name
        self.action = action
        self.priority = priority
        self.attempts = attempts
        self.tries = 0
        self.state = PENDING
        self.result = None
        self.error = None

    def __repr__(self):
        return "<Job %s %s>" % (self.name, self.state)

    def run(self):
        """Runs once; True when the job came to an end, good or bad."""
        self.state = RUNNING
        self.tries += 1
        try:
            self.result = self.action()
        except Exception as error:
            self.error = error
            self.state = FAILED if self.tries >= self.attempts else PENDING
            return self.state == FAILED
        self.state = DONE
        self.error = None
        return True

"""Retry policy for calls to partner APIs."""


class HttpFailure(Exception):
    def __init__(self, status, retry_after=None):
        super().__init__("HTTP %d" % status)
        self.status = status
        self.retry_after = retry_after


class RetryPolicy:
    def __init__(self, attempts=4, base=0.5, ceiling=8.0):
        self.attempts = attempts
        self.base = base
        self.ceiling = ceiling

    def should_retry(self, error):
        """Only overload (429) and server errors can go away by themselves."""
        if isinstance(error, TimeoutError):
            return True
        if isinstance(error, HttpFailure):
            return error.status == 429 or error.status >= 500 or error.retry_after is None
        return False

    def delay(self, attempt, error):
        """Seconds to sleep after failed attempt number `attempt` (1, 2, ...)."""
        asked = getattr(error, "retry_after", None)
        if asked is not None:
            return float(asked)
        return min(self.ceiling, self.base * 2 ** (attempt - 1))


def call_with_retry(action, policy, sleep, on_retry=None):
    """Run `action` until it works, the policy says no or attempts run out."""
    attempt = 1
    while True:
        try:
            return action()
        except Exception as error:
            if attempt >= policy.attempts or not policy.should_retry(error):
                raise
            pause = policy.delay(attempt, error)
            if on_retry is not None:
                on_retry(attempt, error)
            sleep(pause)
            attempt += 1

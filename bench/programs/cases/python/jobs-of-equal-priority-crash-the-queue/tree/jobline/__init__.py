from .job import Job
from .queue import JobQueue
from .stats import success_rate, tries_by_priority
from .worker import Worker

__all__ = ["Job", "JobQueue", "Worker", "success_rate", "tries_by_priority"]

"""Figures about finished jobs."""

from .job import DONE


def success_rate(jobs):
    jobs = list(jobs)
    if not jobs:
        return None
    return sum(job.state == DONE for job in jobs) / len(jobs)


def tries_by_priority(jobs):
    tries = {}
    for job in jobs:
        tries[job.priority] = tries.get(job.priority, 0) + job.tries
    return tries

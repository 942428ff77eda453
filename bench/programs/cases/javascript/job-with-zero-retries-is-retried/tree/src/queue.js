'use strict';

// Work queue of the mailer. Time is a plain number given by the caller.
class JobQueue {
  // `retries`: how often a failed job is tried again (3 unless given),
  // `backoff`: the pause before the first retry (10 unless given); it doubles every time.
  constructor() {
    this.jobs = [];
    this.failed = [];
    this.nextId = 1;
  }

  add(name, run, options = {}) {
    const job = {
      id: this.nextId++,
      name,
      run,
      retries: options.retries || 3,
      backoff: options.backoff || 10,
      dueAt: options.dueAt ?? 0,
      attempts: 0,
    };
    this.jobs.push(job);
    return job.id;
  }

  get size() {
    return this.jobs.length;
  }

  cancel(id) {
    const before = this.jobs.length;
    this.jobs = this.jobs.filter(job => job.id !== id);
    return this.jobs.length < before;
  }

  due(now) {
    return this.jobs.filter(job => job.dueAt <= now).sort((a, b) => a.dueAt - b.dueAt || a.id - b.id);
  }

  // Runs what is due and returns the names of the jobs that succeeded.
  tick(now) {
    const done = [];
    for (const job of this.due(now)) {
      job.attempts += 1;
      try {
        job.run(job.attempts);
        done.push(job.name);
        this.cancel(job.id);
      } catch (error) {
        this.retry(job, now, error);
      }
    }
    return done;
  }

  retry(job, now, error) {
    if (job.attempts > job.retries) {
      this.failed.push({ name: job.name, attempts: job.attempts, message: error.message });
      this.cancel(job.id);
      return;
    }
    job.dueAt = now + job.backoff * 2 ** (job.attempts - 1);
  }
}

module.exports = { JobQueue };

/**
 * Waiting list of the office printer. Jobs with a higher priority go first, jobs
 * of the same priority are printed in the order they came in.
 */
export class Spool {
  constructor() {
    this.jobs = [];
    this.nextId = 1;
    this.paused = false;
  }

  insert(job) {
    const at = this.jobs.findIndex((other) => other.priority <= job.priority);
    if (at === -1) {
      this.jobs.push(job);
    } else {
      this.jobs.splice(at, 0, job);
    }
  }

  /** Adds a document and returns the number of the job. */
  add(title, { pages = 1, priority = 0 } = {}) {
    if (pages < 1) {
      throw new RangeError('a job needs at least one page');
    }
    const job = { id: this.nextId, title, pages, priority };
    this.nextId += 1;
    this.insert(job);
    return job.id;
  }

  /** Gives a waiting job another priority; it queues up behind its new equals. */
  promote(id, priority) {
    const at = this.jobs.findIndex((job) => job.id === id);
    if (at === -1) {
      return false;
    }
    const [job] = this.jobs.splice(at, 1);
    job.priority = priority;
    this.insert(job);
    return true;
  }

  /** Takes the next job off the list; null when there is none or the printer is paused. */
  next() {
    if (this.paused || this.jobs.length === 0) {
      return null;
    }
    return this.jobs.shift();
  }

  titles() {
    return this.jobs.map((job) => job.title);
  }

  /** Pages that are printed before the job. */
  pagesBefore(id) {
    let pages = 0;
    for (const job of this.jobs) {
      if (job.id === id) {
        return pages;
      }
      pages += job.pages;
    }
    return null;
  }
}

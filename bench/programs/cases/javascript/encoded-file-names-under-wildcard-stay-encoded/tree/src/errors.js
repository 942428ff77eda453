export class PatternError extends Error {
  constructor(message) {
    super(message);
    this.name = 'PatternError';
  }
}

export class BadPathError extends Error {
  constructor(path) {
    super(`cannot decode ${path}`);
    this.name = 'BadPathError';
    this.status = 400;
  }
}

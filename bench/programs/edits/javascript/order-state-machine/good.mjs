// A small state machine with guards, entry/exit hooks, history and undo.

export class TransitionError extends Error {
  constructor(state, event, reason) {
    super(`Cannot handle "${event}" in state "${state}": ${reason}`);
    this.name = 'TransitionError';
    this.state = state;
    this.event = event;
  }
}

function normalizeTransition(entry) {
  return typeof entry === 'string' ? { target: entry } : entry;
}

function candidatesFor(definition, state, event) {
  const local = definition.states[state].on?.[event] ?? [];
  const global = definition.on?.[event] ?? [];
  return [local, global].flat().map(normalizeTransition);
}

export function validate(definition) {
  const names = new Set(Object.keys(definition.states));
  const problems = [];
  if (!names.has(definition.initial)) {
    problems.push(`unknown initial state ${definition.initial}`);
  }
  const tables = [['*', definition.on], ...Object.entries(definition.states).map(([name, s]) => [name, s.on])];
  for (const [owner, table] of tables) {
    for (const [event, entries] of Object.entries(table ?? {})) {
      for (const { target } of [entries].flat().map(normalizeTransition)) {
        if (target !== undefined && !names.has(target)) {
          problems.push(`${owner}.${event} leads to unknown state ${target}`);
        }
      }
    }
  }
  return problems;
}

export function reachableStates(definition) {
  const seen = new Set([definition.initial]);
  const queue = [definition.initial];
  while (queue.length > 0) {
    const state = queue.shift();
    const events = new Set([
      ...Object.keys(definition.states[state].on ?? {}),
      ...Object.keys(definition.on ?? {}),
    ]);
    for (const event of events) {
      for (const { target } of candidatesFor(definition, state, event)) {
        if (target === undefined || seen.has(target)) continue;
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return seen;
}

export class Machine {
  constructor(definition, context = {}) {
    const problems = validate(definition);
    if (problems.length > 0) throw new Error(problems.join('; '));
    this.definition = definition;
    this.state = definition.initial;
    this.context = structuredClone(context);
    this.history = [];
    this.listeners = new Set();
  }

  get isFinal() {
    return this.definition.states[this.state].final === true;
  }

  onChange(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  #pick(event, payload) {
    return candidatesFor(this.definition, this.state, event)
      .find(({ guard }) => !guard || guard(this.context, payload));
  }

  can(event, payload) {
    return !this.isFinal && this.#pick(event, payload) !== undefined;
  }

  send(event, payload) {
    const from = this.state;
    if (this.isFinal) throw new TransitionError(from, event, 'state is final');
    const transition = this.#pick(event, payload);
    if (!transition) throw new TransitionError(from, event, 'no matching transition');

    this.history.push({ event, from, context: structuredClone(this.context) });
    const to = transition.target ?? from;
    const isInternal = transition.target === undefined;
    if (!isInternal) this.definition.states[from].exit?.(this.context);
    if (transition.action) {
      this.context = { ...this.context, ...transition.action(this.context, payload) };
    }
    this.state = to;
    if (!isInternal) this.definition.states[to].entry?.(this.context);

    for (const listener of [...this.listeners]) {
      listener({ event, from, to, context: this.context });
    }
    return to;
  }

  undo() {
    const last = this.history.pop();
    if (!last) return false;
    this.state = last.from;
    this.context = last.context;
    return true;
  }

  availableEvents() {
    if (this.isFinal) return [];
    const { on = {}, states } = this.definition;
    const events = new Set([...Object.keys(states[this.state].on ?? {}), ...Object.keys(on)]);
    return [...events].filter((event) => this.can(event));
  }
}

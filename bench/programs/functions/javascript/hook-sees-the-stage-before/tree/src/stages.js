/**
 * The stage a sales deal is in. `plan` names the stages that may follow on
 * each stage: { lead: ['offer', 'lost'], offer: ['won', 'lost'] }.
 */
export class Deal {
  #plan;
  #stage;
  #hooks = new Map();
  #history = [];

  constructor(plan, stage) {
    this.#plan = plan;
    this.#stage = stage;
  }

  get stage() {
    return this.#stage;
  }

  /** The stages the deal has left behind, the oldest first. */
  get history() {
    return [...this.#history];
  }

  /** Has `hook` called with the deal as soon as it is in the stage. */
  onEnter(stage, hook) {
    if (!this.#hooks.has(stage)) this.#hooks.set(stage, []);
    this.#hooks.get(stage).push(hook);
    return this;
  }

  /** Whether the deal may go to a stage from where it is. */
  can(stage) {
    return (this.#plan[this.#stage] ?? []).includes(stage);
  }

  go(stage) {
    if (!this.can(stage)) throw new Error(`No way from ${this.#stage} to ${stage}`);
    this.#history.push(this.#stage);
    for (const hook of this.#hooks.get(stage) ?? []) hook(this);
    this.#stage = stage;
    return this;
  }
}

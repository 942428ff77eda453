// Plans tasks over working days, honouring dependencies, assignees and holidays.

const DAY_MS = 24 * 60 * 60 * 1000;

const toDay = (text) => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
const toText = (day) => new Date(day * DAY_MS).toISOString().slice(0, 10);

function makeCalendar(holidays) {
  const closed = new Set(holidays.map(toDay));
  const isWorkday = (day) => {
    const weekday = new Date(day * DAY_MS).getUTCDay();
    return weekday !== 0 && weekday !== 6 && !closed.has(day);
  };
  const nextWorkday = (day) => {
    let current = day;
    while (!isWorkday(current)) current += 1;
    return current;
  };
  // Last day of a piece of work that begins on `start` and takes `days` workdays.
  const lastDay = (start, days) => {
    let current = nextWorkday(start);
    for (let left = days - 1; left > 0; left -= 1) current = nextWorkday(current + 1);
    return current;
  };
  return { nextWorkday, lastDay };
}

function checkTasks(tasks) {
  const byId = new Map();
  for (const task of tasks) {
    if (byId.has(task.id)) throw new Error(`duplicate task: ${task.id}`);
    if (!(task.days >= 1)) throw new Error(`task ${task.id} needs at least one day`);
    byId.set(task.id, task);
  }
  for (const task of tasks) {
    for (const id of task.after ?? []) {
      if (!byId.has(id)) throw new Error(`task ${task.id} depends on unknown ${id}`);
    }
  }
  return byId;
}

function isReady(task, planned) {
  return (task.after ?? []).every((id) => planned.has(id));
}

function pickNext(waiting, planned) {
  const ready = waiting.filter((task) => isReady(task, planned));
  if (ready.length === 0) {
    const ids = waiting.map((task) => task.id).join(", ");
    throw new Error(`circular dependency among: ${ids}`);
  }
  return ready.reduce((best, task) =>
    (task.priority ?? 0) > (best.priority ?? 0) ? task : best,
  );
}

export function planTasks(tasks, { start, holidays = [] }) {
  checkTasks(tasks);
  const calendar = makeCalendar(holidays);
  const firstDay = calendar.nextWorkday(toDay(start));
  const planned = new Map();
  const freeFrom = new Map();
  let waiting = [...tasks];

  while (waiting.length > 0) {
    const task = pickNext(waiting, planned);
    waiting = waiting.filter((other) => other !== task);

    let earliest = firstDay;
    if (task.notBefore) earliest = Math.max(earliest, toDay(task.notBefore));
    for (const id of task.after ?? []) {
      earliest = Math.max(earliest, planned.get(id).end + 1 + (task.lag ?? 0));
    }
    if (task.owner) earliest = Math.max(earliest, freeFrom.get(task.owner) ?? firstDay);

    const begin = calendar.nextWorkday(earliest);
    const end = calendar.lastDay(begin, task.days);
    planned.set(task.id, { task, begin, end });
    if (task.owner) freeFrom.set(task.owner, end + 1);
  }
  return planned;
}

export function findLate(planned) {
  const late = [];
  for (const { task, end } of planned.values()) {
    if (!task.due) continue;
    const overrun = end - toDay(task.due);
    if (overrun > 0) late.push({ id: task.id, due: task.due, overrun });
  }
  return late.sort((a, b) => b.overrun - a.overrun || a.id.localeCompare(b.id));
}

// Everything that would be touched if the given task slipped.
export function affectedBy(tasks, id) {
  const touched = new Set([id]);
  let grew = true;
  while (grew) {
    grew = false;
    for (const task of tasks) {
      if (touched.has(task.id)) continue;
      if ((task.after ?? []).some((other) => touched.has(other))) {
        touched.add(task.id);
        grew = true;
      }
    }
  }
  touched.delete(id);
  return [...touched];
}

export function summarise(planned) {
  const load = {};
  let finish = -Infinity;
  for (const { task, end } of planned.values()) {
    finish = Math.max(finish, end);
    const owner = task.owner ?? "unassigned";
    load[owner] = (load[owner] ?? 0) + task.days;
  }
  return { finish: planned.size > 0 ? toText(finish) : null, load };
}

export function formatPlan(planned) {
  return [...planned.values()]
    .sort((a, b) => a.begin - b.begin || a.end - b.end)
    .map(({ task, begin, end }) => `${toText(begin)}..${toText(end)} ${task.id}`)
    .join("\n");
}

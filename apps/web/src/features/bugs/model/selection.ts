export interface Selected {
  ids: ReadonlySet<string>;
  /** Where a range begins: the row that was chosen last by itself. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selected = { ids: new Set(), anchor: null };

export function toggled(selected: Selected, id: string): Selected {
  const ids = new Set(selected.ids);
  if (!ids.delete(id)) ids.add(id);
  return { ids, anchor: id };
}

/** Everything between the anchor (else `from`) and `to`, both included, on top of what is selected. */
export function extended(selected: Selected, order: readonly string[], from: string, to: string): Selected {
  const anchor = selected.anchor !== null && order.includes(selected.anchor) ? selected.anchor : from;
  const [first, last] = [order.indexOf(anchor), order.indexOf(to)].sort((one, other) => one - other) as [number, number];
  if (first === -1) return selected;
  return { ids: new Set([...selected.ids, ...order.slice(first, last + 1)]), anchor };
}

/** What of the selection is still there; the same object when nothing is gone. */
export function stillThere(selected: Selected, isThere: (id: string) => boolean): Selected {
  const ids = [...selected.ids].filter(isThere);
  return ids.length === selected.ids.size ? selected : { ...selected, ids: new Set(ids) };
}

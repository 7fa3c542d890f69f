import { same } from '../kernel/same.ts'
import type { JobDraft } from './draft.ts'
import { idOf, isBlank, isFields, isListed, type Item, type Path } from './parts.ts'

/** Both changed the same thing. `theirs` is undefined where they removed it; `before` are the items ahead of it in their list. */
export type Overlap = { path: Path; theirs: unknown; before?: readonly string[] }
export type Merged = { draft: JobDraft; overlaps: Overlap[] }

/**
 * What two people made of the same draft, in one: each field that one of them changed as they left it, every item that one
 * of them added, none that one removed and the other left alone. What both changed stays as in `mine`, and is an overlap.
 */
export function mergeDrafts(base: JobDraft, mine: JobDraft, theirs: JobDraft): Merged {
  const overlaps: Overlap[] = []
  return { draft: merged(base, mine, theirs, [], overlaps) as JobDraft, overlaps }
}

function merged(base: unknown, mine: unknown, theirs: unknown, path: Path, overlaps: Overlap[]): unknown {
  if (same(base, mine)) return theirs
  if (same(base, theirs) || alike(mine, theirs) || alike(base, theirs)) return mine
  if (alike(base, mine)) return theirs
  if (isListed(mine) && isListed(theirs)) return mergedLists(isListed(base) ? base : [], mine, theirs, path, overlaps)
  if (isFields(mine) && isFields(theirs)) {
    const before = isFields(base) ? base : {}
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    return Object.fromEntries(
      keys
        .map((key) => [key, merged(before[key], mine[key], theirs[key], [...path, key], overlaps)])
        .filter(([, value]) => value !== undefined),
    )
  }
  overlaps.push({ path, theirs })
  return mine
}

const alike = (one: unknown, other: unknown) => same(one, other) || (isBlank(one) && isBlank(other))

function mergedLists(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  path: Path,
  overlaps: Overlap[],
): Item[] {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)]
  const kept = new Map<string, Item>()
  for (const id of new Set([...own.keys(), ...other.keys()])) {
    const [before, here, there] = [was.get(id), own.get(id), other.get(id)]
    const at = [...path, id]
    if (here && there) kept.set(id, merged(before, here, there, at, overlaps) as Item)
    else if (here && !(before && alike(before, here))) {
      kept.set(id, here)
      if (before) overlaps.push({ path: at, theirs: undefined })
    } else if (there && !before) kept.set(id, there)
    else if (there && !alike(before, there)) overlaps.push({ path: at, theirs: there, before: ahead(theirs, id) })
  }
  const [first, second] = movedAny(base, mine) ? [mine, theirs] : [theirs, mine]
  const order = first.map(idOf).filter((id) => kept.has(id))
  for (const item of second) if (kept.has(idOf(item))) place(order, idOf(item), ahead(second, idOf(item)))
  return order.map((id) => kept.get(id)!)
}

const byId = (items: readonly Item[]) => new Map(items.map((item) => [idOf(item), item]))
const ahead = (items: readonly Item[], id: string) =>
  items
    .slice(
      0,
      items.findIndex((item) => idOf(item) === id),
    )
    .map(idOf)

/** Whether items that are in both lists come in another order. */
function movedAny(before: readonly Item[], after: readonly Item[]): boolean {
  const [was, is] = [byId(before), byId(after)]
  const order = (items: readonly Item[]) => items.map(idOf).filter((id) => was.has(id) && is.has(id))
  return !same(order(before), order(after))
}

/** Behind the nearest of those that were ahead of it; first where none is left. */
function place(order: string[], id: string, before: readonly string[]): void {
  if (order.includes(id)) return
  const nearest = before.findLast((each) => order.includes(each))
  order.splice(nearest === undefined ? 0 : order.indexOf(nearest) + 1, 0, id)
}

/** The draft with their side of an overlap. */
export const takeTheirs = (draft: JobDraft, { path, theirs, before = [] }: Overlap): JobDraft =>
  put(draft, path, theirs, before) as JobDraft

function put(whole: unknown, [key, ...rest]: Path, value: unknown, before: readonly string[]): unknown {
  if (key === undefined) return value
  if (isListed(whole)) {
    const at = whole.findIndex((item) => idOf(item) === key)
    if (rest.length > 0) return at < 0 ? whole : whole.with(at, put(whole[at], rest, value, before) as Item)
    if (value === undefined) return whole.filter((item) => idOf(item) !== key)
    if (at >= 0) return whole.with(at, value as Item)
    const order = whole.map(idOf)
    place(order, key, before)
    return whole.toSpliced(order.indexOf(key), 0, value as Item)
  }
  if (!isFields(whole)) return whole
  const { [key]: old, ...others } = whole
  const next = put(old, rest, value, before)
  return next === undefined ? others : { ...whole, [key]: next }
}

/** The same value, made of the parts of an older one wherever they are equal: what did not change is the same object. */
export function reusing<Value>(old: unknown, fresh: Value): Value {
  if (same(old, fresh)) return old as Value
  if (isListed(old) && isListed(fresh)) {
    const known = byId(old)
    return fresh.map((item) => reusing(known.get(idOf(item)), item)) as Value
  }
  if (!isFields(old) || !isFields(fresh)) return fresh
  return Object.fromEntries(Object.entries(fresh).map(([key, value]) => [key, reusing(old[key], value)])) as Value
}

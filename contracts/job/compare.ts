import { same } from '../kernel/same.ts'
import { idOf, isBlank, isFields, isListed, type Item, type Path } from './parts.ts'

/** One thing that is different between two versions of a job. Positions count from 1. */
export type Difference =
  | { kind: 'changed'; path: Path; before: unknown; after: unknown }
  | { kind: 'added'; path: Path; item: Item; at: number }
  | { kind: 'removed'; path: Path; item: Item; at: number }
  | { kind: 'moved'; path: Path; item: Item; from: number; to: number }

/**
 * What was added, removed, changed and moved from one version to the other, in the order of the later one. Where both
 * have a value, each field is listed separately, and each item of a list whose items have ids.
 */
export function differences(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (same(before, after) || (isBlank(before) && isBlank(after))) return []
  if (inList(before) && inList(after)) return ofLists(before ?? [], after ?? [], path)
  if (inFields(before) && inFields(after)) {
    const [one, other] = [before ?? {}, after ?? {}]
    return [...new Set([...Object.keys(other), ...Object.keys(one)])].flatMap((key) =>
      differences(one[key], other[key], [...path, key]),
    )
  }
  return [{ kind: 'changed', path, before, after }]
}

const inList = (value: unknown) => value === undefined || isListed(value)
const inFields = (value: unknown) => value === undefined || isFields(value)

function ofLists(before: readonly Item[], after: readonly Item[], path: Path): Difference[] {
  const [was, is] = [placesOf(before), placesOf(after)]
  const stayed = inOrder(after.flatMap((item) => was.get(idOf(item)) ?? []))
  const told = after.flatMap((item, at): Difference[] => {
    const own = [...path, idOf(item)]
    const from = was.get(idOf(item))
    if (from === undefined) return [{ kind: 'added', path: own, item, at: at + 1 }]
    const moved: Difference[] = stayed.has(from) ? [] : [{ kind: 'moved', path: own, item, from: from + 1, to: at + 1 }]
    return [...moved, ...differences(before[from], item, own)]
  })
  const removed = before.flatMap((item, at): Difference[] =>
    is.has(idOf(item)) ? [] : [{ kind: 'removed', path: [...path, idOf(item)], item, at: at + 1 }],
  )
  return [...told, ...removed]
}

const placesOf = (items: readonly Item[]) => new Map(items.map((item, at) => [idOf(item), at]))

/** The longest rising part: what is not in it has moved, and nothing else has. */
function inOrder(places: readonly number[]): ReadonlySet<number> {
  const best = places.map((place) => [place])
  places.forEach((place, at) => {
    for (let earlier = 0; earlier < at; earlier++)
      if (places[earlier]! < place && best[earlier]!.length >= best[at]!.length) best[at] = [...best[earlier]!, place]
  })
  return new Set(best.reduce((longest, each) => (each.length > longest.length ? each : longest), []))
}

/** What is known of a list since it was loaded: it keeps its rows and their order until the reader asks for it anew. */
export type InPlace<Row> = {
  /** Rows in sight as they are now, by id. */
  rows: ReadonlyMap<string, Row>
  /** In sight, and not found by the filter any more. */
  gone: ReadonlySet<string>
  /** Found by the filter, and not in sight; on other pages too. */
  fresh: ReadonlySet<string>
}
type Answer<Row> = {
  /** Of these candidates. */
  about: readonly string[]
  /** As they are now; without those who are gone. */
  now: readonly Row[]
  /** Those of them whom the filter finds. */
  matching: ReadonlySet<string>
  inSight: ReadonlySet<string>
}

export const asLoaded = <Row>(): InPlace<Row> => ({ rows: new Map(), gone: new Set(), fresh: new Set() })

export function withAnswer<Row extends { id: string }>(
  before: InPlace<Row>,
  { about, now, matching, inSight }: Answer<Row>,
): InPlace<Row> {
  const rows = new Map(before.rows)
  const gone = new Set(before.gone)
  const fresh = new Set(before.fresh)
  const byId = new Map(now.map((row) => [row.id, row]))
  for (const id of about) {
    const row = byId.get(id)
    if (inSight.has(id)) {
      if (row) rows.set(id, row)
      if (matching.has(id)) gone.delete(id)
      else gone.add(id)
    } else if (matching.has(id)) fresh.add(id)
    else fresh.delete(id)
  }
  return { rows, gone, fresh }
}

/**
 * How many are new to the list. Who changed on another page is found as well and is not new: the totals before and after tell
 * the two apart, unless they are no longer counted exactly.
 */
export function newIn(
  { fresh, gone }: Pick<InPlace<unknown>, 'fresh' | 'gone'>,
  totals: { before: number; now: number; isExact: boolean },
): number {
  if (!totals.isExact) return fresh.size
  return Math.min(fresh.size, Math.max(0, totals.now - totals.before + gone.size))
}

import { canonical } from '#infra/canonical.ts'
import type { CollectionBuild } from '#infra/engines/read-store/collection-build.ts'

export type Comparison = {
  documents: number
  same: number
  /** The live one holds another revision, because events came meanwhile: nothing to compare. */
  otherRevision: number
  differing: number
  missing: number
  extra: number
  /** Of the last three, the first few. */
  examples: string[]
}

const EXAMPLES = 10

type Side = { rev: number; doc: string } | null
export type SideBySide = { id: string; live: Side; fresh: Side }

/** Every id of both collections: what the live one shows against what its streams say. */
export function compare(build: Pick<CollectionBuild, 'sideBySide'>): Comparison {
  const tally = comparison()
  for (const pair of build.sideBySide()) tally.take(pair)
  return tally.result
}

export function comparison() {
  const result: Comparison = {
    documents: 0,
    same: 0,
    otherRevision: 0,
    differing: 0,
    missing: 0,
    extra: 0,
    examples: [],
  }
  const note = (text: string) => {
    if (result.examples.length < EXAMPLES) result.examples.push(text)
  }
  return {
    result,
    take({ id, live, fresh }: SideBySide) {
      if (fresh) result.documents++
      if (!live) {
        result.missing++
        note(`${id} was missing`)
      } else if (!fresh) {
        result.extra++
        note(`${id} had no stream`)
      } else if (live.doc === fresh.doc || sameValue(live.doc, fresh.doc)) result.same++
      else if (live.rev !== fresh.rev) result.otherRevision++
      else {
        result.differing++
        note(`${id} differed in ${fieldsApart(live.doc, fresh.doc).join(', ')}`)
      }
    },
  }
}

export const sameValue = (a: string, b: string) => canonical(JSON.parse(a)) === canonical(JSON.parse(b))

export function fieldsApart(a: string, b: string): string[] {
  const [left, right] = [JSON.parse(a) as Record<string, unknown>, JSON.parse(b) as Record<string, unknown>]
  const fields = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...fields].filter((field) => canonical(left[field] ?? null) !== canonical(right[field] ?? null))
}

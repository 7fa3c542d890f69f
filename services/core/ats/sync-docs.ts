import type { CollectionSpec, Doc } from '#infra/engines/read-store/read-store.ts'
import type { Core } from '../core.ts'

/** Why nothing is carried over for now. */
export const waits = ['plan', 'owner', 'paused', 'revoked'] as const
/**
 * How far the synchronisation of a company is: beside the log, for without it everything is compared once more and nothing is done
 * twice. `since`: what changed over there after this moment is still to be looked at; null: everything is.
 */
export type SyncDoc = Doc & {
  linkId: string
  nextAt: number
  isFull: boolean
  since: string | null
  state: 'idle' | 'running'
  done: number
  added: number
  moved: number
  leftOut: number
  /** Why the last person who was left out was. */
  leftOutBecause: string | null
  finishedAt: string | null
  waitsFor: (typeof waits)[number] | null
  tries: number
}
export const syncsSpec: CollectionSpec = { name: 'ats_syncs', indexes: [{ fields: ['nextAt'] }], counters: [] }
const MOST_TRIES = 20
const AT_ONCE = 100
export const NEVER = Number.MAX_SAFE_INTEGER

export function syncDocs({ reads }: Pick<Core['engines'], 'reads'>) {
  const get = async (companyId: string) => {
    await reads.ensure(syncsSpec)
    return (await reads.get(syncsSpec.name, companyId)) as SyncDoc | null
  }
  async function change(
    companyId: string,
    linkId: string,
    to: (before: SyncDoc) => Partial<SyncDoc>,
  ): Promise<SyncDoc> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const found = await get(companyId)
      const before = found?.linkId === linkId ? found : { ...fresh(companyId, linkId), rev: found?.rev ?? -1 }
      const doc = { ...before, ...to(before), rev: before.rev + 1 }
      const [won] = await reads.compareAndSet([{ collection: syncsSpec.name, expected: found?.rev ?? null, doc }])
      if (won) return doc
    }
    throw new Error(`How far the synchronisation of ${companyId} is could not be written`)
  }
  return {
    get,
    change,
    /** It is looked at next; `full`: at everything. */
    want: (companyId: string, linkId: string, full = false) =>
      change(companyId, linkId, ({ isFull }) => ({ nextAt: 0, isFull: isFull || full, tries: 0 })),
    async due(now: number) {
      await reads.ensure(syncsSpec)
      const query = { filter: { nextAt: { $lte: now } }, sort: { nextAt: 1 as const }, limit: AT_ONCE }
      return (await reads.find(syncsSpec.name, query)) as SyncDoc[]
    },
  }
}

const fresh = (companyId: string, linkId: string): SyncDoc => ({
  ...{ _id: companyId, companyId, rev: -1, linkId, nextAt: 0, isFull: true, since: null, state: 'idle' },
  ...{ done: 0, added: 0, moved: 0, leftOut: 0, leftOutBecause: null, finishedAt: null, waitsFor: null, tries: 0 },
})

import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { ChainVerdict } from '#contracts/views/history.ts'
import { canonical } from '#infra/canonical.ts'
import type { RecordedEvent } from '#infra/engines/event-store/event-store.ts'
import { checkChain } from '#infra/verification/check-chain.ts'
import { readRoots, type SignedRoot } from '#infra/verification/roots.ts'
import { allProjections } from '#projections/all.ts'
import { foldInto } from '#projections/runtime/fold.ts'
import type { Core } from '../core/core.ts'

const ofCandidates = allProjections.filter(({ category }) => category === 'candidate')

/** Works the whole chain of one candidate out again from the log, and every page's document from its events. */
export const verifyCandidate =
  (core: Core) =>
  async (asker: Asker, candidateId: CandidateId): Promise<ChainVerdict> => {
    if (!(await core.readers.activityOf(asker, candidateId)))
      throw new Rejected('candidate/not-found', 'No such candidate')
    const stream = streamName(asker.companyId, 'candidate', candidateId)
    const records = await core.engines.store.read(stream)
    const { bad, ...chain } = checkChain(stream, records)
    const verdict: ChainVerdict = { ...chain, checkedAt: core.now(), bad, documents: [], root: null }
    try {
      const recorded = await core.codec.decodeAll(records)
      for (const projection of ofCandidates) {
        const doc = await core.reads.store.get(core.reads.live(projection), candidateId)
        const events = recorded.slice(0, (doc?.rev ?? -1) + 1)
        verdict.documents.push({
          name: projection.name,
          ok: doc !== null && canonical(doc) === canonical(foldInto(projection, null, events)),
        })
      }
    } catch (error) {
      verdict.bad ??= {
        revision: records.length - 1,
        reason: `not every event can be decoded: ${(error as Error).message.split('\n', 1)[0]}`,
      }
    }
    const last = records.at(-1)
    const covers = readRoots(core.dataDir).records.findLast((root) => last !== undefined && isCovered(last, root))
    // Signed with the one over the whole log, over the same events of the company.
    const own =
      covers && (readRoots(core.dataDir, asker.companyId).records.findLast(({ at }) => at <= covers.at) ?? null)
    return { ...verdict, root: own ? { at: own.at, root: own.root } : null }
  }

/** Between the decision of a command and its place in the log. */
const WRITTEN_WITHIN_MS = 60_000

/** Roots count events from 1, as an embedded log does; the positions of another engine only tell before and after. */
function isCovered(last: RecordedEvent, root: SignedRoot): boolean {
  const position = Number(last.position)
  return Number.isNaN(position)
    ? Date.parse(root.at) - Date.parse(last.occurredAt) > WRITTEN_WITHIN_MS
    : root.position >= position
}

import type { CandidateFilter } from '#contracts/candidate/filter.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { CandidateOrder } from '#contracts/views/candidate.ts'
import { type ZapierTrigger, zapierLimits } from '#contracts/integration/zapier.ts'
import { type PublicEvent, publishedFrom, publicTypeOf } from '#contracts/webhook/public-events.ts'
import { interviews, type InterviewView } from '#projections/interviews/interviews.ts'
import type { Doc } from '#infra/engines/read-store/read-store.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { publicEventFor } from '../../effects/webhooks/facts.ts'
import { mayRead } from '../../effects/webhooks/reach.ts'

/** Candidates, or interviews, that are looked through for a sample list. */
const LOOKED_AT = 30

/** Whose events are looked through for a trigger. */
const among: Record<
  Exclude<ZapierTrigger, 'interview.booked'>,
  { by: CandidateOrder['by']; filter?: CandidateFilter }
> = {
  'candidate.applied': { by: 'started' },
  'candidate.completed': { by: 'finished' },
  'candidate.moved': { by: 'activity' },
  'candidate.scored': { by: 'activity' },
  'candidate.hired': { by: 'activity', filter: { columns: ['hired'] } },
  'candidate.rejected': { by: 'activity', filter: { columns: ['rejected'] } },
}

/** The newest events of a trigger that the asker may read, the newest first, word for word as they are delivered. */
export const samplesOf =
  (core: Core) =>
  async (asker: Asker, trigger: ZapierTrigger): Promise<PublicEvent[]> => {
    allow(asker, 'candidates.read')
    const { companyId } = asker
    const streams =
      trigger === 'interview.booked' ? await interviewsOf(core, asker) : await candidatesOf(core, asker, among[trigger])
    const found = await Promise.all(streams.map(({ category, id }) => eventsIn(streamName(companyId, category, id))))
    return found
      .flat()
      .toSorted((a, b) => (a.timestamp < b.timestamp ? 1 : -1))
      .slice(0, zapierLimits.samples)

    async function eventsIn(stream: string): Promise<PublicEvent[]> {
      const events: PublicEvent[] = []
      for (const record of (await core.engines.store.read(stream)).toReversed()) {
        if (events.length === zapierLimits.samples) break
        if (!Object.values(publishedFrom).flat().includes(record.type)) continue
        const recorded = await core.codec.decode(record)
        if (publicTypeOf(recorded.event) !== trigger) continue
        const made = await publicEventFor(core, recorded)
        if (made) events.push(made.event)
      }
      return events
    }
  }

async function candidatesOf(
  core: Core,
  asker: Asker,
  { by, filter = {} }: { by: CandidateOrder['by']; filter?: CandidateFilter },
) {
  const found = await core.readers.candidateIds(asker, { by, descending: true }, filter, LOOKED_AT)
  return found.map(({ id }) => ({ category: 'candidate' as const, id }))
}

/** By the right to candidates, as what is delivered: live interviews are another right. */
async function interviewsOf(core: Core, asker: Asker) {
  const { companyId } = asker
  const found = (await core.reads.store.find(core.reads.live(interviews), {
    filter: { companyId, dead: { $ne: true } },
    sort: { changedAt: -1 },
    limit: LOOKED_AT,
  })) as (Doc & InterviewView)[]
  const may = await Promise.all(
    found.map(({ jobId, candidateId }) => mayRead(core, asker, { companyId, jobId, candidateId })),
  )
  return found.filter((_, index) => may[index]).map(({ _id: id }) => ({ category: 'interview' as const, id }))
}

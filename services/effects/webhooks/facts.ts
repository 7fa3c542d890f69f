import type { DomainEvent } from '#contracts/kernel/event.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream, streamName } from '#contracts/kernel/streams.ts'
import { publicEventOf, publicTypeOf, type PublicEvent } from '#contracts/webhook/public-events.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { contactOf } from '../../core/contact-of.ts'
import type { Core } from '../../core/core.ts'

export type Found = { event: PublicEvent; jobId: string; candidateId: string | null }

/** The public event of a fact, with what it needs from other streams. Null where it says nothing outside or its candidate was never known. */
export async function publicEventFor(core: Core, recorded: Recorded): Promise<Found | null> {
  const { id, occurredAt, tenant: companyId, stream } = recorded
  const event = recorded.event as DomainEvent
  const type = publicTypeOf(event)
  if (!type) return null
  const about = await subjectsOf(core, { companyId, stream, event })
  if (!about) return null
  const { jobId, candidateId, interview } = about
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId }, jobId)
  const known = job.status === 'unknown' ? null : job
  const contact = candidateId && type !== 'candidate.erased' ? await contactOf(core, { companyId, candidateId }) : null
  const made = publicEventOf(
    { id, occurredAt, event },
    {
      candidate: candidateId ? { id: candidateId, name: contact?.name ?? null, email: contact?.email ?? null } : null,
      job: {
        id: jobId,
        title: known?.draft.details.jobTitle ?? (job.status === 'unknown' ? job.deleted?.title : '') ?? '',
      },
      titleOf: (columnId) => known?.columns.find((column) => column.id === columnId)?.title ?? '',
      interview,
    },
  )
  return made && { event: made, jobId, candidateId }
}

type Subjects = { jobId: string; candidateId: string | null }
async function subjectsOf(
  core: Core,
  { companyId, stream, event }: { companyId: string; stream: string; event: DomainEvent },
) {
  const { category, id } = parseStream(stream)
  if (category === 'inbox') {
    const { jobId, candidateId } = event.data as Partial<Subjects>
    return jobId ? { jobId, candidateId: candidateId ?? null, interview: null } : null
  }
  if (category === 'job') return { jobId: id, candidateId: null, interview: null }
  if (category === 'interview') {
    const { state } = await core.commands.stateOf(interviewDecider, { companyId }, id)
    if (!state.known) return null
    const { jobId, candidateId, booking } = state
    const time = { start: booking?.start ?? null, end: booking?.end ?? null, zone: booking?.zone ?? null }
    return { jobId, candidateId, interview: { id, ...time } }
  }
  // Which job a candidate is of is never sealed, and outlives the candidate.
  const [first] = await core.engines.store.read(streamName(companyId, 'candidate', id), { limit: 1 })
  const jobId = (first?.data as { jobId?: string } | undefined)?.jobId
  return jobId ? { jobId, candidateId: id, interview: null } : null
}

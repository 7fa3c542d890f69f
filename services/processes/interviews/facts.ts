import type { InterviewEvent } from '#contracts/interview/events.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { parseStream } from '#contracts/kernel/streams.ts'
import { normalisePhone } from '#contracts/user/phone.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import { colleaguesOn } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import { interviewThen } from '../../effects/calendar/recorded-interview.ts'
import { type ContactFacts, contactFacts } from '../invitation-mail.ts'
import { readerOf } from '../notices/reader.ts'

/** Who gets a message: a colleague by id, or the candidate. */
export type Told = { id: string; name: string; email: string; language: string; company: string }

export type InterviewFacts = {
  now: KnownInterview
  before: KnownInterview | null
  job: string
  /** Who is written to by mail; null where there is no address, or the candidate is gone. */
  candidate: Told | null
  /** The same where they are written to by text: they have no address, or who planned it chose so. */
  texted: Told | null
  /** Who is written to by text and has an address: what their calendar learns comes there. */
  alsoMailed: Told | null
  /** Of the panel, now and before; who left the company is not among them. */
  people: Readonly<Record<string, Told>>
  /** The host, where a process planned it or who did has left. */
  planner: Told | null
  /** Who may approve it. */
  approvers: readonly Told[]
  /** What it is about has passed by now. */
  isOver: boolean
  /** Of whom the event tells: who answered. */
  who: string
}

/** What is known of an interview and its people when something happens to it; null once its job is gone. */
export async function lookUp(
  core: Core,
  { event, stream, revision, tenant }: Recorded<InterviewEvent>,
): Promise<InterviewFacts | null> {
  const then = await interviewThen(core, tenant, parseStream(stream).id, revision)
  if (!then) return null
  const { now, before, plannerId } = then
  const { state: job } = await core.commands.stateOf(jobDecider, { companyId: tenant }, now.jobId)
  if (job.status === 'unknown') return null
  const contact = then.isErased ? null : await contactFacts(core, { tenant, id: now.candidateId })
  const isTexted =
    contact !== null && normalisePhone(contact.phone) !== null && (!contact.email || now.channel !== 'email')
  const waits = event.type === 'InterviewPlanned' && event.data.status === 'PENDING_APPROVAL'
  const mayApprove = waits ? await colleaguesOn(core, tenant, now.jobId, 'live_interviews') : []
  const approverIds = mayApprove.map(({ userId }) => userId).filter((id) => id !== plannerId)
  const panel = [...now.panel, ...(before?.panel ?? [])].map(({ userId }) => userId)
  const people = await peopleOf(core, tenant, [...panel, plannerId, now.hostId, ...approverIds])
  const answerer = event.type !== 'AttendanceAnswered' ? null : event.data.userId ? people[event.data.userId] : contact
  return {
    now,
    before,
    job: savedTitle(job.draft.details.jobTitle),
    candidate: contact?.email && !isTexted ? toldOf(contact) : null,
    texted: contact && isTexted ? toldOf(contact) : null,
    alsoMailed: contact?.email && isTexted ? toldOf(contact) : null,
    people,
    planner: people[plannerId] ?? people[now.hostId] ?? null,
    approvers: approverIds.flatMap((id) => people[id] ?? []),
    isOver: (now.booking ? now.booking.end : now.expiresAt) <= core.now(),
    who: answerer?.name ?? '',
  }
}

const toldOf = ({ name, email, language, company }: NonNullable<ContactFacts>): Told => ({
  ...{ id: 'candidate', name, email, language, company },
})

async function peopleOf(core: Core, companyId: string, ids: readonly string[]): Promise<Record<string, Told>> {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const reader = await readerOf(core, companyId, id)
      if (!reader) return []
      const { name, email, language, company } = reader
      return [[id, { id, name, email, language, company }] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}

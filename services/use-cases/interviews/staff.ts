import type { InterviewCommand } from '#contracts/interview/commands.ts'
import type { OfferChannel } from '#contracts/interview/codes.ts'
import type { InterviewPlan, OfferMessage } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { interviewDecider } from '#domain/interview/decider.ts'
import type { KnownInterview } from '#domain/interview/interview.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { editable } from '#domain/job/policies/known.ts'
import { hidingFrom, levelOf } from '#projections/anonymity/hiding.ts'
import { cards } from '#projections/board/cards.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnJob, requireFeature, requireRunning } from '../../core/authorize.ts'
import { servicesOf } from '../../core/calendars/conference.ts'
import { activeAmong } from '../../core/colleagues-on.ts'
import type { Core } from '../../core/core.ts'
import { interviewLink } from '../../core/secrets/interview-link.ts'
import { schedulingSettingsOf } from '../availability/all.ts'
import { bookTime } from './book.ts'
import { requireLiveVolume } from './live-volume.ts'
import { holding } from './claim.ts'
import { requireChannel } from './over-whatsapp.ts'
import { isFreeElsewhere } from './search.ts'

type Message = OfferMessage
/** `rooms` by name: one name is one room of the company. */
export type PlanGiven = Omit<InterviewPlan, 'rooms'> & { rooms: readonly string[] }
type Done = { token: ConsistencyToken }
const RIGHT: Permission = 'live_interviews'

/** A room is known by its name, so that two interviews in one room cannot overlap. */
export const roomsNamed = (companyId: string, names: readonly string[]) =>
  [...new Set(names.map((name) => name.trim().replaceAll(/\s+/g, ' ')).filter((name) => name !== ''))].map((name) => ({
    roomId: uuid5(companyId, `room ${name.toLowerCase()}`),
    name,
  }))

/** @throws Rejected 'auth/forbidden' or 'job/not-found' */
export async function allowInterviews(core: Core, asker: Asker, jobId: string) {
  await allowOnJob(core, asker, RIGHT, jobId)
  const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
  if (state.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
}

async function planAllowed(core: Core, asker: Asker, jobId: string) {
  await requireFeature(core, asker, 'live')
  await allowInterviews(core, asker, jobId)
}

/** The interview as it is, for those with the right to it. @throws Rejected 'interview/not-found' */
export async function interviewFor(core: Core, asker: Asker, interviewId: string): Promise<KnownInterview> {
  const missing = () => new Rejected('interview/not-found', 'There is no such interview')
  const { state } = await core.commands.stateOf(interviewDecider, asker, interviewId)
  if (!state.known) throw missing()
  await allowOnJob(core, asker, RIGHT, state.jobId, missing)
  return state
}

/** Invitations to a meeting name who is met: who plans one has had it shown before. @throws Rejected 'candidate/hidden' */
async function requireShown(core: Core, asker: Asker, candidateId: string) {
  const hiding = await hidingFrom(core.reads, asker)
  const card = hiding && (await core.reads.store.get(core.reads.live(cards), candidateId))
  if (card && levelOf(card, hiding) !== null)
    throw new Rejected('candidate/hidden', 'It is still hidden who this is. Have it shown first.')
}

/** Every beginning and end that an offer has. */
const timesIn = ({ sharing, slots, window }: Pick<InterviewPlan, 'sharing' | 'slots' | 'window'>): string[] =>
  (sharing === 'SELECT' ? slots : window ? [window] : []).flatMap(({ start, end }) => [start, end])

/** Live interviews as colleagues plan and change them (LIVE-002 to 015). Each asks for the right on the job. */
export function staffInterviews(core: Core) {
  async function change(asker: Asker, command: InterviewCommand, commandId?: string): Promise<Done> {
    const { interviewId } = command.data
    await interviewFor(core, asker, interviewId)
    const { token } = await core.commands.handle(interviewDecider, interviewId, command, core.context(asker, commandId))
    return { token }
  }

  /** Panels are of people who have joined the company. */
  async function requireColleagues({ companyId }: Asker, userIds: readonly string[]) {
    const here = await activeAmong(core, companyId, userIds)
    if (userIds.every((userId) => here.has(userId))) return
    const problem = 'A person on the panel is not with the company any more'
    throw new Rejected('interview/invalid', problem, { panel: problem })
  }

  /** A link is promised where its host has connected what makes it. */
  async function requireService({ companyId }: Asker, { place, hostId }: PlanGiven) {
    if (place?.kind !== 'service' || hostId === null) return
    const services = await servicesOf(core, { companyId, userId: hostId })
    if (services.some(({ profileId }) => profileId === place.value)) return
    const problem = 'This host has not connected this conferencing service'
    throw new Rejected('interview/invalid', problem, { place: problem })
  }

  return {
    /** What makes links for meetings of this host. @throws Rejected 'auth/forbidden', 'job/not-found', 'calendar/unavailable' */
    async conferencingOfHost(asker: Asker, { jobId, hostId }: { jobId: string; hostId: string }) {
      await planAllowed(core, asker, jobId)
      await requireColleagues(asker, [hostId])
      return servicesOf(core, { companyId: asker.companyId, userId: hostId })
    },

    /**
     * One interview each; the same `commandId` plans the same ones. What is wrong with one is said before any is planned.
     * @throws Rejected 'interview/invalid' with the fields to mend, or 'candidate/not-found', or 'job/archived'
     */
    async planInterviews(
      asker: Asker,
      given: {
        jobId: string
        candidateIds: readonly string[]
        plan: PlanGiven
        expiresAt: string | null
        message: Message
        /** `email` when it is absent. */
        channel?: OfferChannel
        waits?: boolean
        commandId: string
      },
    ): Promise<Done & { interviews: { candidateId: string; interviewId: string }[] }> {
      const { jobId, candidateIds, plan, expiresAt, message, channel = 'email', commandId } = given
      await planAllowed(core, asker, jobId)
      requireChannel(core, channel)
      editable((await core.commands.stateOf(jobDecider, asker, jobId)).state)
      await requireRunning(core, asker)
      await requireColleagues(asker, [...plan.panel.map(({ userId }) => userId), ...(plan.hostId ? [plan.hostId] : [])])
      await requireService(asker, plan)
      await requireLiveVolume(core, asker, timesIn(plan), new Set(candidateIds).size)
      const { isAutoApproveEnabled: approved } = await schedulingSettingsOf(core)(asker)
      const rooms = roomsNamed(asker.companyId, plan.rooms)
      const commands = []
      for (const candidateId of new Set(candidateIds)) {
        const { state } = await core.commands.stateOf(candidateDecider, asker, candidateId)
        if (!isKnown(state) || state.jobId !== jobId) throw new Rejected('candidate/not-found', 'No such candidate')
        await requireShown(core, asker, candidateId)
        const interviewId = uuid5(commandId, `interview ${candidateId}`)
        const data = {
          ...plan,
          rooms,
          interviewId,
          jobId,
          candidateId,
          expiresAt,
          message,
          channel,
          approved,
          waits: given.waits === true,
        }
        const command = { type: 'PlanInterview', data } as const
        const { state: before } = await core.commands.stateOf(interviewDecider, asker, interviewId)
        if (!before.known) interviewDecider.decide(command, before, core.context(asker))
        commands.push(command)
      }
      const token: ConsistencyToken = {}
      for (const command of commands) {
        const { interviewId } = command.data
        const context = core.context(asker, uuid5(commandId, `plan ${interviewId}`))
        Object.assign(token, (await core.commands.handle(interviewDecider, interviewId, command, context)).token)
      }
      return {
        interviews: commands.map(({ data: { candidateId, interviewId } }) => ({ candidateId, interviewId })),
        token,
      }
    },

    allowInterviews: (asker: Asker, jobId: string) => allowInterviews(core, asker, jobId),
    /** @throws Rejected 'subscription/feature-missing', 'auth/forbidden' or 'job/not-found' */
    allowPlanning: (asker: Asker, jobId: string) => planAllowed(core, asker, jobId),
    /** Where its candidate chooses a time, for a colleague who writes to them. */
    async linkOfCandidate(asker: Asker, interviewId: string): Promise<string> {
      const { linkId } = await interviewFor(core, asker, interviewId)
      return interviewLink(core, { companyId: asker.companyId, interviewId, linkId })
    },
    interviewOf: (asker: Asker, interviewId: string) => interviewFor(core, asker, interviewId),

    approveInterview: (asker: Asker, { interviewId }: { interviewId: string }) =>
      change(asker, { type: 'ApproveInterview', data: { interviewId } }),
    disapproveInterview: (asker: Asker, data: { interviewId: string; reason: string }) =>
      change(asker, { type: 'DisapproveInterview', data }),
    /** @throws Rejected 'subscription/no-live-interview' */
    async offerTimes(
      asker: Asker,
      data: Pick<InterviewPlan, 'sharing' | 'slots' | 'window'> & {
        interviewId: string
        expiresAt: string | null
        message: Message
        /** Null, or absent: as it was planned. */
        channel?: OfferChannel | null
      },
    ) {
      const { booking } = await interviewFor(core, asker, data.interviewId)
      const channel = data.channel ?? null
      requireChannel(core, channel)
      const times = timesIn(data)
      // One that is booked in a month of the offer is counted there already.
      if (!booking || !times.some((at) => at.slice(0, 7) === booking.start.slice(0, 7)))
        await requireLiveVolume(core, asker, times, 1)
      return change(asker, { type: 'OfferTimes', data: { ...data, channel } })
    },
    /** The candidate is sent the offer once more, at most once a day. @throws Rejected 'interview/wrong-status' */
    async remindOfOffer(asker: Asker, { interviewId }: { interviewId: string }, commandId: string) {
      await interviewFor(core, asker, interviewId)
      const command = { type: 'RemindOfOffer', data: { interviewId } } as const
      const { token, events } = await core.commands.handle(
        interviewDecider,
        interviewId,
        command,
        core.context(asker, commandId),
      )
      return { token, isNew: events.length > 0 }
    },
    cancelInterview: (asker: Asker, data: { interviewId: string; reason: string; withNotification: boolean }) =>
      change(asker, { type: 'CancelInterview', data }),
    /** Colleagues and the candidate get it, and their calendars. @throws Rejected 'interview/invalid', 'interview/wrong-status' */
    setMeetingLink: (
      asker: Asker,
      { interviewId, url, commandId }: { interviewId: string; url: string; commandId?: string },
    ) => change(asker, { type: 'AssignLink', data: { interviewId, url } }, commandId),
    noteNoShow: (asker: Asker, { interviewId }: { interviewId: string }) =>
      change(asker, { type: 'NoteNoShow', data: { interviewId } }),

    /** A colleague chooses the time, or another one. @throws Rejected 'interview/slot-taken' */
    async bookInterview(
      asker: Asker,
      chosen: { interviewId: string; start: string; zone: string; reason: string | null; commandId?: string },
    ): Promise<Done> {
      const interview = await interviewFor(core, asker, chosen.interviewId)
      // Within its month an interview is moved freely: it is counted there already.
      if (interview.booking?.start.slice(0, 7) !== chosen.start.slice(0, 7))
        await requireLiveVolume(core, asker, [chosen.start], 1)
      return bookTime(core, asker, interview, chosen)
    },

    /** One takes the place of another, also in what is booked, if they are free then. @throws Rejected 'interview/slot-taken' */
    async replaceInterviewer(asker: Asker, data: { interviewId: string; out: string; in: string }): Promise<Done> {
      const { booking } = await interviewFor(core, asker, data.interviewId)
      await requireColleagues(asker, [data.in])
      const holds = holding(core, asker, data.interviewId)
      try {
        if (booking?.attendees.includes(data.out)) {
          const isFree =
            (await holds.hold(data.in, booking.claimed)) &&
            (await isFreeElsewhere(core, asker, data.in, booking.claimed))
          if (!isFree) throw new Rejected('interview/slot-taken', 'This person is not free at that time')
        }
        return await change(asker, { type: 'ReplaceInterviewer', data })
      } catch (error) {
        await holds.giveBack()
        throw error
      }
    },
  }
}

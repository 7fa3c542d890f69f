import type * as z from 'zod'
import type { interviewRoutes, OfferGiven } from '#contracts/http/api/interviews.ts'
import type { Input } from '#contracts/http/api/route.ts'
import { attendeeResponses, statusCodes, statusNames } from '#contracts/interview/codes.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { InterviewQuery } from '#projections/interviews/reader.ts'
import { csv } from '../../../core/csv.ts'
import type { Platform } from '../../../platform.ts'
import type { Handlers } from '../call.ts'
import { eventOf, inWireNames, nameOf, offerOf, planOf } from '../interview-wire.ts'

type Asked = Omit<Input<typeof interviewRoutes.listCalendarEvents>['query'], 'page' | 'limit'>
type Done = { token: ConsistencyToken }
const MOST = 200
const EVER = '1970-01-01T00:00:00.000Z'

/** @throws Rejected 'job/not-found' for a job that there is not */
async function queryOf(
  { useCases }: Pick<Platform, 'useCases'>,
  asker: Asker,
  { job_id, video_id, user_id, status, from, to }: Asked,
): Promise<InterviewQuery> {
  if (job_id) await useCases.interviews.allowInterviews(asker, job_id)
  return {
    ...(job_id && { jobId: job_id }),
    ...(video_id && { candidateId: video_id }),
    ...(user_id && { userId: user_id }),
    ...(status !== undefined && { statuses: statusNames.filter((name) => statusCodes[name] === status) }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** The interview as it is once this has been done, from the log. */
async function changed({ useCases }: Platform, asker: Asker, interviewId: string, { token }: Done) {
  const { status, booking } = await useCases.interviews.interviewOf(asker, interviewId)
  const time = { start: booking?.start ?? null, end: booking?.end ?? null }
  return { body: { event_id: interviewId, status: statusCodes[status], ...time }, token }
}

async function offer(
  { useCases, now }: Platform,
  asker: Asker,
  interviewId: string,
  given: z.output<typeof OfferGiven>,
): Promise<Done> {
  const { zone } = await useCases.interviews.interviewOf(asker, interviewId)
  return useCases.interviews.offerTimes(asker, { interviewId, ...offerOf(given, zone, now()) })
}

export const interviewHandlers: Handlers<typeof interviewRoutes> = {
  async listCalendarEvents(platform, { asker, query: { page, limit, ...asked } }) {
    const wanted = { ...(await queryOf(platform, asker, asked)), page: page - 1, limit }
    const { interviews, total } = await platform.readers.interviews(asker, wanted)
    return { body: { events: interviews.map(eventOf), total } }
  },

  async listMeetings(platform, { asker, query: { page, limit, ...asked } }) {
    const wanted = { from: EVER, ...(await queryOf(platform, asker, asked)), page: page - 1, limit }
    const { interviews, total } = await platform.readers.interviews(asker, wanted)
    return { body: { events: interviews.map(eventOf), total } }
  },

  async planCalendarEvent(platform, { asker, body, commandId }) {
    const { job_id: jobId, video_id: candidateId } = body
    const { interviews, token } = await inWireNames(async () => {
      const { expiresAt, message, channel, ...times } = offerOf(body, body.tzid, platform.now())
      const plan = { ...planOf(body), ...times }
      const given = {
        jobId,
        candidateIds: [candidateId],
        plan,
        expiresAt,
        message,
        channel: channel ?? 'email',
        commandId,
      }
      return platform.useCases.interviews.planInterviews(asker, given)
    })
    return changed(platform, asker, interviews[0]!.interviewId, { token })
  },

  async changeCalendarEvent(platform, { asker, params: { event_id: interviewId }, body, commandId }) {
    const { interviews } = platform.useCases
    const { availability, replace, decline_reason: reason, no_show, response, comment = '', conferencing } = body
    if (
      [availability, replace, reason, no_show, response, conferencing].filter((each) => each !== undefined).length !== 1
    ) {
      await interviews.interviewOf(asker, interviewId)
      throw new Rejected(
        'request/invalid',
        'Say one of availability, replace, decline_reason, no_show, response and conferencing',
      )
    }
    const done = await inWireNames(() => {
      if (availability) return offer(platform, asker, interviewId, availability)
      if (conferencing !== undefined)
        return interviews.setMeetingLink(asker, { interviewId, url: conferencing, commandId })
      if (replace) return interviews.replaceInterviewer(asker, { interviewId, out: replace.user_id, in: replace.by })
      if (response !== undefined)
        return interviews.answerOwnInvitation(asker, {
          interviewId,
          response: nameOf(attendeeResponses, response),
          comment,
        })
      return reason !== undefined
        ? interviews.disapproveInterview(asker, { interviewId, reason })
        : interviews.noteNoShow(asker, { interviewId })
    })
    return changed(platform, asker, interviewId, done)
  },

  async approveCalendarEvent(platform, { asker, params: { event_id: interviewId } }) {
    return changed(
      platform,
      asker,
      interviewId,
      await platform.useCases.interviews.approveInterview(asker, { interviewId }),
    )
  },

  async rescheduleCalendarEvent(platform, { asker, params: { event_id: interviewId }, body, commandId }) {
    const { start, tzid: zone, reason } = body
    const chosen = { interviewId, start, zone, reason, commandId }
    const done = await inWireNames(() => platform.useCases.interviews.bookInterview(asker, chosen))
    return changed(platform, asker, interviewId, done)
  },

  async cancelCalendarEvent(platform, { asker, params: { id: interviewId }, body }) {
    const given = { interviewId, reason: body.decline_reason, withNotification: body.with_notification }
    const done = await inWireNames(() => platform.useCases.interviews.cancelInterview(asker, given))
    return changed(platform, asker, interviewId, done)
  },

  async exportCalendarEvents(platform, { asker, query, signal }) {
    const wanted = await queryOf(platform, asker, query)
    const rows: unknown[][] = []
    for (let page = 0, more = true; more && !signal.aborted; page++) {
      const { interviews } = await platform.readers.interviews(asker, { ...wanted, page, limit: MOST })
      rows.push(...interviews.map(eventOf).map((event) => columns.map((name) => cellOf(event[name]))))
      more = interviews.length === MOST
    }
    const headers = { 'content-disposition': 'attachment; filename="events.csv"' }
    return { file: { contentType: 'text/csv; charset=utf-8', bytes: Buffer.from(csv(columns, rows)), headers } }
  },
}

const columns = [
  'event_id',
  'job_id',
  'video_id',
  'candidate_name',
  'status',
  'type',
  'summary',
  'required_duration',
  'start',
  'end',
  'tzid',
  'host',
  'rooms',
  'conferencing',
  'profile_id',
  'no_show',
  'decline_reason',
  'created_at',
  'updated_at',
] as const satisfies (keyof ReturnType<typeof eventOf>)[]

const cellOf = (value: unknown) => (Array.isArray(value) ? value.join('; ') : value)

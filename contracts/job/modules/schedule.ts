import * as z from 'zod'
import { meetingTypeNames, offerChannels } from '../../interview/codes.ts'
import { Instant, UserId } from '../../kernel/ids.ts'
import { type QuestionKind, questionLimits } from './kind.ts'
import { answered, config, stored, text } from './stored.ts'

/**
 * A time for a live interview, which candidates book while they apply (MOD-011). `availabilityDays`: days after today that
 * are offered; `requiredDuration` in minutes. With `roundRobin`, `roundRobinValue` of the attendees take part, by their load;
 * otherwise all do. `conferencing`: the link, number or address of the meeting type. `availabilityHours`: in place of the days.
 * `bufferBefore` and `bufferAfter`: minutes that stay free around it. `channel`: by what candidates hear of it.
 * `profileId`: of ONLINE, the conferencing service of the host that makes the link, in place of `conferencing`.
 */
const fields = () => ({
  availabilityDays: z.number().int().min(0).max(1000),
  requiredDuration: z.number().int().min(0).max(10_000),
  attendees: z.array(UserId).max(200),
  hostId: UserId.nullable(),
  roundRobin: z.boolean(),
  roundRobinValue: z.number().int().min(0).max(200),
  meetingType: z.enum(meetingTypeNames),
  conferencing: text(2000),
  rooms: z.array(text(200)).max(50),
  availabilityHours: z.number().int().min(0).max(1000).nullable().optional(),
  bufferBefore: z.number().int().min(0).max(1000).optional(),
  bufferAfter: z.number().int().min(0).max(1000).optional(),
  channel: z.enum(offerChannels).optional(),
  profileId: text(1000).nullable().optional(),
})
export const schema = () => stored('SCHEDULE', fields())
/** `start`: null where the candidate asks for other times. `zone`: in which they read times. */
export const answer = () =>
  answered('SCHEDULE', { start: Instant.nullable(), asksOthers: z.boolean(), zone: text(100) })
/** By the names of LIVE-013. */
export const page = () => {
  const { attendees, conferencing, rooms, ...own } = fields()
  return config({
    availability_days: own.availabilityDays,
    required_duration: own.requiredDuration,
    host: own.hostId,
    round_robin_mode: own.roundRobin,
    round_robin_value: own.roundRobinValue,
    meeting_type: own.meetingType,
    availability_hours: own.availabilityHours,
    buffer_before: own.bufferBefore,
    buffer_after: own.bufferAfter,
    communication: own.channel,
    profile_id: own.profileId,
    ...{ attendees, conferencing, rooms },
  })
}

type Schedule = z.infer<ReturnType<typeof schema>>

export const kind: QuestionKind<Schedule, z.infer<ReturnType<typeof answer>>> = {
  role: 'question',
  collections: ['date_and_scheduling'],
  feature: 'live',
  limits: questionLimits,
  /** Those of its fields, and their names for programs, are in `schedule-rules.ts`, which candidates do not load. */
  problems: () => [],
  seconds: () => 60,
  isEmpty: ({ start, asksOthers }) => start === null && !asksOthers,
  problem: () => null,
  tidy: ({ start, asksOthers, zone }) => ({ kind: 'SCHEDULE', start: asksOthers ? null : start, asksOthers, zone }),
  says: ({ start, zone }) => ({ type: 'time', value: start === null ? null : { start, zone } }),
}

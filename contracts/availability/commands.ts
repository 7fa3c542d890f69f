import * as z from 'zod'
import { UserId, Uuid } from '../kernel/ids.ts'
import { weekdays } from './rules.ts'

/** Made by screens and programs; `default` is one too, and what every object has, such as `constructor`, is none. */
const Id = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/)
  .refine((id) => !(id in {}))
/** Room to say what is wrong with it. */
const text = z.string().max(1000)
const MOST_GIVEN = 1000
const times = z.array(z.object({ id: Id, start: text, end: text })).max(MOST_GIVEN)

export const GivenRule = z.object({
  ruleId: Id,
  name: text,
  timezone: text,
  days: z.array(z.object({ id: Id, day: z.enum(weekdays), availableTime: times })).max(MOST_GIVEN),
  exceptions: z.array(z.object({ id: Id, date: text, availableTime: times })).max(MOST_GIVEN),
})
export const GivenLimits = z.object({
  minimumNotice: z.number(),
  dailyCap: z.number().nullable(),
  bufferBefore: z.number(),
  bufferAfter: z.number(),
})

export const SaveAvailabilityRule = z.object({
  type: z.literal('SaveAvailabilityRule'),
  data: GivenRule.extend({ userId: UserId }),
})
export const RemoveAvailabilityRule = z.object({
  type: z.literal('RemoveAvailabilityRule'),
  data: z.object({ ruleId: Id }),
})
export const ChooseDefaultAvailability = z.object({
  type: z.literal('ChooseDefaultAvailability'),
  data: z.object({ ruleId: Id }),
})
export const SetAvailabilityLimits = z.object({
  type: z.literal('SetAvailabilityLimits'),
  data: GivenLimits.extend({ userId: UserId }),
})

export const OpenCalendarFeed = z.object({ type: z.literal('OpenCalendarFeed'), data: z.object({ userId: UserId }) })
export const CloseCalendarFeed = z.object({ type: z.literal('CloseCalendarFeed'), data: z.object({ userId: UserId }) })
export const ConnectCalendar = z.object({
  type: z.literal('ConnectCalendar'),
  data: z.object({ userId: UserId, name: text, address: z.string().max(4000) }),
})
export const DisconnectCalendar = z.object({
  type: z.literal('DisconnectCalendar'),
  data: z.object({ userId: UserId, calendarId: Uuid }),
})
/** `calendarId`: chosen before, as the password is sealed for it. */
export const ConnectCalendarAccount = z.object({
  type: z.literal('ConnectCalendarAccount'),
  data: z.object({
    userId: UserId,
    calendarId: Uuid,
    name: text,
    address: z.string().max(4000),
    username: text,
    secret: z.string().max(8000),
    target: z.string().max(4000).nullable(),
  }),
})
export const ChooseCalendarTarget = z.object({
  type: z.literal('ChooseCalendarTarget'),
  data: z.object({ userId: UserId, calendarId: Uuid, target: z.string().max(4000).nullable() }),
})

/** `former`: what signed in until then, so that a token that was replaced since is left as it is. */
export const RotateCalendarToken = z.object({
  type: z.literal('RotateCalendarToken'),
  data: z.object({ userId: UserId, calendarId: Uuid, former: z.string().max(8000), secret: z.string().max(8000) }),
})
/** `secret`: what was not accepted. */
export const PauseCalendarAccount = z.object({
  type: z.literal('PauseCalendarAccount'),
  data: z.object({ userId: UserId, calendarId: Uuid, secret: z.string().max(8000) }),
})

export const AvailabilityCommand = z.discriminatedUnion('type', [
  SaveAvailabilityRule,
  RemoveAvailabilityRule,
  ChooseDefaultAvailability,
  SetAvailabilityLimits,
  OpenCalendarFeed,
  CloseCalendarFeed,
  ConnectCalendar,
  DisconnectCalendar,
  ConnectCalendarAccount,
  ChooseCalendarTarget,
  RotateCalendarToken,
  PauseCalendarAccount,
])
export type AvailabilityCommand = z.infer<typeof AvailabilityCommand>

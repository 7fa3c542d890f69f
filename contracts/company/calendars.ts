import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'
import { Uuid } from '../kernel/ids.ts'

/**
 * The account of a company's administrator at Cronofy, which opens the calendars of colleagues and rooms of one directory.
 * `secret`: its refresh token, sealed under a key of its own, which is destroyed when the account is disconnected.
 */
export type CompanyCalendars = {
  serviceId: string
  provider: string
  domain: string
  email: string
  account: string
  secret: string
}

export const CompanyCalendarsConnected = defineEvent(
  'CompanyCalendarsConnected',
  z.object({
    serviceId: Uuid,
    provider: z.string(),
    domain: z.string(),
    email: z.string(),
    account: z.string(),
    secret: z.string(),
  }),
  ['email', 'secret'],
)
/** Cronofy replaced what signs in, as it does from time to time. */
export const CompanyCalendarsTokenRotated = defineEvent(
  'CompanyCalendarsTokenRotated',
  z.object({ serviceId: Uuid, secret: z.string() }),
  ['secret'],
)
/** `secret`: with which the permission is given back. */
export const CompanyCalendarsDisconnected = defineEvent(
  'CompanyCalendarsDisconnected',
  z.object({ serviceId: Uuid, secret: z.string() }),
  ['secret'],
)

const text = z.string().max(1000)
const secret = z.string().max(8000)
/** Another account takes the place of the one before; the same one is kept with what opens it now. */
export const ConnectCompanyCalendars = z.object({
  type: z.literal('ConnectCompanyCalendars'),
  data: z.object({ serviceId: Uuid, provider: text, domain: text, email: text, account: text, secret }),
})
/** `former`: what signed in until then, so that a token that was replaced since is left as it is. */
export const RotateCompanyCalendarsToken = z.object({
  type: z.literal('RotateCompanyCalendarsToken'),
  data: z.object({ serviceId: Uuid, former: secret, secret }),
})
export const DisconnectCompanyCalendars = z.object({
  type: z.literal('DisconnectCompanyCalendars'),
  data: z.object({}),
})

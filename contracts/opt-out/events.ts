import * as z from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'

/** 'link': of a message; 'one-click': by the mail program; 'stop': a text message that says so. */
export const optOutWays = ['link', 'one-click', 'stop'] as const
/** A person wants no invitations and reminders of a company any more. Which address it is, the stream's id alone knows. */
export const OptedOut = defineEvent('OptedOut', z.object({ via: z.enum(optOutWays) }))
/** They want them again. */
export const OptedIn = defineEvent('OptedIn', z.object({}))

export const optOutEvents = [OptedOut, OptedIn] as const
export type OptOutEvent = EventOf<(typeof optOutEvents)[number]>

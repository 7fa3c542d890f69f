import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'

/** An invitation or reminder that waited was sent at once, or cancelled; `isFirst`: no invitation left before. */
export const HeldReachSettled = defineEvent(
  'HeldReachSettled',
  z.object({
    how: z.enum(['send', 'cancel']),
    what: z.enum(['invitation', 'reminder']),
    channels: z.array(z.enum(['email', 'sms'])).min(1),
    isFirst: z.boolean(),
  }),
)
/** The personal link of an invitation was opened for the first time, before its person began. */
export const InvitationOpened = defineEvent('InvitationOpened', z.object({}))

export const reachEvents = [HeldReachSettled, InvitationOpened] as const

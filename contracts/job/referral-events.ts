import * as z from 'zod'
import { defineEvent } from '../kernel/event.ts'

/** Whether the direct link, or the QR code, is passed on as the one that marks who comes by it as referred (PUB-021). */
export const JobReferralsSet = defineEvent(
  'JobReferralsSet',
  z.object({ of: z.enum(['copyLink', 'qrCode']), on: z.boolean() }),
)

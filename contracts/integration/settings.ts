import * as z from 'zod'

/** What is sent to the people who come through an integration (INT-001). Off: a recruiter sends the link. */
export const MessagingSettings = z.object({ inviteByMail: z.boolean() })
export type MessagingSettings = z.infer<typeof MessagingSettings>
export const messagingAtFirst: MessagingSettings = { inviteByMail: true }

/** A company's account at another system, and the address at which that one answers for it. */
export const LinkedAccount = z.object({ id: z.string().max(200), address: z.string().max(500) })
export type LinkedAccount = z.infer<typeof LinkedAccount>

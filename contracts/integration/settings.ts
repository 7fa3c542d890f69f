import * as z from 'zod'

/** What is sent to the people who come through an integration (INT-001). Off: a recruiter sends the link. */
export const MessagingSettings = z.object({ inviteByMail: z.boolean() })
export type MessagingSettings = z.infer<typeof MessagingSettings>
export const messagingAtFirst: MessagingSettings = { inviteByMail: true }

export const credentialLimits = { token: 500, email: 254 } as const

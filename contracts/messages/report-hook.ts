import * as z from 'zod'
import { CompanyId } from '../kernel/ids.ts'

/** What a mail service sends to `/hooks/mail`. The company is in the header `X-Company-Id` of the message it is about. */
export const MessageReport = z.object({
  id: z.string().min(1).max(200).describe('Of the report: the same twice is one'),
  company_id: CompanyId,
  kind: z
    .enum(['bounce', 'complaint'])
    .describe('The address does not exist for good, or its owner reports the message as unwanted'),
})
export type MessageReport = z.infer<typeof MessageReport>

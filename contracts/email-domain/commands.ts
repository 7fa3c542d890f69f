import * as z from 'zod'
import { CompanyId, Uuid } from '../kernel/ids.ts'

const data = z.object({ domain: z.string().max(253), companyId: CompanyId, proofId: Uuid })
/** Sent once the company has proven the domain. */
export const ReserveEmailDomain = z.object({ type: z.literal('ReserveEmailDomain'), data })
export const ReleaseEmailDomain = z.object({ type: z.literal('ReleaseEmailDomain'), data })

export const EmailDomainCommand = z.discriminatedUnion('type', [ReserveEmailDomain, ReleaseEmailDomain])
export type EmailDomainCommand = z.infer<typeof EmailDomainCommand>

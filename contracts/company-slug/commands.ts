import * as z from 'zod'
import { CompanyId, Uuid } from '../kernel/ids.ts'

const claim = z.object({ slug: z.string(), companyId: CompanyId, claim: Uuid })
export const ClaimCompanySlug = z.object({ type: z.literal('ClaimCompanySlug'), data: claim })
export const ReleaseCompanySlug = z.object({ type: z.literal('ReleaseCompanySlug'), data: claim })

export const CompanySlugCommand = z.discriminatedUnion('type', [ClaimCompanySlug, ReleaseCompanySlug])
export type CompanySlugCommand = z.infer<typeof CompanySlugCommand>

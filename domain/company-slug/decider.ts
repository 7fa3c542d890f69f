import type { CompanySlugCommand } from '#contracts/company-slug/commands.ts'
import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import type { Decider } from '#domain/decider.ts'
import { claim } from './commands/claim.ts'
import { release } from './commands/release.ts'
import { type CompanySlug, evolve, initialState } from './company-slug.ts'

/** One stream per address: of two companies that ask at the same instant one append wins. */
export const companySlugDecider: Decider<CompanySlug, CompanySlugCommand, CompanySlugEvent> = {
  category: 'slug',
  initialState,
  evolve,
  decide: ({ type, data }, state) => (type === 'ClaimCompanySlug' ? claim(data, state) : release(data, state)),
}

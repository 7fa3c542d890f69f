import type { CompanySlugCommand } from '#contracts/company-slug/commands.ts'
import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import { slugProblem, slugTaken } from '#contracts/company/slug.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { CompanySlug } from '../company-slug.ts'

/**
 * A company that holds the address already claims it anew: an earlier claim may be on its way to being released, and
 * that must not take the address from under this one.
 */
export function claim(data: CompanySlugCommand['data'], state: CompanySlug): CompanySlugEvent[] {
  const problem = slugProblem(data.slug)
  if (problem) throw new Rejected('company/details-invalid', problem, { slug: problem })
  if (state.status === 'held' && state.companyId !== data.companyId)
    throw new Rejected('company/slug-taken', slugTaken, { slug: slugTaken })
  return [{ type: 'CompanySlugClaimed', data }]
}

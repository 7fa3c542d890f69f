import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** The address was reserved for this company. The claim it held before is what will be released, be it for the same address. */
export function takeSlug({ slug, claim }: CompanyCommandData<'TakeCompanySlug'>, state: Company): CompanyEvent[] {
  const { slug: previous } = registered(state)
  return previous?.claim === claim ? [] : [{ type: 'CompanySlugChanged', data: { slug, claim, previous } }]
}

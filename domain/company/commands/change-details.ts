import { checkedDetails } from '#contracts/company/details.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

export function changeDetails(data: CompanyCommandData<'ChangeCompanyDetails'>, state: Company): CompanyEvent[] {
  const held = registered(state).details
  const { details, problems } = checkedDetails(data)
  if (Object.keys(problems).length > 0)
    throw new Rejected('company/details-invalid', 'Some fields need attention', problems)
  const same = (Object.keys(details) as (keyof typeof details)[]).every((field) => details[field] === held[field])
  return same ? [] : [{ type: 'CompanyDetailsChanged', data: details }]
}

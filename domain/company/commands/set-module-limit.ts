import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** Of the same again there is nothing to record. */
export function setModuleLimit(data: CompanyCommandData<'SetModuleLimit'>, state: Company): CompanyEvent[] {
  return registered(state).moduleLimit === data.moduleLimit ? [] : [{ type: 'ModuleLimitSet', data }]
}

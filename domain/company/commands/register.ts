import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company } from '../company.ts'

export function register(data: CompanyCommandData<'RegisterCompany'>, state: Company): CompanyEvent[] {
  if (state.status !== 'unknown') throw new Rejected('company/already-registered', 'This company is registered already')
  return [{ type: 'CompanyRegistered', data }]
}

import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Company, RegisteredCompany } from '../company.ts'

export function registered(state: Company): RegisteredCompany {
  if (state.status === 'unknown') throw new Rejected('company/not-found', 'No such company')
  return state
}

import type { CompanySlugEvent } from '#contracts/company-slug/events.ts'
import type { CompanyId } from '#contracts/kernel/ids.ts'

export type CompanySlug = { status: 'free' } | { status: 'held'; companyId: CompanyId; claim: string }

export const initialState = (): CompanySlug => ({ status: 'free' })

export const evolve = (_state: CompanySlug, { type, data }: CompanySlugEvent): CompanySlug =>
  type === 'CompanySlugClaimed' ? { status: 'held', companyId: data.companyId, claim: data.claim } : { status: 'free' }

import { type CompanyDetails, noDetails } from '#contracts/company/details.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Permission } from '#contracts/permissions.ts'

export type ApiKey = { label: string; scopes: readonly Permission[]; secretHash: string }
export type SingleSignOn = { issuer: string; clientId: string; clientSecret: string; signUp: boolean; passwords: boolean }
/** An address of the company, and the reservation it rests on. */
export type HeldSlug = { slug: string; claim: string }
export type RegisteredCompany = {
  status: 'registered'
  details: CompanyDetails
  slug: HeldSlug | null
  apiKeys: ReadonlyMap<string, ApiKey>
  singleSignOn: SingleSignOn | null
}
export type Company = { status: 'unknown' } | RegisteredCompany

export const initialState = (): Company => ({ status: 'unknown' })

export function evolve(state: Company, event: CompanyEvent): Company {
  if (event.type === 'CompanyRegistered') return { status: 'registered', details: { ...noDetails, name: event.data.name }, slug: null, apiKeys: new Map(), singleSignOn: null }
  if (state.status === 'unknown') return state
  switch (event.type) {
    case 'ApiKeyIssued': {
      const { keyId, ...key } = event.data
      return { ...state, apiKeys: new Map(state.apiKeys).set(keyId, key) }
    }
    case 'ApiKeyRevoked':
      return { ...state, apiKeys: new Map([...state.apiKeys].filter(([keyId]) => keyId !== event.data.keyId)) }
    case 'SingleSignOnConfigured':
      return { ...state, singleSignOn: event.data }
    case 'SingleSignOnDisabled':
      return { ...state, singleSignOn: null }
    case 'CompanyDetailsChanged':
      return { ...state, details: event.data }
    case 'CompanySlugChanged':
      return { ...state, slug: { slug: event.data.slug, claim: event.data.claim } }
    default:
      return event satisfies never
  }
}

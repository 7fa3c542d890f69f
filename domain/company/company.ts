import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Permission } from '#contracts/permissions.ts'

export type ApiKey = { label: string; scopes: readonly Permission[]; secretHash: string }
export type RegisteredCompany = { status: 'registered'; name: string; apiKeys: ReadonlyMap<string, ApiKey> }
export type Company = { status: 'unknown' } | RegisteredCompany

export const initialState = (): Company => ({ status: 'unknown' })

export function evolve(state: Company, event: CompanyEvent): Company {
  if (event.type === 'CompanyRegistered') return { status: 'registered', name: event.data.name, apiKeys: new Map() }
  if (state.status === 'unknown') return state
  switch (event.type) {
    case 'ApiKeyIssued': {
      const { keyId, ...key } = event.data
      return { ...state, apiKeys: new Map(state.apiKeys).set(keyId, key) }
    }
    case 'ApiKeyRevoked':
      return { ...state, apiKeys: new Map([...state.apiKeys].filter(([keyId]) => keyId !== event.data.keyId)) }
    default:
      return event satisfies never
  }
}

import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** What is kept is for the media store to say: the record says when it came and who gave it up. */
export function addJobMedia(data: CompanyCommandData<'AddJobMedia'>, state: Company): CompanyEvent[] {
  registered(state)
  return [{ type: 'JobMediaAdded', data }]
}

export function removeJobMedia(data: CompanyCommandData<'RemoveJobMedia'>, state: Company): CompanyEvent[] {
  registered(state)
  return [{ type: 'JobMediaRemoved', data }]
}

import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

/** Of the same again there is nothing to record. */
export function limitMessages(data: CompanyCommandData<'LimitMessages'>, state: Company): CompanyEvent[] {
  const { messaging } = registered(state)
  const same = messaging.perDay === data.perDay && messaging.stopped === data.stopped
  return same ? [] : [{ type: 'MessagesLimited', data }]
}

import type { CompanyCommand } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { same } from '#contracts/kernel/same.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

type Data<Type extends CompanyCommand['type']> = Extract<CompanyCommand, { type: Type }>['data']

export function connectCalendars(data: Data<'ConnectCompanyCalendars'>, state: Company): CompanyEvent[] {
  const before = registered(state).calendars
  if (same(before, data)) return []
  const isAnother = before !== null && before.serviceId !== data.serviceId
  return [...(isAnother ? disconnectCalendars({}, state) : []), { type: 'CompanyCalendarsConnected', data }]
}

export function rotateCalendarsToken(
  { former, ...data }: Data<'RotateCompanyCalendarsToken'>,
  state: Company,
): CompanyEvent[] {
  const { calendars } = registered(state)
  const isTheirs = calendars?.serviceId === data.serviceId && calendars.secret === former
  return isTheirs && former !== data.secret ? [{ type: 'CompanyCalendarsTokenRotated', data }] : []
}

export function disconnectCalendars(_data: Data<'DisconnectCompanyCalendars'>, state: Company): CompanyEvent[] {
  const { calendars } = registered(state)
  if (!calendars) return []
  const { serviceId, secret } = calendars
  return [{ type: 'CompanyCalendarsDisconnected', data: { serviceId, secret } }]
}

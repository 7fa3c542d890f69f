import {
  addressFrom,
  calendarProblems,
  type ConnectedAccount,
  type ConnectedCalendar,
  MOST_CALENDARS,
} from '#contracts/availability/calendars.ts'
import type { AvailabilityCommand } from '#contracts/availability/commands.ts'
import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { limitProblems, ruleProblems } from '#contracts/availability/problems.ts'
import {
  type AvailabilityLimits,
  type AvailabilityRule,
  type AvailableTime,
  MOST_RULES,
  noLimits,
} from '#contracts/availability/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said, type Wording } from '#contracts/kernel/wording.ts'
import type { Decider } from '../decider.ts'

type State = {
  rules: ReadonlyMap<string, AvailabilityRule>
  defaultRuleId: string | null
  limits: AvailabilityLimits
  /** Names the address of the calendar; null while there is none. */
  feedId: string | null
  calendars: readonly ConnectedCalendar[]
}

/** When one colleague can be interviewed (LIVE-011, LIVE-020, LIVE-022). The first rule is the default until another is chosen. */
export const availabilityDecider: Decider<State, AvailabilityCommand, AvailabilityEvent> = {
  category: 'availability',
  initialState: () => ({ rules: new Map(), defaultRuleId: null, limits: noLimits, feedId: null, calendars: [] }),
  evolve: (state, { type, data }) => {
    switch (type) {
      case 'AvailabilityRuleSaved': {
        const { userId: _user, ...rule } = data
        return { ...state, rules: new Map(state.rules).set(rule.ruleId, rule) }
      }
      case 'AvailabilityRuleRemoved':
        return { ...state, rules: new Map([...state.rules].filter(([ruleId]) => ruleId !== data.ruleId)) }
      case 'DefaultAvailabilityChosen':
        return { ...state, defaultRuleId: data.ruleId }
      case 'AvailabilityLimitsSet': {
        const { userId: _user, ...limits } = data
        return { ...state, limits }
      }
      case 'CalendarFeedOpened':
        return { ...state, feedId: data.feedId }
      case 'CalendarFeedClosed':
        return { ...state, feedId: null }
      case 'CalendarConnected': {
        const { userId: _user, ...calendar } = data
        return { ...state, calendars: [...state.calendars, { ...calendar, account: null }] }
      }
      case 'CalendarAccountConnected': {
        const { userId: _user, username, secret, target, ...calendar } = data
        return {
          ...state,
          calendars: [...state.calendars, { ...calendar, account: { username, secret, target, isPaused: false } }],
        }
      }
      case 'CalendarAccountRenewed':
        return { ...state, calendars: changed(state, data.calendarId, { secret: data.secret, isPaused: false }) }
      case 'CalendarTokenRotated':
        return { ...state, calendars: changed(state, data.calendarId, { secret: data.secret }) }
      case 'CalendarAccountPaused':
        return { ...state, calendars: changed(state, data.calendarId, { isPaused: true }) }
      case 'CalendarTargetChosen':
        return { ...state, calendars: changed(state, data.calendarId, { target: data.target }) }
      case 'CalendarDisconnected':
        return { ...state, calendars: state.calendars.filter(({ calendarId }) => calendarId !== data.calendarId) }
      default:
        return type satisfies never
    }
  },
  decide: ({ type, data }, state, { commandId }) => {
    switch (type) {
      case 'SaveAvailabilityRule':
        return saveRule(data, state)
      case 'RemoveAvailabilityRule':
        return removeRule(data.ruleId, state)
      case 'ChooseDefaultAvailability':
        if (!state.rules.has(data.ruleId)) throw notFound()
        return data.ruleId === state.defaultRuleId ? [] : [{ type: 'DefaultAvailabilityChosen', data }]
      case 'SetAvailabilityLimits': {
        const { userId: _user, ...limits } = data
        refuse(limitProblems(limits))
        return same(limits, state.limits) ? [] : [{ type: 'AvailabilityLimitsSet', data }]
      }
      case 'OpenCalendarFeed':
        return [{ type: 'CalendarFeedOpened', data: { userId: data.userId, feedId: commandId } }]
      case 'CloseCalendarFeed':
        return state.feedId === null ? [] : [{ type: 'CalendarFeedClosed', data }]
      case 'ConnectCalendar':
        return connectCalendar(data, state, commandId)
      case 'DisconnectCalendar':
        return state.calendars.some(({ calendarId }) => calendarId === data.calendarId)
          ? [{ type: 'CalendarDisconnected', data }]
          : []
      case 'ConnectCalendarAccount':
        return connectAccount(data, state)
      case 'ChooseCalendarTarget': {
        const account = accountIn(state, data.calendarId)
        if (!account) throw new Rejected('calendar/not-found', 'There is no such calendar')
        const { target: former } = account
        return former === data.target ? [] : [{ type: 'CalendarTargetChosen', data: { ...data, former } }]
      }
      case 'RotateCalendarToken': {
        const { former, ...rotated } = data
        const isKnown = accountIn(state, data.calendarId)?.secret === former
        return isKnown ? [{ type: 'CalendarTokenRotated', data: rotated }] : []
      }
      case 'PauseCalendarAccount': {
        const { secret, ...paused } = data
        const account = accountIn(state, data.calendarId)
        const isNews = account?.secret === secret && !account.isPaused
        return isNews ? [{ type: 'CalendarAccountPaused', data: paused }] : []
      }
      default:
        return type satisfies never
    }
  },
}

function saveRule(
  { userId, ...given }: Extract<AvailabilityCommand, { type: 'SaveAvailabilityRule' }>['data'],
  { rules }: State,
): AvailabilityEvent[] {
  const rule = { ...given, name: given.name.trim().replaceAll(/\s+/g, ' ') }
  refuse(ruleProblems(rule))
  if (!rules.has(rule.ruleId) && rules.size >= MOST_RULES)
    throw new Rejected('availability/too-many', said`You can keep at most ${MOST_RULES} sets of hours`)
  const tidy = {
    ...rule,
    days: rule.days.map((day) => ({ ...day, availableTime: inOrder(day.availableTime) })),
    exceptions: rule.exceptions
      .map((exception) => ({ ...exception, availableTime: inOrder(exception.availableTime) }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  }
  if (same(rules.get(rule.ruleId), tidy)) return []
  const saved = { type: 'AvailabilityRuleSaved', data: { userId, ...tidy } } as const
  return rules.size > 0 ? [saved] : [saved, { type: 'DefaultAvailabilityChosen', data: { ruleId: rule.ruleId } }]
}

/** The same address twice is one calendar. */
function connectCalendar(
  { userId, ...typed }: Extract<AvailabilityCommand, { type: 'ConnectCalendar' }>['data'],
  { calendars }: State,
  calendarId: string,
): AvailabilityEvent[] {
  const given = { name: typed.name.trim().replaceAll(/\s+/g, ' '), address: addressFrom(typed.address) }
  refuse(calendarProblems(given))
  if (calendars.some(({ address }) => address === given.address)) return []
  requireRoom(calendars)
  return [{ type: 'CalendarConnected', data: { userId, calendarId, ...given } }]
}

/** The same account again is the one there is, with the password that was given now. */
function connectAccount(
  { name, ...given }: Extract<AvailabilityCommand, { type: 'ConnectCalendarAccount' }>['data'],
  { calendars }: State,
): AvailabilityEvent[] {
  const { userId, secret } = given
  const known = calendars.find(
    ({ address, account }) => account?.username === given.username && address === given.address,
  )
  if (known) return [{ type: 'CalendarAccountRenewed', data: { userId, calendarId: known.calendarId, secret } }]
  requireRoom(calendars)
  return [{ type: 'CalendarAccountConnected', data: { ...given, name: name.trim().replaceAll(/\s+/g, ' ') } }]
}

/** @throws Rejected 'availability/too-many' */
export function requireRoom(calendars: readonly ConnectedCalendar[]) {
  if (calendars.length >= MOST_CALENDARS)
    throw new Rejected('availability/too-many', said`You can connect at most ${MOST_CALENDARS} calendars`)
}

const accountIn = ({ calendars }: State, calendarId: string) =>
  calendars.find((each) => each.calendarId === calendarId)?.account
const changed = ({ calendars }: State, calendarId: string, change: Partial<ConnectedAccount>) =>
  calendars.map((each) =>
    each.calendarId === calendarId && each.account ? { ...each, account: { ...each.account, ...change } } : each,
  )

/** Without its default a colleague's next rule is it: interviews go on being planned. */
function removeRule(ruleId: string, { rules, defaultRuleId }: State): AvailabilityEvent[] {
  if (!rules.has(ruleId)) throw notFound()
  const removed = { type: 'AvailabilityRuleRemoved', data: { ruleId } } as const
  if (ruleId !== defaultRuleId) return [removed]
  const next = [...rules.keys()].find((other) => other !== ruleId) ?? null
  return [removed, { type: 'DefaultAvailabilityChosen', data: { ruleId: next } }]
}

const inOrder = (times: AvailableTime[]) => [...times].sort((one, other) => (one.start < other.start ? -1 : 1))

const notFound = () => new Rejected('availability/not-found', 'There are no such hours')

function refuse(problems: Record<string, string | Wording>) {
  const [first] = Object.values(problems)
  if (first !== undefined) throw new Rejected('availability/invalid', first, problems)
}

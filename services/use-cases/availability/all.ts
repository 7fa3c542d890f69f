import type { AvailabilityCommand } from '#contracts/availability/commands.ts'
import type { AvailabilityLimits, AvailabilityRule } from '#contracts/availability/rules.ts'
import { type SchedulingSettings, usualScheduling } from '#contracts/company/scheduling.ts'
import { mayTry } from '#contracts/job/access.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { companyCalendarUseCases } from './company-calendars.ts'
import { connectedCalendarUseCases } from './calendars.ts'
import { cronofyUseCases } from './cronofy.ts'
import { calendarFeedUseCases } from './calendar-feed.ts'

/** `userId`: a colleague's, for those who manage users; one's own when it is absent. */
type Of = { userId?: UserId | undefined; commandId?: string | undefined }
type Written = Promise<{ token: ConsistencyToken }>

/** When colleagues can be interviewed (LIVE-011, LIVE-014, LIVE-020, LIVE-022). @throws Rejected 'availability/invalid' */
export const availabilityUseCases = (core: Core) => {
  const send = async (asker: Asker, of: Of, command: (userId: UserId) => AvailabilityCommand): Written => {
    const userId = await personOf(core, asker, of.userId)
    return core.commands.handle(availabilityDecider, userId, command(userId), core.context(asker, of.commandId))
  }
  return {
    ...calendarFeedUseCases(core, (asker, userId) => personOf(core, asker, userId)),
    ...connectedCalendarUseCases(core, (asker, userId) => personOf(core, asker, userId)),
    ...companyCalendarUseCases(core),
    ...cronofyUseCases(core, (asker, userId) => personOf(core, asker, userId)),
    saveRule: (asker: Asker, { userId, commandId, ...rule }: Of & AvailabilityRule) =>
      send(asker, { userId, commandId }, (person) => ({
        type: 'SaveAvailabilityRule',
        data: { ...structuredClone(rule as Sent), userId: person },
      })),
    removeRule: (asker: Asker, { ruleId, ...of }: Of & { ruleId: string }) =>
      send(asker, of, () => ({ type: 'RemoveAvailabilityRule', data: { ruleId } })),
    /** @throws Rejected 'availability/not-found' */
    chooseDefault: (asker: Asker, { ruleId, ...of }: Of & { ruleId: string }) =>
      send(asker, of, () => ({ type: 'ChooseDefaultAvailability', data: { ruleId } })),
    setLimits: (asker: Asker, { userId, commandId, ...limits }: Of & AvailabilityLimits) =>
      send(asker, { userId, commandId }, (person) => ({
        type: 'SetAvailabilityLimits',
        data: { ...limits, userId: person },
      })),
    /** Hours and limits as they hold now, from the log. @throws Rejected 'team/user-not-found', 'auth/forbidden' */
    async availabilityOf(asker: Asker, userId?: UserId) {
      const person = await personOf(core, asker, userId)
      const { state } = await core.commands.stateOf(availabilityDecider, asker, person)
      return { ...state, userId: person, rules: [...state.rules.values()] }
    },

    schedulingSettingsOf: schedulingSettingsOf(core),
    async changeSchedulingSettings(asker: Asker, { commandId, ...data }: SchedulingSettings & Of): Written {
      allow(asker, 'company.settings')
      const { isAutoApproveEnabled } = data
      const command = { type: 'ChangeSchedulingSettings', data: { isAutoApproveEnabled } } as const
      return core.commands.handle(companyDecider, asker.companyId, command, core.context(asker, commandId))
    },
  }
}

type Sent = Omit<Extract<AvailabilityCommand, { type: 'SaveAvailabilityRule' }>['data'], 'userId'>

/** From the log: whether a plan needs approval is decided by what holds now. */
export const schedulingSettingsOf =
  ({ commands }: Pick<Core, 'commands'>) =>
  async ({ companyId }: Pick<Asker, 'companyId'>): Promise<SchedulingSettings> => {
    const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
    return state.status === 'unknown' ? usualScheduling : state.scheduling
  }

async function personOf(core: Core, asker: Asker, userId: UserId | undefined): Promise<UserId> {
  // Hours are a person's own, whichever job they interview for.
  if (!mayTry(asker, 'live_interviews')) allow(asker, 'live_interviews')
  const own = asker.kind === 'user' ? asker.userId : asker.kind === 'apiKey' ? (asker.owner?.userId ?? null) : null
  const wanted = userId ?? own
  if (wanted === null) throw new Rejected('team/user-not-found', 'No such user')
  if (wanted === own) return wanted
  allow(asker, 'users.update')
  const { state } = await core.commands.stateOf(userDecider, asker, wanted)
  if (state.status !== 'active') throw new Rejected('team/user-not-found', 'No such user')
  return wanted
}

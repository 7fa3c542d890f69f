import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Asker } from '#contracts/kernel/asker.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import { CompanyId, UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { CalendarAccount } from '#infra/engines/calendars/port.ts'
import { log } from '#infra/log.ts'
import { companyAccount, companyCalendarsNow } from '../../core/calendars/company-account.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { openKept, sealKept } from '../../core/secrets/kept.ts'
import { sealCalendarPassword } from '../../core/secrets/calendar-password.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { cronofyAnswers } from './cronofy-answers.ts'
import { cronofyPaths, noProvider } from './cronofy-paths.ts'
import { keepGrant } from './keep-grant.ts'

/** As long as Cronofy tries to deliver the answer, and a day more. */
const DELEGATED_MS = 48 * 3_600_000
const Delegated = z.object({ companyId: CompanyId, userId: UserId, serviceId: z.uuid(), endsAt: z.number() })
const Answer = z.object({
  authorization: z.object({ code: z.string().max(4000).optional(), state: z.string().max(4000) }),
})

/** How a company's administrator lets us into the calendars of colleagues and rooms of their directory (LIVE-017 to 019). */
export const companyCalendarUseCases = (core: Core) => {
  const answers = cronofyAnswers(core, 'cronofy-company-state')
  const redirectUri = `${core.settings.publicUrl}${cronofyPaths.companyAuthorized}`
  const callbackUrl = `${core.settings.publicUrl}${cronofyPaths.delegated}`
  function service() {
    const { cronofy } = core.engines.calendars
    if (!cronofy) throw noProvider()
    return cronofy
  }
  const byOf = (asker: Asker) => (asker.kind === 'user' ? asker.userId : asker.kind)

  async function accountOf(companyId: string): Promise<{ serviceId: string; account: CalendarAccount } | null> {
    const now = await companyCalendarsNow(core, companyId)
    const account = now && (await companyAccount(core, companyId, now))
    return now && account ? { serviceId: now.serviceId, account } : null
  }

  /**
   * Asks for the calendars of these colleagues, of whom each is connected once Cronofy says so. Answers with those it asked for:
   * none without a directory, and none of a caller who does not manage users.
   */
  async function askForCalendars(
    asker: Asker,
    people: readonly { userId: UserId; email: string }[],
  ): Promise<string[]> {
    const { cronofy } = core.engines.calendars
    if (!cronofy || people.length === 0 || !mayDo(asker, 'users.update')) return []
    const { companyId } = asker
    const opened = await accountOf(companyId)
    if (!opened) return []
    await requireVerifiedEmail(core, asker)
    const endsAt = Date.parse(core.now()) + DELEGATED_MS
    const asked = people.map(({ userId, email }) => {
      const { serviceId } = opened
      return { email, state: sealKept(core, 'cronofy-delegated', { companyId, userId, serviceId, endsAt }) }
    })
    await cronofy.delegate(opened.account, asked, callbackUrl)
    return people.map(({ email }) => email)
  }

  return {
    /** Which directory is open to us; null for none. */
    async companyCalendarsOf(asker: Asker) {
      allow(asker, 'company.settings')
      const now = await companyCalendarsNow(core, asker.companyId)
      if (!now) return null
      const { account, provider, domain, email } = now
      return { account, provider, domain, email }
    },

    /** Where an administrator says yes. @throws Rejected 'calendar/no-provider', 'account/email-not-verified' */
    async beginCompanyCalendars(asker: Asker): Promise<string> {
      allow(asker, 'company.settings')
      const cronofy = service()
      await requireVerifiedEmail(core, asker)
      return cronofy.authorizeCompanyUrl({ redirectUri, state: answers.stateFor(asker, byOf(asker)) })
    },

    /**
     * From then on calendars of colleagues can be asked for, and rooms of the directory are known.
     * @param state null where a program sends a code of its own company's
     * @throws Rejected 'calendar/not-own', 'calendar/refused' for a code that is none and for an account that opens no other's
     * calendars, 'calendar/no-provider', 'calendar/unavailable', 'account/email-not-verified'
     */
    async finishCompanyCalendars(
      asker: Asker,
      { code, state, commandId = randomUUID() }: { code: string; state: string | null; commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      allow(asker, 'company.settings')
      const cronofy = service()
      await requireVerifiedEmail(core, asker)
      if (state !== null) await answers.requireOwn(asker, byOf(asker), state)
      const { companyId } = asker
      const { refreshToken, access, ...opened } = await cronofy.redeemCompany(code, redirectUri)
      const before = await companyCalendarsNow(core, companyId)
      const serviceId = before?.account === opened.account ? before.serviceId : commandId
      const secret = await sealCalendarPassword(core.engines.keys, { companyId, calendarId: serviceId }, refreshToken)
      const command = { type: 'ConnectCompanyCalendars', data: { serviceId, ...opened, secret } } as const
      const done = await core.commands.handle(companyDecider, companyId, command, core.context(asker, commandId))
      cronofy.keep(serviceId, { access })
      return done
    },

    /** The permission is given back. Calendars that colleagues have by it are theirs, and stay until they disconnect them. */
    async endCompanyCalendars(
      asker: Asker,
      { commandId }: { commandId?: string },
    ): Promise<{ token: ConsistencyToken }> {
      allow(asker, 'company.settings')
      service()
      const command = { type: 'DisconnectCompanyCalendars', data: {} } as const
      const { companyId } = asker
      return core.commands.handle(companyDecider, companyId, command, core.context(asker, commandId))
    },

    /** Rooms of the directory; none without one. @throws Rejected 'calendar/unavailable', 'calendar/refused' */
    async directoryRooms({ companyId }: Pick<Asker, 'companyId'>): Promise<{ email: string; name: string }[]> {
      const { cronofy } = core.engines.calendars
      const opened = cronofy && (await accountOf(companyId))
      return opened ? cronofy.rooms(opened.account) : []
    },

    askForCalendars,

    /** The same for all colleagues. @throws Rejected 'calendar/not-found' without a directory, and as {@link askForCalendars} */
    async askForAllCalendars(asker: Asker): Promise<{ token: ConsistencyToken }> {
      allow(asker, 'users.update')
      const users = await core.readers.usersOf(asker)
      const people = users.map(({ user_id: userId, email }) => ({ userId, email }))
      if ((await askForCalendars(asker, people)).length === 0)
        throw new Rejected('calendar/not-found', 'The calendars of the company are not open')
      return { token: {} }
    },

    /**
     * Cronofy says whether a colleague's calendar could be opened. What can no longer be used is left aside, so that it is not
     * sent again.
     * @throws Rejected 'auth/required' where it was not Cronofy, 'calendar/unavailable' for another try
     */
    async delegatedCameIn({ raw, signatures }: { raw: Buffer; signatures: string }): Promise<void> {
      const cronofy = service()
      if (!cronofy.isSigned(raw, signatures))
        throw new Rejected('auth/required', 'Sign the message with the secret of the application')
      const sent = Answer.safeParse(jsonIn(raw)).data?.authorization
      const state = Delegated.safeParse(openKept(core, 'cronofy-delegated', sent?.state ?? null)).data
      if (!sent || !state || state.endsAt < Date.parse(core.now())) return asideFor('no such request')
      if (!sent.code) return asideFor('there is no such calendar, or it is closed')
      const { companyId, userId, serviceId } = state
      const [now, { state: user }] = await Promise.all([
        companyCalendarsNow(core, companyId),
        core.commands.stateOf(userDecider, { companyId }, userId),
      ])
      if (now?.serviceId !== serviceId || user.status !== 'active') return asideFor('it is not wanted any more')
      const asker: Asker = { kind: 'process', name: 'calendars', companyId, permissions: [] }
      try {
        const grant = await cronofy.redeem(sent.code, callbackUrl)
        await keepGrant(core, cronofy, { asker, userId, grant })
      } catch (error) {
        if (!(error instanceof Rejected) || error.code === 'calendar/unavailable') throw error
        asideFor(error.code)
      }
    },
  }
}

function jsonIn(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

const asideFor = (why: string) => log.warn(`the calendar of a colleague was not connected: ${why}`)

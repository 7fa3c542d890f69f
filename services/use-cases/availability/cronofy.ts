import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { atCronofy, type CalendarProvider, isAtCronofy, MAX_CALENDAR_NAME } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { CompanyId, UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider, requireRoom } from '#domain/availability/decider.ts'
import { accountOf } from '../../core/calendars/account.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'
import { sealCalendarPassword } from '../../core/secrets/calendar-password.ts'
import { openKept, sealKept } from '../../core/secrets/kept.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'

/** As long as a person may take at their provider. */
const PENDING_MS = 15 * 60_000
const State = z.object({
  ...{ companyId: CompanyId, userId: UserId, session: z.string() },
  ...{ id: z.uuid(), endsAt: z.number() },
})
/** Where Cronofy sends browsers back to. */
export const cronofyPaths = { connect: '/calendars/cronofy', authorized: '/calendars/cronofy/authorized' } as const

export const noProvider = () =>
  new Rejected(
    'calendar/no-provider',
    'This server has no account with a calendar provider: interviews are in the built-in calendar',
  )
const sessionOf = (asker: Asker) => asker.session?.id ?? ''

/** How a colleague lets us into their calendars over Cronofy (LIVE-021). */
export const cronofyUseCases = (
  core: Core,
  personOf: (asker: Asker, userId: UserId | undefined) => Promise<UserId>,
) => {
  const busy = calendarBusy(core)
  const now = () => Date.parse(core.now())
  const redirectUri = `${core.settings.publicUrl}${cronofyPaths.authorized}`
  const once = attempts(core, { name: 'cronofy state', limit: 1, windowMs: PENDING_MS })
  function service() {
    const { cronofy } = core.engines.calendars
    if (!cronofy) throw noProvider()
    return cronofy
  }
  const calendarsOf = async (companyId: string, userId: UserId) =>
    (await core.commands.stateOf(availabilityDecider, { companyId }, userId)).state.calendars

  /** Each answer counts once, for the person in the browser that began. */
  async function requireOwn(asker: Asker, userId: UserId, given: string): Promise<void> {
    const state = State.safeParse(openKept(core, 'cronofy-state', given)).data
    const isOwn = state?.userId === userId && state.companyId === asker.companyId && state.session === sessionOf(asker)
    const isFresh = state !== undefined && state.endsAt >= now() && !(await once.spent(state.id))
    if (!isOwn || !isFresh) throw ended()
    await once.take(state.id).catch(() => {
      throw ended()
    })
  }

  /** The caller's accounts at Cronofy. */
  async function ownAccounts(asker: Asker) {
    const userId = await personOf(asker, undefined)
    const calendars = (await calendarsOf(asker.companyId, userId)).filter(isAtCronofy)
    const of = { companyId: asker.companyId, userId }
    const found = await Promise.all(
      calendars.map(async (calendar) => (calendar.account?.isPaused ? null : accountOf(core, of, calendar))),
    )
    return found.flatMap((account) => account ?? [])
  }

  return {
    hasCronofy: () => core.engines.calendars.cronofy !== null,

    /** Where the caller says yes. @throws Rejected 'calendar/no-provider', 'account/email-not-verified' */
    async beginCronofy(asker: Asker, provider: CalendarProvider | null): Promise<string> {
      const cronofy = service()
      const userId = await personOf(asker, undefined)
      await requireVerifiedEmail(core, asker)
      const of = { companyId: asker.companyId, userId, session: sessionOf(asker) }
      const state = sealKept(core, 'cronofy-state', { ...of, id: randomUUID(), endsAt: now() + PENDING_MS })
      return cronofy.authorizeUrl({ redirectUri, state, provider })
    },

    /**
     * From then on the caller is not free while a calendar of the account is busy, and their interviews are written in its first.
     * @param state null where a program sends a code of its own caller's
     * @throws Rejected 'calendar/not-own' for an answer to another request, 'calendar/refused' for a code that is none,
     * 'calendar/no-provider', 'calendar/unavailable', 'availability/too-many', 'account/email-not-verified'
     */
    async finishCronofy(
      asker: Asker,
      { code, state, commandId = randomUUID() }: { code: string; state: string | null; commandId?: string },
    ): Promise<{ token: ConsistencyToken; calendarId: string }> {
      const cronofy = service()
      const userId = await personOf(asker, undefined)
      await requireVerifiedEmail(core, asker)
      if (state !== null) await requireOwn(asker, userId, state)
      const { companyId } = asker
      const grant = await cronofy.redeem(code, redirectUri)
      const [address, username] = [atCronofy(cronofy.api), grant.sub]
      const before = await calendarsOf(companyId, userId)
      const known = before.find((each) => each.address === address && each.account?.username === username)
      if (!known) requireRoom(before)
      const calendarId = known?.calendarId ?? commandId
      const secret = await sealCalendarPassword(core.engines.keys, { companyId, calendarId }, grant.refreshToken)
      const name = grant.name.trim().slice(0, MAX_CALENDAR_NAME) || 'Cronofy'
      const given = { userId, calendarId, name, address, username, secret, target: grant.target }
      const command = { type: 'ConnectCalendarAccount', data: given } as const
      const { token } = await core.commands.handle(availabilityDecider, userId, command, core.context(asker, commandId))
      cronofy.keep(calendarId, grant)
      await busy.readOne({ companyId, userId }, calendarId)
      return { token, calendarId }
    },

    /** Where the caller lets in a conferencing service. @throws Rejected 'calendar/no-provider', 'calendar/not-found' */
    async conferencingLink(asker: Asker, provider: string): Promise<string> {
      const cronofy = service()
      await requireVerifiedEmail(core, asker)
      const [account] = await ownAccounts(asker)
      if (!account) throw notConnected()
      return cronofy.conferencingUrl(account, {
        redirectUri: `${core.settings.publicUrl}/scheduling-settings`,
        provider,
      })
    },

    /** Conferencing services that the caller let in. @throws Rejected 'calendar/no-provider', 'calendar/unavailable' */
    async conferencingOf(asker: Asker): Promise<{ profileId: string; provider: string; name: string }[]> {
      const cronofy = service()
      return (await Promise.all((await ownAccounts(asker)).map((account) => cronofy.conferencing(account)))).flat()
    },

    /** Cronofy says that something changed. @throws Rejected 'auth/required' where it was not Cronofy */
    async cronofyNoticeCameIn(sent: { calendarId: string; raw: Buffer; signatures: string }): Promise<void> {
      if (!service().isSigned(sent.raw, sent.signatures))
        throw new Rejected('auth/required', 'Sign the message with the secret of the application')
      await busy.changed(sent.calendarId)
    },
  }
}

const ended = () =>
  new Rejected('calendar/not-own', 'This answer belongs to another request, or has been used. Please begin again.')
const notConnected = () =>
  new Rejected('calendar/not-found', 'Connect a calendar with Google, Microsoft or Apple first')

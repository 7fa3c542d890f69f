import { randomUUID } from 'node:crypto'
import { type CalendarProvider, isAtCronofy } from '#contracts/availability/calendars.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { UserId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { accountOf } from '../../core/calendars/account.ts'
import { calendarBusy } from '../../core/calendars/busy.ts'
import { servicesOf, takeLink } from '../../core/calendars/conference.ts'
import type { Core } from '../../core/core.ts'
import { meetingUid } from '../../effects/calendar/calendar-file.ts'
import { requireVerifiedEmail } from '../../core/verified.ts'
import { cronofyAnswers } from './cronofy-answers.ts'
import { cronofyPaths, noProvider } from './cronofy-paths.ts'
import { keepGrant } from './keep-grant.ts'

/** How a colleague lets us into their calendars over Cronofy (LIVE-021). */
export const cronofyUseCases = (
  core: Core,
  personOf: (asker: Asker, userId: UserId | undefined) => Promise<UserId>,
) => {
  const busy = calendarBusy(core)
  const answers = cronofyAnswers(core, 'cronofy-state')
  const redirectUri = `${core.settings.publicUrl}${cronofyPaths.authorized}`
  function service() {
    const { cronofy } = core.engines.calendars
    if (!cronofy) throw noProvider()
    return cronofy
  }
  const calendarsOf = async (companyId: string, userId: UserId) =>
    (await core.commands.stateOf(availabilityDecider, { companyId }, userId)).state.calendars

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
      return cronofy.authorizeUrl({ redirectUri, state: answers.stateFor(asker, userId), provider })
    },

    /**
     * From then on the caller is not free while a calendar of the account is busy, and their interviews are written in its first.
     * @param state null where a program sends a code of its own caller's
     * @throws Rejected 'calendar/not-own' for an answer to another request, 'calendar/refused' for a code that is none,
     * 'calendar/no-provider', 'calendar/unavailable', 'availability/too-many', 'account/email-not-verified'
     */
    async finishCronofy(
      asker: Asker,
      { code, state, commandId }: { code: string; state: string | null; commandId?: string },
    ): Promise<{ token: ConsistencyToken; calendarId: string }> {
      const cronofy = service()
      const userId = await personOf(asker, undefined)
      await requireVerifiedEmail(core, asker)
      if (state !== null) await answers.requireOwn(asker, userId, state)
      const grant = await cronofy.redeem(code, redirectUri)
      return keepGrant(core, cronofy, { asker, userId, grant, ...(commandId && { commandId }) })
    },

    /** What a colleague has over Cronofy is disconnected, by themselves or by who manages users. */
    async disconnectCronofy(
      asker: Asker,
      { userId: of, commandId = randomUUID() }: { userId: UserId; commandId?: string },
    ): Promise<void> {
      const userId = await personOf(asker, of)
      const { companyId } = asker
      for (const { calendarId } of (await calendarsOf(companyId, userId)).filter(isAtCronofy)) {
        const command = { type: 'DisconnectCalendar', data: { userId, calendarId } } as const
        const context = core.context(asker, uuid5(commandId, calendarId))
        await core.commands.handle(availabilityDecider, userId, command, context)
        await busy.readOne({ companyId, userId }, calendarId)
      }
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
      service()
      const userId = await personOf(asker, undefined)
      return servicesOf(core, { companyId: asker.companyId, userId })
    },

    /** Cronofy says that the link to an interview was made, or could not be. @throws Rejected 'auth/required' where it was not Cronofy */
    async conferenceNoticeCameIn(sent: {
      companyId: string
      interviewId: string
      raw: Buffer
      signatures: string
    }): Promise<void> {
      if (!service().isSigned(sent.raw, sent.signatures))
        throw new Rejected('auth/required', 'Sign the message with the secret of the application')
      const { companyId, interviewId } = sent
      const uid = meetingUid(interviewId, core.settings.publicUrl)
      const isFailing = sent.raw.includes('conferencing_failing')
      await takeLink(core, { companyId, interviewId, uid, isFailing })
    },

    /** Cronofy says that something changed. @throws Rejected 'auth/required' where it was not Cronofy */
    async cronofyNoticeCameIn(sent: { calendarId: string; raw: Buffer; signatures: string }): Promise<void> {
      if (!service().isSigned(sent.raw, sent.signatures))
        throw new Rejected('auth/required', 'Sign the message with the secret of the application')
      await busy.changed(sent.calendarId)
    },
  }
}

const notConnected = () =>
  new Rejected('calendar/not-found', 'Connect a calendar with Google, Microsoft or Apple first')

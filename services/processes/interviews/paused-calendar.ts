import type { AvailabilityEvent } from '#contracts/availability/events.ts'
import { availabilityDecider } from '#domain/availability/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { mailLanguage } from '../../effects/mail/templates.ts'
import { mail } from '../../effects/reactions.ts'
import type { ProcessManager } from '../process-manager.ts'

type Facts = { to: string; values: Record<string, string> } | null

/** The owner of a calendar account that can be reached no more hears of it, once. */
export const pausedCalendarIsMailed: ProcessManager<AvailabilityEvent, Facts> = {
  name: 'paused-calendar-is-mailed',
  category: 'availability',
  on: ['CalendarAccountPaused'],
  async look({ commands, settings }, { event, tenant: companyId }) {
    if (event.type !== 'CalendarAccountPaused') return null
    const { userId, calendarId } = event.data
    const [{ state: user }, { state }] = await Promise.all([
      commands.stateOf(userDecider, { companyId }, userId),
      commands.stateOf(availabilityDecider, { companyId }, userId),
    ])
    const calendar = state.calendars.find((each) => each.calendarId === calendarId)
    // Removed, or connected again, by now.
    if (user.status !== 'active' || !calendar?.account?.isPaused) return null
    const values = { name: user.name, about: calendar.name, link: `${settings.publicUrl}/scheduling-settings` }
    return { to: user.email, values: { ...values, language: mailLanguage(user.language, undefined) } }
  },
  react: (_, facts) => (facts ? [mail({ to: facts.to, template: 'calendarPaused', values: facts.values })] : []),
}

import { questionIn } from '#contracts/analytics/question.ts'
import type { DashboardEvent } from '#contracts/dashboard/events.ts'
import { DIGEST_HOUR } from '#contracts/inbox/types.ts'
import { mayDo } from '#contracts/kernel/asker.ts'
import type { Recorded } from '#contracts/kernel/recorded.ts'
import { dayOf, nextHourIn } from '#contracts/kernel/time.ts'
import { inboxDecider } from '#domain/inbox/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { analysisReader } from '#projections/analytics/analysis.ts'
import { dashboardsReader } from '#projections/dashboards/reader.ts'
import type { Core } from '../core/core.ts'
import { mail } from '../effects/reactions.ts'
import { readerOf } from './notices/reader.ts'
import type { ProcessManager } from './process-manager.ts'

type Hour = { hour: number; timezone: string }

const inboxOf = async (core: Core, companyId: string, userId: string) =>
  (await core.commands.stateOf(inboxDecider, { companyId }, userId)).state

/** The next mail of a dashboard is timed with the one before, at the hour at which the person has their summary. */
export const dashboardMailIsTimed: ProcessManager<DashboardEvent, Hour | null> = {
  name: 'dashboard-mail-is-timed',
  category: 'dashboard',
  on: ['DashboardMailSet', 'DashboardMailDue'],
  look: async (core, { event, tenant }) => {
    if (event.type !== 'DashboardMailSet' && event.type !== 'DashboardMailDue') return null
    const { digest } = await inboxOf(core, tenant, event.data.userId)
    return { hour: digest?.hour ?? DIGEST_HOUR, timezone: digest?.timezone ?? 'UTC' }
  },
  react: ({ event, occurredAt }, at) => {
    if (!at || (event.type !== 'DashboardMailSet' && event.type !== 'DashboardMailDue')) return []
    const { dashboardId, userId, every } = event.data
    const timer = uuid5(userId, `mail of dashboard ${dashboardId}`)
    const toTimer = (command: { type: string; data: unknown }) =>
      [{ kind: 'command', aggregate: 'timer', id: timer, command }] as const
    if (!every) return [...toTimer({ type: 'CancelTimer', data: {} })]
    const dueAt = nextHourIn(occurredAt, at.hour, at.timezone, every)
    const command = { type: 'SendDashboard', data: { dashboardId, userId } }
    return [...toTimer({ type: 'MoveTimer', data: { dueAt, aggregate: 'dashboard', id: dashboardId, command } })]
  },
}

type Words = { to: string; values: Record<string, string> }

/**
 * Totals of the dashboard and of the period before, with what the person may see at this moment. A person who has left the
 * company gets no more of them; one who may not open the dashboard, or whose address takes no mail, misses this one.
 */
export const dashboardIsMailed: ProcessManager<DashboardEvent, Words | 'gone' | null> = {
  name: 'dashboard-is-mailed',
  category: 'dashboard',
  on: ['DashboardMailDue'],
  look: wordsOf,
  react: ({ event }, words) => {
    if (event.type !== 'DashboardMailDue' || !words) return []
    if (words !== 'gone') return [mail({ to: words.to, template: 'dashboardFigures', values: words.values })]
    const { dashboardId, userId } = event.data
    const command = { type: 'SetDashboardMail', data: { dashboardId, userId, every: null } }
    return [{ kind: 'command', aggregate: 'dashboard', id: dashboardId, command }]
  },
}

async function wordsOf(core: Core, { event, tenant }: Recorded<DashboardEvent>): Promise<Words | 'gone' | null> {
  if (event.type !== 'DashboardMailDue') return null
  const { dashboardId, userId } = event.data
  const reader = await readerOf(core, tenant, userId)
  if (!reader) return 'gone'
  const { asker, name, email, language, company } = reader
  if (!mayDo(asker, 'analytics') || (await inboxOf(core, tenant, userId)).bounced) return null
  const all = await dashboardsReader(core.reads).dashboardsOf(asker)
  const dashboard = all.find((one) => one.dashboardId === dashboardId)
  const question = dashboard && questionIn(new URLSearchParams(dashboard.address))
  if (!question) return null
  const mayLookBack = (await core.entitlementsOf(tenant)).features.enterpriseAnalytics
  const asked = { ...question, compare: true, asOf: mayLookBack ? question.asOf : undefined }
  const { scope, totals } = await analysisReader(core.reads).analysis(asker, asked, [], core.now())
  const figures = Object.entries(totals).map(([key, { value, before }]) => ({ key, value, before }))
  return {
    to: email,
    values: {
      name,
      language,
      company,
      dashboard: dashboard.name,
      from: dayOf(scope.from),
      until: dayOf(scope.to - 1),
      figures: JSON.stringify(figures),
      link: `${core.settings.publicUrl}/admin/stats?${dashboard.address}`,
    },
  }
}

import { activityReader } from './activity/reader.ts'
import { analysisReader } from './analytics/analysis.ts'
import { analyticsReader } from './analytics/reader.ts'
import { rowsReader } from './analytics/rows.ts'
import { stageLimitsReader } from './analytics/stage-limits.ts'
import { auditReader } from './audit/reader.ts'
import { automationsReader } from './automations/reader.ts'
import { availabilitiesReader } from './availabilities/reader.ts'
import { balancesReader } from './balances/reader.ts'
import { invoicesReader } from './balances/invoices-reader.ts'
import { usageDaysReader } from './usage/usage-days.ts'
import { usageReader } from './usage/usage.ts'
import { waitingReader } from './balances/waiting.ts'
import { dashboardsReader } from './dashboards/reader.ts'
import { invitationsOverview } from './invitations/reader.ts'
import { candidateImportsReader } from './candidate-imports/reader.ts'
import { savedFiltersReader } from './saved-filters/reader.ts'
import { boardReader } from './board/reader.ts'
import { invitationsReader } from './candidates/invitations-reader.ts'
import { candidateListReader } from './candidates/list-reader.ts'
import { threadReader } from './threads/reader.ts'
import { candidateReader } from './candidates/reader.ts'
import { evaluationsReader } from './candidates/evaluations-reader.ts'
import { spokenReader } from './spoken/spoken-reader.ts'
import { transcriptsReader } from './candidates/transcripts-reader.ts'
import { companiesReader } from './companies/reader.ts'
import { operatorsReader } from './balances/operators-reader.ts'
import { repairsReader } from './balances/repairs-reader.ts'
import { inboxReader } from './inboxes/reader.ts'
import { interviewFiguresReader } from './interviews/figures-reader.ts'
import { interviewsReader } from './interviews/reader.ts'
import { losingSightReader } from './jobs/losing-sight.ts'
import { jobsReader } from './jobs/reader.ts'
import type { Reads } from './runtime/reads.ts'
import { searchReader } from './search/reader.ts'
import { webhooksReader } from './webhooks/reader.ts'
import { atsReader } from './ats/reader.ts'
import { integrationsReader } from './integrations/reader.ts'
import { sharesReader } from './shares/reader.ts'
import { teamReader } from './team/reader.ts'
import { templatesReader } from './templates/reader.ts'
import { usersReader } from './users/reader.ts'
import { workReader } from './work/reader.ts'
import { trendReader } from './work/trend-reader.ts'

/** Every reader, bound to the read store. Each takes who is asking first. */
export const allReaders = (reads: Reads) => ({
  ...activityReader(reads),
  ...analysisReader(reads),
  ...analyticsReader(reads),
  ...rowsReader(reads),
  ...auditReader(reads),
  ...automationsReader(reads),
  ...availabilitiesReader(reads),
  ...balancesReader(reads),
  ...invoicesReader(reads),
  ...boardReader(reads),
  ...dashboardsReader(reads),
  ...savedFiltersReader(reads),
  ...candidateImportsReader(reads),
  ...invitationsOverview(reads),
  ...templatesReader(reads),
  ...stageLimitsReader(reads),
  ...candidateReader(reads),
  ...candidateListReader(reads),
  ...transcriptsReader(reads),
  ...spokenReader(reads),
  ...evaluationsReader(reads),
  ...threadReader(reads),
  ...invitationsReader(reads),
  ...companiesReader(reads),
  ...inboxReader(reads),
  ...interviewsReader(reads),
  ...interviewFiguresReader(reads),
  ...jobsReader(reads),
  ...losingSightReader(reads),
  ...operatorsReader(reads),
  ...repairsReader(reads),
  ...teamReader(reads),
  ...searchReader(reads),
  ...integrationsReader(reads),
  ...atsReader(reads),
  ...sharesReader(reads),
  ...webhooksReader(reads),
  ...usageReader(reads),
  ...usageDaysReader(reads),
  ...waitingReader(reads),
  ...usersReader(reads),
  ...workReader(reads),
  ...trendReader(reads),
})

export type Readers = ReturnType<typeof allReaders>

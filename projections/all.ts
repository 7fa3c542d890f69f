import { activity } from './activity/activity.ts'
import { availabilities } from './availabilities/availabilities.ts'
import { candidateFacts } from './analytics/facts.ts'
import { atsAudit, companyAudit, integrationAudit, jobAudit, userAudit, webhookAudit } from './audit/audit.ts'
import { balances } from './balances/balances.ts'
import { invoices } from './balances/invoices.ts'
import { subscriptionDays } from './balances/subscription-days.ts'
import { textMessages } from './balances/texts.ts'
import { liveUnits, oneWayUnits } from './balances/units.ts'
import { cards } from './board/cards.ts'
import { candidates } from './candidates/candidates.ts'
import { scoreDrafts } from './candidates/score-drafts.ts'
import { evaluations } from './candidates/evaluations.ts'
import { transcripts } from './candidates/transcripts.ts'
import { companies } from './companies/companies.ts'
import { deadLetters } from './dead-letters/dead-letters.ts'
import { inboxes } from './inboxes/inboxes.ts'
import { jobMediaUses } from './jobs/job-media.ts'
import { jobs } from './jobs/jobs.ts'
import { dashboards } from './dashboards/dashboards.ts'
import { calendarDays } from './interviews/calendar-days.ts'
import { interviews } from './interviews/interviews.ts'
import { invitations } from './invitations/invitations.ts'
import { candidateImports } from './candidate-imports/candidate-imports.ts'
import { savedFilters } from './saved-filters/saved-filters.ts'
import { templates } from './templates/templates.ts'
import { atsApplications } from './ats/ats-applications.ts'
import { atsLinks } from './ats/ats-links.ts'
import { integrations } from './integrations/integrations.ts'
import { shares } from './shares/shares.ts'
import { playbacks } from './playbacks/playbacks.ts'
import { postings } from './postings/postings.ts'
import type { AnyProjection } from './runtime/projection.ts'
import { spoken } from './spoken/spoken.ts'
import { team } from './team/team.ts'
import { threads } from './threads/threads.ts'
import { timers } from './timers/timers.ts'
import { users } from './users/users.ts'
import { webhooks } from './webhooks/webhooks.ts'
import { work } from './work/work.ts'

/** Every read model that is kept up to date. */
export const allProjections: readonly AnyProjection[] = [
  activity,
  availabilities,
  balances,
  invoices,
  candidateFacts,
  candidates,
  cards,
  companies,
  companyAudit,
  atsAudit,
  integrationAudit,
  deadLetters,
  calendarDays,
  inboxes,
  interviews,
  jobAudit,
  jobMediaUses,
  jobs,
  liveUnits,
  oneWayUnits,
  dashboards,
  savedFilters,
  candidateImports,
  invitations,
  templates,
  playbacks,
  postings,
  scoreDrafts,
  integrations,
  atsApplications,
  atsLinks,
  shares,
  subscriptionDays,
  spoken,
  transcripts,
  evaluations,
  team,
  textMessages,
  threads,
  timers,
  userAudit,
  webhookAudit,
  users,
  webhooks,
  work,
]

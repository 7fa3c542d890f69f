import { accountRoutes } from './accounts.ts'
import { automationRoutes } from './automations.ts'
import { availabilityRoutes } from './availability.ts'
import { billingRoutes } from './billing.ts'
import { brandingRoutes } from './branding.ts'
import { calendarRoutes } from './calendars.ts'
import { candidateRoutes } from './candidates.ts'
import { companyRoutes } from './company.ts'
import { filterRoutes } from './filters.ts'
import { identityRoutes } from './identity.ts'
import { inboxRoutes } from './inbox.ts'
import { interviewRoutes } from './interviews.ts'
import { jobKeyRoutes } from './job-key.ts'
import { jobVersionRoutes } from './job-versions.ts'
import { jobRoutes } from './jobs.ts'
import { mediaRoutes } from './media.ts'
import { metricRoutes } from './metrics.ts'
import { pricingRoutes } from './pricing.ts'
import { readModelRoutes } from './read-models.ts'
import { endpointsOf } from './route.ts'
import { atsRoutes } from './ats.ts'
import { integrationRoutes } from './integrations.ts'
import { scoreRoutes } from './scores.ts'
import { shareRoutes } from './shares.ts'
import { teamRoutes } from './team.ts'
import { evaluationRoutes } from './evaluations.ts'
import { transcriptRoutes } from './transcripts.ts'
import { templateRoutes } from './templates.ts'
import { usageRoutes } from './usage.ts'
import { webhookRoutes } from './webhooks.ts'
import { workflowRoutes } from './workflows.ts'
import { zapierRoutes } from './zapier.ts'

/** The HTTP API: its server, its OpenAPI document and the authorization matrix are all made from this table. */
export const apiRoutes = {
  ...jobRoutes,
  ...jobVersionRoutes,
  ...jobKeyRoutes,
  ...candidateRoutes,
  ...scoreRoutes,
  ...transcriptRoutes,
  ...evaluationRoutes,
  ...filterRoutes,
  ...inboxRoutes,
  ...automationRoutes,
  ...availabilityRoutes,
  ...interviewRoutes,
  ...calendarRoutes,
  ...shareRoutes,
  ...mediaRoutes,
  ...companyRoutes,
  ...templateRoutes,
  ...workflowRoutes,
  ...readModelRoutes,
  ...metricRoutes,
  ...accountRoutes,
  ...identityRoutes,
  ...teamRoutes,
  ...billingRoutes,
  ...integrationRoutes,
  ...atsRoutes,
  ...pricingRoutes,
  ...brandingRoutes,
  ...usageRoutes,
  ...webhookRoutes,
  ...zapierRoutes,
}
export type ApiRoutes = typeof apiRoutes
export type RouteId = keyof ApiRoutes

export const endpoints = endpointsOf(apiRoutes)

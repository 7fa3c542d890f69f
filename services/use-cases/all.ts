import type { Core } from '../core/core.ts'
import { accountUseCases } from './accounts/all.ts'
import { assistantUseCases } from './assistant/all.ts'
import { availabilityUseCases } from './availability/all.ts'
import { automationUseCases } from './automations/all.ts'
import { billingUseCases } from './billing/all.ts'
import { candidacyUseCases } from './candidacy/all.ts'
import { companyUseCases } from './company/all.ts'
import { messageUseCases } from './messages/all.ts'
import { historyUseCases } from './history/all.ts'
import { inboxUseCases } from './inbox/all.ts'
import { interviewUseCases } from './interviews/all.ts'
import { jobUseCases } from './jobs/all.ts'
import { reviewUseCases } from './review/all.ts'
import { postingUseCases } from './postings/all.ts'
import { shellUseCases } from './shell/all.ts'
import { atsUseCases } from './ats/all.ts'
import { integrationUseCases } from './integrations/all.ts'
import { sharingUseCases } from './sharing/all.ts'
import { deadLetterUseCases } from './system/dead-letters.ts'
import { teamUseCases } from './team/all.ts'
import { templateUseCases } from './templates/all.ts'
import { webhookUseCases } from './webhooks/all.ts'
import { zapierUseCases } from './zapier/all.ts'

/** Everything people and programs can ask the platform to do: pages and API routes call these and nothing else. */
export const allUseCases = (core: Core) => ({
  accounts: accountUseCases(core),
  assistant: assistantUseCases(core),
  automations: automationUseCases(core),
  availability: availabilityUseCases(core),
  billing: billingUseCases(core),
  candidacy: candidacyUseCases(core),
  company: companyUseCases(core),
  history: historyUseCases(core),
  inbox: inboxUseCases(core),
  interviews: interviewUseCases(core),
  jobs: jobUseCases(core),
  messages: messageUseCases(core),
  postings: postingUseCases(core),
  review: reviewUseCases(core),
  ats: atsUseCases(core),
  integrations: integrationUseCases(core),
  sharing: sharingUseCases(core),
  shell: shellUseCases(core),
  system: deadLetterUseCases(core),
  team: teamUseCases(core),
  templates: templateUseCases(core),
  webhooks: webhookUseCases(core),
  zapier: zapierUseCases(core),
})

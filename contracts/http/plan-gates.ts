import type { Permission } from '../kernel/permissions.ts'
import { type Feature, features } from '../subscription/features.ts'
import type { Volume } from '../subscription/plans.ts'
import { endpoints, type RouteId } from './api/all.ts'
import { type PageName, pages } from './pages.ts'

type Shown = {
  page: PageName
  /** What is in its place on a plan without it. */
  instead:
    | 'an offer of the plan'
    | 'nothing'
    | 'a locked part'
    | 'a refusal'
    | 'the figures of now'
    | 'the name of the product'
}
export type Gate = {
  /** Use cases, as `area.name`, that refuse what the plan lacks with 'subscription/feature-missing'. */
  decisions: readonly string[]
  /** Calls that are refused so, at least where they ask for it. */
  api: readonly RouteId[]
  pages: readonly Shown[]
}
/** `volume` is none without the feature; `waits` says why there is nothing to refuse. */
export type PlanGate = Gate | { volume: keyof Volume } | { waits: string }

const jobs = {
  decisions: ['jobs.createJob', 'jobs.saveJob'],
  api: ['createJob', 'cloneJob', 'updateJob', 'updateInterview'],
  pages: [{ page: 'jobs-cep.create_.$jobId', instead: 'a locked part' }],
} as const satisfies Gate

const branding = {
  decisions: ['company.createBrand', 'company.changeBrand'],
  api: ['createBrand', 'changeBrand'],
  pages: [{ page: 'admin.settings', instead: 'an offer of the plan' }],
} as const satisfies Gate

/** The calls that take the key of another system or of a job. */
const callsOf = (credential: 'zapier' | 'job') =>
  endpoints.filter(({ spec }) => spec.credential === credential).map(({ id }) => id as RouteId)

/** The permission has no effect without the feature, so that all that needs it is refused. */
const permitted = (permission: Permission, ...decisions: string[]): Gate => ({
  decisions,
  api: [...new Set(endpoints.filter(({ spec }) => spec.permission === permission).map(({ id }) => id as RouteId))],
  pages: (Object.keys(pages) as PageName[])
    .filter((page) => pages[page]!.open === permission)
    .map((page) => ({ page, instead: 'a refusal' })),
})

/**
 * Where each feature of a plan is checked (BILL-019 to 023). From which plan on a company has it, contracts/subscription/features.ts
 * says; a test walks every gate on every plan. The refusal is one: `requireIncluded` of domain/subscription.
 */
export const planGates: Readonly<Record<Feature, PlanGate>> = {
  analytics: permitted('analytics'),
  live: permitted('live_interviews', 'interviews.planInterviews'),
  customColumns: {
    decisions: ['accounts.chooseCandidateColumns'],
    api: [],
    pages: [{ page: 'admin.videos', instead: 'nothing' }],
  },
  scorecard: jobs,
  answerType: jobs,
  documentUpload: jobs,
  videoQuestion: jobs,
  multiLanguage: jobs,
  intelligence: jobs,
  idAnalyzer: jobs,
  multiBranding: {
    decisions: [...branding.decisions, ...jobs.decisions],
    api: [...branding.api, ...jobs.api],
    pages: [...branding.pages, ...jobs.pages],
  },
  basicBranding: {
    ...branding,
    decisions: [...branding.decisions, 'company.uploadBrandPicture', 'company.removeBackground'],
    api: [...branding.api, 'uploadLogo', 'uploadBrandImage', 'removeBackground'],
  },
  advancedBranding: branding,
  brandingColour: branding,
  brandingBackground: branding,
  sms: { volume: 'textSmsInvites' },
  sharing: {
    decisions: ['sharing.createShare', 'sharing.changeShareExpiry', 'sharing.renewShareLink'],
    api: ['createShare'],
    pages: [{ page: 'admin.jobs.$jobId.shares', instead: 'an offer of the plan' }],
  },
  showJobId: { waits: 'Only the button that copies it is missing: the id is in the address of every page of the job' },
  aiMagic: {
    decisions: ['assistant.mayAsk', 'company.changeJobDefaults', 'review.askForEvaluation'],
    api: ['setScoringRules', 'askForEvaluation'],
    pages: [
      { page: 'jobs-cep.create_.$jobId', instead: 'an offer of the plan' },
      { page: 'admin.settings', instead: 'an offer of the plan' },
    ],
  },
  emailTemplate: {
    decisions: ['messages.saveMessageTemplate', 'messages.testMessage'],
    api: [],
    pages: [{ page: 'admin.settings', instead: 'an offer of the plan' }],
  },
  downloadVideo: {
    decisions: ['review.allowDownload'],
    api: [],
    pages: [{ page: 'admin.jobs.$jobId.shares', instead: 'a locked part' }],
  },
  videoExport: {
    decisions: ['review.allowVideoExport'],
    api: [],
    pages: [{ page: 'admin.videos', instead: 'nothing' }],
  },
  enterpriseAnalytics: {
    decisions: [],
    api: [],
    pages: [{ page: 'admin.stats', instead: 'the figures of now' }],
  },
  api: {
    decisions: ['accounts.issueApiKey', 'accounts.apiKeyAsker', 'accounts.jobKeyAsker'],
    api: ['updateApiKey', ...callsOf('job')],
    pages: [{ page: 'admin.settings', instead: 'an offer of the plan' }],
  },
  rolesAndPermissions: {
    decisions: ['team.createRole', 'jobs.setJobPermissions'],
    api: ['createRole', 'updateJobPermissions'],
    pages: [
      { page: 'admin.settings', instead: 'an offer of the plan' },
      { page: 'admin.jobs.$jobId.access', instead: 'an offer of the plan' },
    ],
  },
  integrations: {
    decisions: [
      'integrations.resumeIntegration',
      'ats.atsLinkToken',
      'webhooks.addWebhook',
      'webhooks.changeWebhook',
      'webhooks.saveFirstWebhook',
      'webhooks.testWebhook',
    ],
    api: ['saveWebhook', 'testFirstWebhook', 'addWebhook', 'changeWebhook', 'testWebhook', 'getAtsLinkToken'],
    pages: [
      { page: 'admin.integration', instead: 'an offer of the plan' },
      { page: 'admin.integration_.ats', instead: 'an offer of the plan' },
      { page: 'admin.integration_.webhooks', instead: 'an offer of the plan' },
    ],
  },
  customAts: {
    decisions: ['ats.atsLinkToken'],
    api: [],
    pages: [{ page: 'admin.integration_.ats', instead: 'an offer of the plan' }],
  },
  zapier: {
    decisions: ['integrations.partnerOf'],
    api: callsOf('zapier'),
    pages: [{ page: 'admin.integration', instead: 'an offer of the plan' }],
  },
  advancedApplicationPage: { waits: 'There is one application page, which every plan has: it is not sold' },
  /** Mail to candidates asks for it too (services/effects/mail/send.ts). */
  whiteLabel: { decisions: [], api: [], pages: [{ page: 'careers.$link', instead: 'the name of the product' }] },
}

/** The features that a call can be refused for. */
export const featuresAskedBy = (id: RouteId): Feature[] =>
  features.filter((feature) => {
    const gate = planGates[feature]
    return 'api' in gate && gate.api.includes(id)
  })

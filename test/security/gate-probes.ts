import { randomUUID } from 'node:crypto'
import { plainBrand } from '#contracts/company/brand.ts'
import type { RouteId } from '#contracts/http/api/all.ts'
import type { PageName } from '#contracts/http/pages.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { noQualities } from '#contracts/job/qualities.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { type Feature, features } from '#contracts/subscription/features.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { rightsOf } from '#services/core/rights.ts'
import { scorecardWire } from '#services/http/api/job-wire.ts'
import { experienceOf } from '#services/http/api/journey-wire.ts'
import { aJob, anInterview, aQuestion, choice, journeyWith } from '../fixtures/job.ts'
import { giveFeatures } from '../support/features.ts'
import { publicUrl, type useInside } from '../support/inside.ts'
import { gif } from './bodies.ts'
import { keyOfJob } from '../support/job-key.ts'
import { connectZapier } from '../support/zapier.ts'

type World = ReturnType<typeof useInside>
export type Sent = { params?: Record<string, string>; body?: unknown; raw?: string; headers?: Record<string, string> }

const page = (id: string, title: string) => ({ id, title, description: '', required: true, verbatimTitle: false })
const plain: JobDraft = {
  ...aJob(),
  scorecard: { skills: [], englishLevel: null },
  journey: journeyWith(anInterview('video')),
}
const withModule = (module: JourneyModule): JobDraft => ({ ...plain, journey: journeyWith(module) })
/** A draft that uses the feature and no other. */
const using: Partial<Record<Feature, JobDraft>> = {
  scorecard: { ...plain, scorecard: { ...plain.scorecard, skills: aJob().scorecard.skills } },
  intelligence: { ...plain, scorecard: { ...plain.scorecard, qualities: ['creative', ...noQualities().slice(1)] } },
  answerType: withModule(choice('shift')),
  documentUpload: withModule({ kind: 'FILE_UPLOAD', ...page('proof', 'Your certificate') }),
  idAnalyzer: withModule({ kind: 'ID_ANALYZER', ...page('identity', 'Your passport'), methods: ['P'] }),
  videoQuestion: withModule(
    anInterview('video', [
      { ...aQuestion, videoQuestion: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', type: 'video' } },
    ]),
  ),
  multiLanguage: withModule({ ...anInterview('video'), transcriptLanguage: 'de-DE' } as JourneyModule),
  multiBranding: { ...plain, details: { ...plain.details, brandName: 'Harbour' } },
}
const wireOf = ({ details, journey, scorecard }: JobDraft) => ({
  ...scorecardWire(scorecard, 's'),
  candidate_experience: experienceOf(journey),
  ...(details.brandName && { branding: { brandName: details.brandName } }),
})
const looks: Partial<Record<Feature, object>> = {
  multiBranding: { brandName: 'Harbour' },
  advancedBranding: { colors: { primary: '#123456', secondary: '#654321' } },
  brandingColour: { colors: { primary: '#123456', secondary: '#654321' } },
}
const upload: Sent = {
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  raw: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.gif"\r\nContent-Type: image/gif\r\n\r\nGIF\r\n--x--\r\n',
}

const hook = { url: 'https://127.0.0.1:9/in', types: [] }

/** How each decision and call of contracts/http/plan-gates.ts is tried for a feature, on Acme. */
export async function gateProbes({ platform, acme }: World) {
  const { useCases } = platform
  const { companyId, userId, jobId, started } = acme
  const sent = () => ({ commandId: randomUUID() })
  const asker = async () =>
    (await rightsOf(platform, { companyId, account: { userId, role: 'admin', creator: true } })).asker

  await giveFeatures(platform, companyId, Object.fromEntries(features.map((feature) => [feature, true])))
  const admin = await asker()
  const zapier = await connectZapier(platform, acme)
  const job = await keyOfJob(platform, acme)
  const { key } = await useCases.accounts.issueApiKey(admin, { label: 'Probe', scopes: ['jobs.read'] })
  const { pictureId, path } = await useCases.company.uploadBrandPicture(admin, {
    bytes: gif,
    purpose: 'image',
    ...sent(),
  })
  const aShare = (by: Asker) =>
    useCases.sharing.createShare(by, {
      ...{ jobId, candidateIds: [started], title: 'Shortlist', message: '', audience: 'anyone', recipients: [] },
      ...{ hidden: [], frozen: false, expiresAt: '2999-01-01T00:00:00.000Z' },
      ...sent(),
    } as never)
  const { shareId } = await aShare(admin).catch(() => ({ shareId: randomUUID() }))
  const sources: Partial<Record<Feature, string>> = {}
  for (const [feature, draft] of Object.entries(using)) {
    const made = await useCases.jobs.createJob(admin, { draft })
    sources[feature as Feature] = made.jobId
    await platform.caughtUp(made.token)
  }
  const spareJob = async () => {
    const made = await useCases.jobs.createJob(admin, { draft: plain })
    await platform.caughtUp(made.token)
    return made.jobId
  }

  /** What a company has stays when its plan changes: each probe begins without a brand, or with a plain one. */
  async function brandsGone(): Promise<void> {
    const { state } = await platform.commands.stateOf(companyDecider, { companyId }, companyId)
    if (state.status !== 'registered') throw new Error('Acme is there')
    const { brands, defaultBrandId } = state.branding
    for (const id of [...brands.keys()].sort((a) => (a === defaultBrandId ? 1 : -1)))
      await useCases.company.deleteBrand(admin, { brandId: id, ...sent() })
  }
  async function plainOne(): Promise<string> {
    await brandsGone()
    const brandId = randomUUID()
    const command = { type: 'CreateBrand', data: { ...plainBrand, brandId } } as const
    const { token } = await platform.commands.handle(companyDecider, companyId, command, platform.context(admin))
    await platform.caughtUp(token)
    return brandId
  }
  const look = (feature: Feature, picture: string) =>
    feature === 'brandingBackground' ? { backgroundImage: picture } : (looks[feature] ?? {})

  const decisions: Record<string, (feature: Feature, by: Extract<Asker, { kind: 'user' }>) => Promise<unknown>> = {
    'ats.atsLinkToken': (feature, by) =>
      useCases.ats.atsLinkToken(by, { system: feature === 'customAts' ? 'sap' : null }),
    'webhooks.addWebhook': (_, by) => useCases.webhooks.addWebhook(by, { ...hook, ...sent() }),
    'webhooks.changeWebhook': (_, by) => useCases.webhooks.changeWebhook(by, { webhookId: randomUUID(), ...sent() }),
    'webhooks.saveFirstWebhook': (_, by) => useCases.webhooks.saveFirstWebhook(by, { url: hook.url, ...sent() }),
    'webhooks.testWebhook': (_, by) => useCases.webhooks.testWebhook(by, {}),
    'jobs.createJob': (feature, by) => useCases.jobs.createJob(by, { draft: using[feature]! }),
    'jobs.saveJob': async (feature, by) =>
      useCases.jobs.saveJob(by, { jobId: await spareJob(), draft: using[feature]!, step: null, basedOn: null }),
    'jobs.setJobPermissions': async (_, by) =>
      useCases.jobs.setJobPermissions(by, {
        jobId: await spareJob(),
        permissions: [{ group_id: 'global', role_id: 'review' }],
        ...sent(),
      } as never),
    async 'company.createBrand'(feature, by) {
      await brandsGone()
      return useCases.company.createBrand(by, { ...look(feature, pictureId), ...sent() })
    },
    'company.changeBrand': async (feature, by) =>
      useCases.company.changeBrand(by, { brandId: await plainOne(), ...look(feature, pictureId), ...sent() }),
    'company.uploadBrandPicture': (_, by) =>
      useCases.company.uploadBrandPicture(by, { bytes: gif, purpose: 'logo', ...sent() }),
    'company.removeBackground': (_, by) => useCases.company.removeBackground(by, { bytes: gif, ...sent() }),
    'interviews.planInterviews': (_, by) =>
      useCases.interviews.planInterviews(by, { jobId, candidateIds: [], ...sent() } as never),
    'accounts.chooseCandidateColumns': (_, by) =>
      useCases.accounts.chooseCandidateColumns(by as never, { columns: ['name'] }),
    'integrations.partnerOf': () =>
      useCases.integrations.partnerOf(zapier.headers.authorization!.slice('Bearer '.length), 'zapier'),
    'integrations.resumeIntegration': (_, by) => useCases.integrations.resumeIntegration(by, 'greenhouse'),
    'sharing.createShare': (_, by) => aShare(by),
    'sharing.changeShareExpiry': (_, by) =>
      useCases.sharing.changeShareExpiry(by, { shareId, expiresAt: '2999-01-01T00:00:00.000Z', ...sent() }),
    'sharing.renewShareLink': (_, by) => useCases.sharing.renewShareLink(by, { shareId, ...sent() }),
    'assistant.mayAsk': (_, by) => useCases.assistant.mayAsk(by, jobId),
    'messages.saveMessageTemplate': (_, by) =>
      useCases.messages.saveMessageTemplate(by, { templateId: randomUUID(), jobId: null } as never),
    'messages.testMessage': (_, by) =>
      useCases.messages.testMessage(by as never, { candidateId: null, subject: '', text: '' } as never),
    'company.changeJobDefaults': (_, by) => useCases.company.changeJobDefaults(by, { evaluation: 'after own' }),
    'review.askForEvaluation': (_, by) =>
      useCases.review.askForEvaluation(by, { candidateId: started, evaluationId: randomUUID() }),
    'review.allowDownload': (_, by) => useCases.review.allowDownload(by, started),
    'review.allowVideoExport': (_, by) => useCases.review.allowVideoExport(by, [started]),
    'accounts.issueApiKey': (_, by) => useCases.accounts.issueApiKey(by, { label: 'Probe', scopes: ['jobs.read'] }),
    'accounts.jobKeyAsker': () => useCases.accounts.jobKeyAsker(job.key),
    'accounts.apiKeyAsker': () => useCases.accounts.apiKeyAsker(key),
    'team.createRole': (_, by) =>
      useCases.team.createRole(by, { name: randomUUID(), permissions: ['jobs.read'], ...sent() }),
  }

  /** What a call carries where its usual sample does not ask for the feature. */
  const requests = (feature: Feature): Partial<Record<RouteId, () => Promise<Sent>>> => {
    const draft = using[feature]
    return {
      ...(draft && {
        createJob: async () => ({ body: { title: 'Night porter', ...wireOf(draft) } }),
        cloneJob: async () => ({ body: { job_id: sources[feature] } }),
        updateJob: async () => ({ params: { id: await spareJob() }, body: wireOf(draft) }),
        updateInterview: async () => ({ body: { job_id: await spareJob(), ...wireOf(draft) } }),
      }),
      async createBrand() {
        await brandsGone()
        return { body: look(feature, publicUrl + path) }
      },
      changeBrand: async () => ({ params: { brand_id: await plainOne() }, body: look(feature, publicUrl + path) }),
      uploadLogo: async () => upload,
      uploadBrandImage: async () => upload,
      removeBackground: async () => upload,
      updateJobPermissions: async () => ({
        params: { id: await spareJob() },
        body: [{ group_id: 'global', role_id: 'review' }],
      }),
      setScoringRules: async () => ({ body: { evaluation: 'after own' } }),
      createRole: async () => ({ body: { name: randomUUID(), permissions: ['jobs.read'] } }),
    }
  }
  return {
    decisions,
    requests,
    asker,
    keyed: { zapier, job },
    named: { jobId, link: companyId } as Record<string, string>,
  }
}

export type Data = Record<string, unknown>
/** `route`: whose data it is, where it is not the page's own. */
type Looks = { at?: string; route?: string; isData?: true; has: (data: Data) => boolean }
const settings = (tab: string, has: (data: Data) => boolean): Looks => ({
  at: `/admin/settings?tab=${tab}`,
  has: ({ data }) => has(data as Data),
})
const ofBrand = (name: string) => settings('branding', ({ has }) => (has as Record<string, boolean>)[name] === true)
const inSettings: Partial<Record<Feature, Looks>> = {
  basicBranding: ofBrand('basic'),
  brandingColour: ofBrand('colors'),
  brandingBackground: ofBrand('images'),
  advancedBranding: ofBrand('colors'),
  multiBranding: ofBrand('several'),
  api: settings('api-keys', ({ isIncluded }) => isIncluded === true),
  rolesAndPermissions: settings('roles', ({ mayMake }) => mayMake === true),
  aiMagic: settings('scoring', ({ ai }) => (ai as { isIncluded: boolean }).isIncluded),
  emailTemplate: settings('messages', ({ templates }) => (templates as { may: boolean }).may),
}

/** What the data of a page says of the feature; `at` where the table of pages has another address, `isData` where it is no page. */
export function shownIn(feature: Feature, name: PageName): Looks | undefined {
  const at = (address: string, field: string): Looks => ({ at: address, has: (data) => data[field] === true })
  switch (name) {
    case 'admin.settings':
      return inSettings[feature]
    case 'jobs-cep.create_.$jobId':
      return feature === 'aiMagic'
        ? { ...at('/assistant/:jobId', 'available'), isData: true }
        : { has: ({ rules }) => !(rules as { lacks: string[] }).lacks.includes(feature) }
    case 'admin.videos':
      return at('/admin/videos', feature === 'videoExport' ? 'videoExport' : 'mayChoose')
    case 'admin.jobs.$jobId.shares':
      return at('/admin/jobs/:jobId/shares', feature === 'sharing' ? 'may' : 'downloads')
    case 'admin.jobs.$jobId.access':
      return at('/admin/jobs/:jobId/access', 'supported')
    case 'admin.integration_.ats':
      return at(`/admin/integration/ats${feature === 'customAts' ? '?system=sap' : ''}`, 'isIncluded')
    case 'admin.integration_.webhooks':
      return at('/admin/integration/webhooks', 'isIncluded')
    case 'admin.integration':
      return {
        has: ({ integrations }) =>
          (integrations as { type: string; isIncluded: boolean }[]).some(
            ({ type, isIncluded }) => type === (feature === 'zapier' ? 'zapier' : 'webhook') && isIncluded,
          ),
      }
    case 'careers.$link':
      return { at: '/careers/:link', route: 'root', has: ({ whiteLabel }) => whiteLabel !== null }
    case 'admin.stats':
      return at('/admin/stats', 'mayLookBack')
    default:
      return undefined
  }
}

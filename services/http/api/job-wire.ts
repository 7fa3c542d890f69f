import type { JobPayload, JobSummary, SavedJob } from '#contracts/http/api/job-wire.ts'
import { builderSteps } from '#contracts/job/choices.ts'
import { noAddress, noManager, spoken, unlessEmpty } from '#contracts/job/empty-details.ts'
import type { JobAddress } from '#contracts/job/later-details.ts'
import { isRanked, noQualities, traitScores } from '#contracts/job/qualities.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobDetails, Scorecard } from '#contracts/job/draft.ts'
import { type Section, sectionNames } from '#contracts/job/sections.ts'
import { type CreationType, isVideoJob } from '#contracts/job/video/choices.ts'
import { beyondWizard } from '#contracts/job/video/questions.ts'
import { same } from '#contracts/kernel/same.ts'
import type { JobListItem } from '#projections/jobs/reader.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import { noPostings, type Postings } from '#contracts/job/boards/after.ts'
import type { Board } from '#contracts/job/boards/boards.ts'
import { boardsOnWire, postedData } from './job-boards-wire.ts'
import { experienceOf, journeyOf } from './journey-wire.ts'
import { locationWire, placeFrom } from './location-wire.ts'
import { questionsWire } from './questions-wire.ts'

type StoredJob = Omit<JobView, 'access' | 'templateId'> & { revision: number }

/** A saved job in the specification's words (B§3). */
export function savedJob(
  job: StoredJob,
  url: string,
  company: string,
  postings: Postings = noPostings,
  feeds: Partial<Record<Board, string>> = {},
  { logo = null, automations = [] }: Partial<Pick<SavedJob, 'logo' | 'automations'>> = {},
): SavedJob {
  const { details, scorecard } = job
  return {
    job_id: job.jobId,
    status: job.status,
    title: details.jobTitle,
    jobDescription: details.jobDescription,
    location: locationWire(details),
    benefits: details.benefits,
    categories: (details.categories ?? []).map(({ categoryId, name }) => ({ cat_id: categoryId, name })),
    branding: { brandName: details.brandName, ...(details.brandId && { brand_id: details.brandId }) },
    hiringManager: details.hiringManager ?? null,
    interviewMode: details.interviewMode ?? 'REACTIVE',
    interviewByChat: details.interviewByChat ?? false,
    introVideo: details.introVideo ?? null,
    ...scorecardWire(scorecard, job.jobId),
    skills: scorecard.skills.map(({ name }) => name),
    intelligence: scorecard.qualities ? traitScores(scorecard.qualities) : [],
    language: details.language ?? spoken.language,
    transcriptLanguage: details.transcriptLanguage ?? spoken.transcriptLanguage,
    config: { autoInvite: details.autoInvite ?? spoken.autoInvite },
    additionals: details.additionals ?? [],
    experience: details.experience ?? null,
    tags: details.skills ?? [],
    candidate_experience: experienceOf(job.journey),
    integration_meta: {
      jobData: {
        jobTitle: details.jobTitle,
        jobType: details.jobType,
        description: details.jobDescription,
        logo,
        address: addressOf(details),
        compensation: compensationOf(details.salary),
        workplaceTypes: details.workplace ? [details.workplace] : [],
        ...(details.applyUrl && { applyUrl: details.applyUrl }),
        ...(details.hiringOrganization && { hiringOrganization: details.hiringOrganization }),
        ...(details.responsibilities && { responsibilities: details.responsibilities }),
        ...postedData(postings),
      },
    },
    lastStepIdx: builderSteps.indexOf(job.step),
    lastSubStepIdx: Math.max(
      0,
      job.journey.modules.findIndex(({ id }) => id === job.subStep),
    ),
    type: typeOf(job),
    company,
    logo,
    automations,
    questions: questionsWire(job.journey),
    kanban: job.columns,
    url,
    jobMode: job.columns.some(({ kind }) => kind === 'custom') ? 'custom' : 'default',
    referrer: {
      copyLink: `${url}?form_referrer=1`,
      qrCode: `${new URL(url).origin}/jobs/post/${job.jobId}/qr.png`,
      marked: job.referrals,
    },
    roleAndGroups: job.permissions,
    deadlineDate: job.deadline?.at ?? null,
    timezone: job.deadline?.timezone ?? null,
    job_boards: boardsOnWire(postings, feeds),
    revision: job.revision,
    updatedAt: job.updatedAt,
  }
}

export const typeOf = ({ details, journey }: Pick<StoredJob, 'details' | 'journey'>): CreationType =>
  !isVideoJob(details) ? 'cep' : beyondWizard(journey).length > 0 ? 'video_cep' : 'video'

export const scorecardWire = ({ skills, englishLevel, qualities }: Scorecard, id: string) => ({
  scorecards: skills.length
    ? [
        {
          scorecard_id: `${id}-skills`,
          name: 'Skills' as const,
          metrics: skills.map(({ metricId, name, weight }) => ({ metric_id: metricId, name, weight })),
        },
      ]
    : [],
  englishLevel,
  intelligenceIDs: qualities ?? noQualities(),
})

const addressOf = ({ address = noAddress, countryCode }: JobDetails) => ({
  streetAddress: address.street,
  city: address.city,
  state: address.state,
  postalCode: address.postcode,
  addressCountry: countryCode,
  countryCode,
  latitude: address.latitude,
  longitude: address.longitude,
})

const compensationOf = ({ show = true, ...salary }: JobDetails['salary']) => ({ ...salary, showCompensation: show })

export const jobSummary = (job: JobListItem, url: string): JobSummary => ({
  job_id: job.jobId,
  status: job.status,
  title: job.title,
  location: { description: job.location },
  url,
  createdAt: job.createdAt,
  updatedAt: job.updatedAt,
  activatedAt: job.activatedAt,
})

const fieldsOfDetails = [
  'title',
  'jobDescription',
  'location',
  'benefits',
  'branding',
  'integration_meta',
  'hiringManager',
  'interviewMode',
  'interviewByChat',
  'introVideo',
  'categories',
  'language',
  'transcriptLanguage',
  'config',
  'additionals',
  'experience',
  'tags',
] as const satisfies readonly (keyof JobPayload)[]
const fieldsOfScorecard = [
  'scorecards',
  'englishLevel',
  'intelligenceIDs',
] as const satisfies readonly (keyof JobPayload)[]
const isSent = (payload: JobPayload, fields: readonly (keyof JobPayload)[]) =>
  fields.some((field) => payload[field] !== undefined)

/** Each section as a payload changes it; undefined where it does not touch it. */
const read: { [Name in Section]: (payload: JobPayload, now: JobDraft[Name]) => JobDraft[Name] | undefined } = {
  details: (payload, now) => (isSent(payload, fieldsOfDetails) ? detailsOf(payload, now) : undefined),
  scorecard: (payload, now) => (isSent(payload, fieldsOfScorecard) ? scorecardOf(payload, now) : undefined),
  journey: ({ candidate_experience }) => candidate_experience && journeyOf(candidate_experience),
}

/** The sections a payload touches, laid over what the job holds; sections it does not touch are left out. */
export const sectionsOf = (payload: JobPayload, current: JobDraft): Partial<JobDraft> =>
  Object.fromEntries(
    sectionNames.flatMap((name) => {
      const section = (read[name] as (payload: JobPayload, now: unknown) => unknown)(payload, current[name])
      return section === undefined ? [] : [[name, section]]
    }),
  )

/** A title or description given twice counts as the job's own, not as the job board's. */
function detailsOf(payload: JobPayload, now: JobDetails): JobDetails {
  const { title, jobDescription, location, benefits, branding, hiringManager, interviewMode } = payload
  const { jobData = {} } = payload.integration_meta ?? {}
  const { compensation } = jobData
  const place = { ...now, ...placeFrom(location, now) }
  const address = same(jobData.address, addressOf(now)) ? undefined : jobData.address
  const introVideo = payload.introVideo === undefined ? now.introVideo : payload.introVideo
  const categories = payload.categories?.map(({ cat_id, name }) => ({ categoryId: cat_id, name })) ?? now.categories
  const manager = hiringManager === undefined ? now.hiringManager : (hiringManager ?? noManager)
  const later = {
    address: address ? addressFrom(address, now.address) : place.address,
    responsibilities: jobData.responsibilities ?? now.responsibilities,
    hiringManager: manager,
    hiringOrganization: jobData.hiringOrganization ?? now.hiringOrganization,
    applyUrl: jobData.applyUrl ?? now.applyUrl,
    brandId: branding?.brand_id === undefined ? now.brandId : branding.brand_id,
    interviewMode:
      interviewMode === 'REACTIVE' && !now.interviewMode ? undefined : (interviewMode ?? now.interviewMode),
  }
  return {
    jobTitle: title ?? jobData.jobTitle ?? now.jobTitle,
    jobDescription: jobDescription ?? jobData.description ?? now.jobDescription,
    location: place.location,
    benefits: benefits ?? now.benefits,
    brandName: branding?.brandName ?? now.brandName,
    jobType: jobData.jobType === undefined ? now.jobType : jobData.jobType,
    countryCode: (address ?? place).countryCode,
    workplace: jobData.workplaceTypes === undefined ? now.workplace : (jobData.workplaceTypes[0] ?? null),
    salary: compensation ? salaryFrom(compensation, now.salary) : now.salary,
    // What was never said is left out, so that a job sent back as it was read is no change.
    ...(unlessEmpty(later.address) && { address: later.address }),
    ...(later.responsibilities?.length && { responsibilities: later.responsibilities }),
    ...(unlessEmpty(later.hiringManager) && { hiringManager: later.hiringManager }),
    ...(unlessEmpty(later.hiringOrganization) && { hiringOrganization: later.hiringOrganization }),
    ...(categories?.length && { categories }),
    ...spokenOf(payload, now),
    ...(later.applyUrl && { applyUrl: later.applyUrl }),
    ...(later.interviewMode && { interviewMode: later.interviewMode }),
    ...(introVideo && { introVideo }),
    ...(later.brandId && { brandId: later.brandId }),
    ...(now.template && { template: now.template }),
    ...(now.creationType && { creationType: now.creationType }),
    ...tagged(payload, now),
  }
}

function tagged({ experience, tags }: JobPayload, now: JobDetails): Pick<JobDetails, 'experience' | 'skills'> {
  const years = experience === undefined ? now.experience : experience
  const skills = tags ?? now.skills
  return { ...(years && { experience: years }), ...(skills?.length && { skills }) }
}

/** What is as it was by default stays unsaid, so that a job sent back as it was read is no change. */
function spokenOf(payload: JobPayload, now: JobDetails) {
  const { language, transcriptLanguage, config, additionals, interviewByChat } = payload
  const said = <Value>(sent: Value | undefined, before: Value | undefined, usual: Value) =>
    sent === undefined || (before === undefined && sent === usual) ? before : sent
  const after = {
    language: said<string>(language, now.language, spoken.language),
    transcriptLanguage: said<string>(transcriptLanguage, now.transcriptLanguage, spoken.transcriptLanguage),
    autoInvite: said<boolean>(config?.autoInvite, now.autoInvite, spoken.autoInvite),
    interviewByChat: said<boolean>(interviewByChat, now.interviewByChat, false),
    additionals: additionals?.length ? additionals : additionals ? undefined : now.additionals,
  }
  return Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined)) as Partial<JobDetails>
}

type JobData = NonNullable<NonNullable<JobPayload['integration_meta']>['jobData']>

const addressFrom = (sent: NonNullable<JobData['address']>, now: JobAddress = noAddress): JobAddress => ({
  street: sent.streetAddress ?? now.street,
  city: sent.city ?? now.city,
  state: sent.state ?? now.state,
  postcode: sent.postalCode ?? now.postcode,
  latitude: sent.latitude === undefined ? now.latitude : sent.latitude,
  longitude: sent.longitude === undefined ? now.longitude : sent.longitude,
})

function salaryFrom(
  { showCompensation, ...salary }: NonNullable<JobData['compensation']>,
  { show: before }: JobDetails['salary'],
): JobDetails['salary'] {
  const show = showCompensation ?? before
  return { ...salary, ...(show === undefined || (show && before === undefined) ? {} : { show }) }
}

export function scorecardOf(
  { scorecards, englishLevel, intelligenceIDs }: Pick<JobPayload, 'scorecards' | 'englishLevel' | 'intelligenceIDs'>,
  now: Scorecard,
): Scorecard {
  const { qualities: before, ...rest } = now
  const qualities = intelligenceIDs ?? before
  return {
    ...rest,
    ...(isRanked(qualities) && { qualities: [...qualities] }),
    skills:
      scorecards === undefined
        ? now.skills
        : (scorecards[0]?.metrics ?? []).map(({ metric_id, ...metric }) => ({ metricId: metric_id, ...metric })),
    englishLevel: englishLevel === undefined ? now.englishLevel : englishLevel,
  }
}

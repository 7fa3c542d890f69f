import type { JobPayload, JobSummary, SavedJob } from '#contracts/http/api/job-wire.ts'
import { builderSteps } from '#contracts/job/choices.ts'
import { isRanked, noQualities, traitScores } from '#contracts/job/qualities.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobDetails, Scorecard } from '#contracts/job/draft.ts'
import { type Section, sectionNames } from '#contracts/job/sections.ts'
import type { JobListItem } from '#projections/jobs/reader.ts'
import type { JobView } from '#projections/jobs/job-view.ts'
import { experienceOf, journeyOf } from './journey-wire.ts'

type StoredJob = Omit<JobView, 'access'> & { revision: number }

/** A saved job in the specification's words (B§3). */
export function savedJob(job: StoredJob, url: string): SavedJob {
  const { details, scorecard } = job
  return {
    job_id: job.jobId,
    status: job.status,
    title: details.jobTitle,
    jobDescription: details.jobDescription,
    location: { description: details.location },
    benefits: details.benefits,
    branding: { brandName: details.brandName },
    scorecards: scorecard.skills.length
      ? [
          {
            scorecard_id: `${job.jobId}-skills`,
            name: 'Skills',
            metrics: scorecard.skills.map(({ metricId, name, weight }) => ({ metric_id: metricId, name, weight })),
          },
        ]
      : [],
    skills: scorecard.skills.map(({ name }) => name),
    englishLevel: scorecard.englishLevel,
    intelligenceIDs: scorecard.qualities ?? noQualities(),
    intelligence: scorecard.qualities ? traitScores(scorecard.qualities) : [],
    candidate_experience: experienceOf(job.journey),
    integration_meta: {
      jobData: {
        jobTitle: details.jobTitle,
        jobType: details.jobType,
        description: details.jobDescription,
        address: { countryCode: details.countryCode },
        compensation: details.salary,
        workplaceTypes: details.workplace ? [details.workplace] : [],
      },
    },
    lastStepIdx: builderSteps.indexOf(job.step),
    kanban: job.columns,
    url,
    revision: job.revision,
    updatedAt: job.updatedAt,
  }
}

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

/** Each section as a payload changes it; undefined where it does not touch it. */
const read: { [Name in Section]: (payload: JobPayload, now: JobDraft[Name]) => JobDraft[Name] | undefined } = {
  details: (payload, now) => {
    const { title, jobDescription, location, benefits, branding, integration_meta } = payload
    const touched = [title, jobDescription, location, benefits, branding, integration_meta]
    return touched.some((field) => field !== undefined) ? detailsOf(payload, now) : undefined
  },
  scorecard: (payload, now) =>
    [payload.scorecards, payload.englishLevel, payload.intelligenceIDs].some((field) => field !== undefined)
      ? scorecardOf(payload, now)
      : undefined,
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
function detailsOf(
  { title, jobDescription, location, benefits, branding, integration_meta }: JobPayload,
  now: JobDetails,
): JobDetails {
  const { jobData = {} } = integration_meta ?? {}
  return {
    jobTitle: title ?? jobData.jobTitle ?? now.jobTitle,
    jobDescription: jobDescription ?? jobData.description ?? now.jobDescription,
    location: location?.description ?? now.location,
    benefits: benefits ?? now.benefits,
    brandName: branding?.brandName ?? now.brandName,
    jobType: jobData.jobType === undefined ? now.jobType : jobData.jobType,
    countryCode: jobData.address === undefined ? now.countryCode : jobData.address.countryCode,
    workplace: jobData.workplaceTypes === undefined ? now.workplace : (jobData.workplaceTypes[0] ?? null),
    salary: jobData.compensation ?? now.salary,
  }
}

function scorecardOf({ scorecards, englishLevel, intelligenceIDs }: JobPayload, now: Scorecard): Scorecard {
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

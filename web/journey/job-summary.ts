import type { WornBrand } from '#contracts/company/brand-theme.ts'
import { chosenTitle, publicDetails } from '#contracts/job/blank.ts'
import type { JobDeadline } from '#contracts/job/deadline.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import type { JobMedia } from '#contracts/job/media/media.ts'
import type { Whose } from '../frame/worn-page.tsx'

/** What candidates read about a job. */
export type JobSummary = {
  title: string
  company: string
  location: string
  workplace: JobDetails['workplace']
  jobType: JobDetails['jobType']
  salary: JobDetails['salary']
  description: string
  benefits: readonly { id: string; title: string }[]
  responsibilities: readonly { id: string; title: string }[]
  manager: { name: string; position: string } | null
  /** The last moment to begin; only for candidates who have not begun. */
  deadline?: JobDeadline | null
  introVideo?: JobMedia | undefined
  /** Asked in a conversation instead of page by page. */
  chat?: boolean | undefined
  /** How the pages look: nothing of it where the company has no brand. */
  brand?: WornBrand | null
}

/** From what the builder edits to what a candidate sees. */
export const summaryOf = (edited: JobDetails, company: string, brand: WornBrand | null = null): JobSummary => {
  const details = publicDetails(edited)
  return {
    title: chosenTitle(details.jobTitle),
    company: details.brandName || brand?.name || company,
    brand,
    location: details.location,
    workplace: details.workplace,
    jobType: details.jobType,
    salary: details.salary,
    description: details.jobDescription,
    benefits: details.benefits.filter(({ title }) => title.trim() !== ''),
    responsibilities: (details.responsibilities ?? []).filter(({ title }) => title.trim() !== ''),
    manager: details.hiringManager?.name.trim() ? details.hiringManager : null,
    introVideo: details.introVideo,
    chat: details.interviewByChat,
  }
}

export const whose = ({ company, brand }: JobSummary): Whose => ({
  company,
  logo: brand?.logo ?? null,
  style: brand?.style,
})

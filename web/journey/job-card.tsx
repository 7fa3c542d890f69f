import { CheckIcon, ClockIcon } from '../ui/icons.tsx'
import type { JobDetails } from '#contracts/job/draft.ts'
import type { Journey } from '#contracts/job/journey.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import { Badge } from '../ui/badge.tsx'
import { minutesFor } from './length.ts'

/** What candidates are told about a job. */
export type JobSummary = {
  title: string
  company: string
  location: string
  workplace: JobDetails['workplace']
  jobType: JobDetails['jobType']
  salary: JobDetails['salary']
  description: string
  benefits: readonly { id: string; title: string }[]
}

/** From what the builder edits to what a candidate sees. */
export const summaryOf = (details: JobDetails, company: string): JobSummary => ({
  title: details.jobTitle,
  company: details.brandName || company,
  location: details.location,
  workplace: details.workplace,
  jobType: details.jobType,
  salary: details.salary,
  description: details.jobDescription,
  benefits: details.benefits.filter(({ title }) => title.trim() !== ''),
})

const types: Record<NonNullable<JobDetails['jobType']>, string> = {
  full_time: 'Full time',
  part_time: 'Part time',
  contractor: 'Contractor',
  temporary: 'Temporary',
  other: 'Other',
}
const periods = { hourly: 'an hour', daily: 'a day', weekly: 'a week', monthly: 'a month', annual: 'a year' } as const

export function salaryText({ currency, min, max, period }: JobDetails['salary']): string | null {
  if (!currency || (min === null && max === null)) return null
  const money = new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
  const range = min !== null && max !== null && min !== max ? `${money.format(min)} to ${money.format(max)}` : money.format(min ?? max ?? 0)
  return period ? `${range} ${periods[period]}` : range
}

type JobCardProps = { job: JobSummary; journey: Journey; heading?: 'h1' | 'h2' | undefined }

export function JobCard({ job, journey, heading: Heading = 'h1' }: JobCardProps) {
  const salary = salaryText(job.salary)
  const facts = [job.location, job.workplace, job.jobType && types[job.jobType], salary].filter(Boolean)
  const pages = stepsOf(journey).length - 1
  return (
    <section className="min-w-0">
      {job.company && <p className="font-medium text-accent-ink">{job.company}</p>}
      <Heading className="mt-1 text-2xl font-semibold text-balance @2xl:text-3xl">{job.title || 'Untitled Job'}</Heading>
      {facts.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {facts.map((fact) => (
            <li key={fact}>
              <Badge>{fact}</Badge>
            </li>
          ))}
        </ul>
      )}
      {job.description && <p className="mt-5 max-w-prose text-lg whitespace-pre-line">{job.description}</p>}
      {job.benefits.length > 0 && (
        <ul aria-label="Benefits" className="mt-5 flex flex-col gap-1.5">
          {job.benefits.map(({ id, title }) => (
            <li key={id} className="flex items-start gap-2">
              <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
              {title}
            </li>
          ))}
        </ul>
      )}
      {pages > 0 && (
        <p className="mt-5 flex items-start gap-2 text-muted">
          <ClockIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {`About ${minutesFor(journey)} minutes. You can stop at any time and go on later with the same link.`}
        </p>
      )}
    </section>
  )
}

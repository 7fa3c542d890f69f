import { ClockIcon, PersonIcon } from '../ui/icons.tsx'
import type { Journey } from '#contracts/job/journey.ts'
import { stepsOf } from '#contracts/job/walk.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Media } from '../media/late-media.tsx'
import { TickList } from '../ui/tick-list.tsx'
import { JobFacts } from './job-facts.tsx'
import type { JobSummary } from './job-summary.ts'
import { minutesFor } from './length.ts'

const useText = namespace('journey')

type JobCardProps = {
  job: JobSummary
  journey: Journey
  /** The candidate came by a link of their own, which knows them in any browser; by the job's link only this browser does. */
  ownLink?: boolean | undefined
  heading?: 'h1' | 'h2' | undefined
}

export function JobCard({ job, journey, ownLink, heading: Heading = 'h1' }: JobCardProps) {
  const t = useText()
  const formats = useFormat()
  const pages = stepsOf(journey).length - 1
  return (
    <section className="min-w-0">
      {job.brand?.bannerImage && (
        <img
          src={job.brand.bannerImage.src}
          width={job.brand.bannerImage.width}
          height={job.brand.bannerImage.height}
          alt=""
          className="mb-5 aspect-3/1 h-auto w-full rounded-lg object-cover"
        />
      )}
      {job.company && (
        <p dir="auto" className="font-medium text-accent-ink">
          {job.company}
        </p>
      )}
      <Heading dir="auto" className="mt-1 text-2xl font-semibold text-balance wrap-anywhere @2xl:text-3xl">
        {job.title || t('untitledJob')}
      </Heading>
      <JobFacts place={job.location} workplace={job.workplace} jobType={job.jobType} salary={job.salary} />
      {job.deadline && (
        <p className="mt-4 font-medium">
          {t('applyBy', { at: formats.instant(job.deadline.at, { timeZone: job.deadline.timezone }) })}
        </p>
      )}
      <Media media={job.introVideo} label={t('introVideo')} className="mt-5" />
      {job.description && (
        <p dir="auto" className="mt-5 max-w-prose text-lg whitespace-pre-line wrap-anywhere">
          {job.description}
        </p>
      )}
      <TickList label={t('responsibilities')} items={job.responsibilities} headed />
      <TickList label={t('benefits')} items={job.benefits} headed={job.responsibilities.length > 0} />
      {job.manager && (
        <p className="mt-5 flex items-start gap-2">
          <PersonIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-muted">{t('hiringManager')}</span> <bdi>{job.manager.name}</bdi>
            {job.manager.position && (
              <>
                {' · '}
                <bdi>{job.manager.position}</bdi>
              </>
            )}
          </span>
        </p>
      )}
      {pages > 0 && (
        <p className="mt-5 flex items-start gap-2 text-muted">
          <ClockIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('about', { count: minutesFor(journey) })} {t(ownLink ? 'goOnAnywhere' : 'goOnHere')}
        </p>
      )}
    </section>
  )
}

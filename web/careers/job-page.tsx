import type { SerializeFrom } from '@remix-run/node'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { JobFacts } from '../journey/job-facts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { TickList } from '../ui/tick-list.tsx'
import { CareersFrame } from './careers-frame.tsx'
import type { jobPage } from './careers.server.ts'

const useText = namespace('careers')
const points = (items: readonly string[]) => items.map((title, index) => ({ id: `${index}`, title }))

/** One posted job as anyone may read it; what the JobPosting of the page says is what is shown here. */
export function JobPage({
  listing,
  company,
  brand,
  postedAt,
  deadline,
  apply,
  careers,
}: SerializeFrom<typeof jobPage>) {
  const t = useText()
  const formats = useFormat()
  const day = (at: string) => formats.instant(at, { timeZone: 'UTC', precision: 'day' })
  return (
    <CareersFrame company={listing.companyName} brand={brand}>
      <article>
        <h1 dir="auto" className="text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl">
          {listing.title}
        </h1>
        <JobFacts
          place={listing.place.text}
          workplace={listing.workplace}
          jobType={listing.jobType}
          salary={listing.salary}
        />
        <p className="mt-3 text-sm text-muted">
          {t('posted', { at: day(postedAt) })}
          {deadline && <> · {t('applyBy', { at: day(deadline) })}</>}
        </p>
        <ButtonLink to={apply} variant="primary" size="lg" className="mt-5" target="_top">
          {t('apply')}
        </ButtonLink>
        <h2 className="mt-8 text-lg font-semibold">{t('about')}</h2>
        <p dir="auto" className="mt-2 max-w-prose text-lg whitespace-pre-line wrap-anywhere">
          {listing.description}
        </p>
        <TickList label={t('requirements')} items={points(listing.requirements)} headed />
        <TickList label={t('responsibilities')} items={points(listing.responsibilities)} headed />
        <TickList label={t('benefits')} items={points(listing.benefits)} headed />
        {careers && (
          <p className="mt-8">
            <ButtonLink to={careers} variant="quiet">
              {t('allJobs', { company: listing.companyName || company })}
            </ButtonLink>
          </p>
        )}
      </article>
    </CareersFrame>
  )
}

import type { SerializeFrom } from '@remix-run/node'
import { Form, Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { useJobFacts } from '../journey/job-facts.tsx'
import { placeKeys, typeKeys } from '../journey/job-words.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { CareersFrame } from './careers-frame.tsx'
import type { companyPage, ListedJob } from './careers.server.ts'
import { type FilterName, filterNames, isFiltered } from './filters.ts'

const useText = namespace('careers')
const useWords = namespace('journey')
const labels = {
  place: ['place', 'everyPlace'],
  type: ['type', 'everyType'],
  workplace: ['workplace', 'everyWorkplace'],
  category: ['category', 'everyCategory'],
} as const

/** The open positions of a company, found by words and filters; works without scripts. */
export function JobsList(page: SerializeFrom<typeof companyPage>) {
  const t = useText()
  const { company, brand, embedded, jobs, total, filter, link } = page
  const self = `/careers/${encodeURIComponent(link)}${embedded ? '?embed=1' : ''}`
  return (
    <CareersFrame company={company} brand={brand} embedded={embedded}>
      <h1 className="text-2xl font-semibold text-balance sm:text-3xl">{t('jobsAt', { company })}</h1>
      {total > 0 && <Filters page={page} />}
      <p role="status" className="mt-6 text-sm text-muted">
        {total === 0 ? t('none') : jobs.length === 0 ? t('noneFound') : t('open', { count: jobs.length })}
      </p>
      {isFiltered(filter) && (
        <ButtonLink to={self} variant="quiet" size="sm" className="mt-1">
          {t('clear')}
        </ButtonLink>
      )}
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {jobs.map((job) => (
          <JobRow key={job.link} job={job} to={`/careers/${job.link}${page.carried}`} embedded={embedded} />
        ))}
      </ul>
    </CareersFrame>
  )
}

type RowProps = { job: SerializeFrom<ListedJob>; to: string; embedded: boolean }

function JobRow({ job, to, embedded }: RowProps) {
  const facts = useJobFacts(job)
  return (
    <li className="relative py-4 hover:bg-sunken">
      <h2 className="font-semibold">
        <Link
          to={to}
          {...(embedded && { target: '_top' })}
          className="text-accent-ink underline-offset-2 after:absolute after:inset-0 hover:underline"
        >
          <bdi>{job.title}</bdi>
        </Link>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        {facts.map((fact) => (
          <bdi key={fact}>{fact}</bdi>
        ))}
      </p>
    </li>
  )
}

function Filters({ page: { filter, choices, embedded } }: { page: SerializeFrom<typeof companyPage> }) {
  const t = useText()
  const words = useWords()
  const label = (name: FilterName, value: string) =>
    name === 'type'
      ? words(typeKeys[value as keyof typeof typeKeys])
      : name === 'workplace'
        ? words(placeKeys[value as keyof typeof placeKeys])
        : value
  const worth = filterNames.filter((name) => choices[name].length > 1 || filter[name] !== '')
  return (
    <Form method="get" className="mt-5 grid items-end gap-3 sm:grid-cols-2">
      {embedded && <input type="hidden" name="embed" value="1" />}
      <Field label={t('search')} className="sm:col-span-2">
        <TextInput type="search" name="q" defaultValue={filter.q} maxLength={200} />
      </Field>
      {worth.map((name) => (
        <Field key={name} label={t(labels[name][0])}>
          <Select
            name={name}
            defaultValue={filter[name]}
            placeholder={t(labels[name][1])}
            options={choices[name].map((value) => ({ value, label: label(name, value) }))}
          />
        </Field>
      ))}
      <Button type="submit" variant="primary" className="justify-self-start sm:col-span-2">
        {t('find')}
      </Button>
    </Form>
  )
}

import { Form, Link, useSubmit } from '@remix-run/react'
import { lazy, Suspense, useRef } from 'react'
import { groups, ranges } from '#contracts/analytics/ranges.ts'
import { candidateSources } from '#contracts/candidate/statuses.ts'
import { sourceTexts } from '../../analytics/labels.ts'
import { fieldTexts } from '../../analytics/values.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { DateField } from '../../ui/date-field.tsx'
import { Field } from '../../ui/field.tsx'
import { FilterSelect } from '../../ui/filter-select.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import type { Analysed } from './stats.server.ts'
import { Unfolded } from './unfolded.tsx'

const useText = namespace('stats')
const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }))
const rangeTexts = {
  '7d': 'range7d',
  '30d': 'range30d',
  '90d': 'range90d',
  '12m': 'range12m',
  '24m': 'range24m',
  all: 'rangeAll',
  custom: 'rangeCustom',
} as const

type Props = Analysed

/** What is looked at. Each choice applies at once; without scripts a button sends them. */
export function QuestionForm(data: Props) {
  const { question, section, jobs, mayLookBack, scope } = data
  const t = useText()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const send = () => submit(form.current, { preventScrollReset: true })
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)
  return (
    <Form ref={form} method="get" preventScrollReset className="flex flex-wrap items-end gap-2" onChange={send}>
      {section !== 'overview' && <input type="hidden" name="section" value={section} />}
      <Field label={t('period')}>
        <FilterSelect
          name="range"
          asked={question.range}
          options={ranges.map((value) => ({ value, label: t(rangeTexts[value]) }))}
        />
      </Field>
      {question.range === 'custom' && (
        <>
          <Field label={t('from')}>
            <DateField name="from" label={t('from')} defaultValue={day(scope.from)} required onChoose={send} />
          </Field>
          <Field label={t('to')}>
            <DateField name="to" label={t('to')} defaultValue={day(scope.to - 1)} required onChoose={send} />
          </Field>
        </>
      )}
      <Jobs jobs={jobs} chosen={question.job} />
      <Field label={t('source')}>
        <FilterSelect
          name="source"
          asked={question.source[0] ?? ''}
          placeholder={t('allSources')}
          options={candidateSources.map((value) => ({ value, label: t(sourceTexts[value]) }))}
        />
      </Field>
      <Suspense fallback={null}>
        <MoreFilters {...data} />
      </Suspense>
      {section === 'overview' && (
        <Field label={t('groupBy')}>
          <FilterSelect
            name="group"
            asked={question.group ?? ''}
            placeholder={t('noGroup')}
            options={groups.map((value) => ({ value, label: t(fieldTexts[value]) }))}
          />
        </Field>
      )}
      {mayLookBack && (
        <Field label={t('asOf')}>
          <DateField
            name="asOf"
            label={t('asOf')}
            defaultValue={question.asOf?.slice(0, 10) ?? ''}
            max={day(Date.now())}
            onChoose={send}
          />
        </Field>
      )}
      {question.range !== 'all' && (
        <Checkbox
          key={String(question.compare)}
          name="compare"
          value="1"
          defaultChecked={question.compare}
          label={t('compare')}
          className="flex min-h-9 items-center"
        />
      )}
      <noscript>
        <Button type="submit">{t('apply')}</Button>
      </noscript>
      {(question.job.length > 0 || question.source.length > 0 || question.where || question.asOf) && (
        <Link to={section === 'overview' ? '/admin/stats' : `/admin/stats?section=${section}`} className="link mb-2">
          {t('reset')}
        </Link>
      )}
    </Form>
  )
}

/** One job, some, or all. */
function Jobs({ jobs, chosen }: { jobs: Props['jobs']; chosen: readonly string[] }) {
  const t = useText()
  const jobTitle = useJobTitle()
  const first = jobs.find(({ jobId }) => jobId === chosen[0])
  const said =
    chosen.length === 0
      ? t('allJobs')
      : chosen.length === 1 && first
        ? jobTitle(first.title)
        : t('someJobs', { count: chosen.length })
  return (
    <Unfolded label={t('job')} said={said} isWide>
      <ul key={chosen.join()} aria-label={t('job')}>
        {jobs.map(({ jobId, title, status }) => (
          <li key={jobId} className="px-2 py-1">
            <Checkbox
              name="job"
              value={jobId}
              defaultChecked={chosen.includes(jobId)}
              label={
                <span className={classes(status === 'archived' && 'text-muted')}>
                  <bdi>{jobTitle(title)}</bdi>
                  {status !== 'active' && ` (${t(status)})`}
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </Unfolded>
  )
}

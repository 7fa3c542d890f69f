import { useState } from 'react'
import { candidateSources } from '#contracts/candidate/statuses.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { sourceText } from '../review/sources.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { LiveSearch } from '../ui/live-search.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useColumnTitle } from '../ui/titles.ts'
import { ScoreFilter } from './score-filter.tsx'
import { type Asked, filtersIn, orderText, ratings } from './asked.ts'

const useText = namespace('candidates')
const useCommonText = namespace('common')

type FilterProps = {
  asked: Asked
  /** To choose among; none on the list of one job. */
  jobs: readonly { jobId: string; title: string }[]
  stages: readonly { id: string; title: string }[]
  reviewers: readonly { id: string; name: string }[]
}

/** Whom the list shows; what is chosen or typed applies at once. On phones all but the search is folded. */
export function Filter({ asked, jobs, stages, reviewers }: FilterProps) {
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const titleOf = useColumnTitle()
  const [open, setOpen] = useState(false)
  const set = filtersIn(asked)
  const choice = (name: string, label: string, value: string | undefined, any: string, options: readonly Choice[]) => (
    <Field label={label} hideLabel className="w-full sm:w-36">
      <FilterSelect name={name} asked={value ?? ''} placeholder={any} options={options} />
    </Field>
  )
  return (
    <LiveSearch search={asked.search} className="flex flex-wrap items-center gap-2">
      {(field, send) => (
        <>
          {asked.status && <input type="hidden" name="status" value={asked.status} />}
          <input type="hidden" name="sort" value={orderText(asked.order)} />
          <Field label={t('nameOrEmail')} hideLabel className="min-w-0 grow sm:w-56 sm:grow-0">
            <TextInput
              ref={field}
              type="search"
              name="q"
              placeholder={t('nameOrEmail')}
              defaultValue={asked.search}
              maxLength={200}
            />
          </Field>
          <Button className="scripted sm:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
            {set > 0 ? t('filtersSet', { number: number(set) }) : t('filters')}
          </Button>
          <div
            className={classes(
              'w-full flex-wrap items-center gap-2 sm:contents noscript:flex',
              open ? 'flex' : 'hidden',
            )}
          >
            {jobs.length > 0 &&
              choice(
                'job',
                t('job'),
                asked.jobId,
                t('allJobs'),
                jobs.map(({ jobId, title }) => ({ value: jobId, label: title })),
              )}
            {choice(
              'stage',
              t('columnStage'),
              asked.stage,
              t('anyStage'),
              stages.map((stage) => ({ value: stage.id, label: titleOf(stage) })),
            )}
            {choice(
              'rating',
              t('columnRating'),
              asked.rating,
              t('anyRating'),
              ratings.map((value) => ({
                value,
                label: value === 'none' ? t('notRated') : t('starsOrMore', { stars: '★'.repeat(Number(value)) }),
              })),
            )}
            {choice(
              'source',
              t('columnSource'),
              asked.source,
              t('anySource'),
              candidateSources.map((value) => ({ value, label: common(sourceText[value]) })),
            )}
            {choice(
              'reviewer',
              t('reviewer'),
              asked.reviewer,
              t('anyReviewer'),
              reviewers.map(({ id, name }) => ({ value: id, label: name })),
            )}
            <ScoreFilter asked={asked.score} />
            {(['from', 'to'] as const).map((name) => {
              const label = t(name === 'from' ? 'addedFrom' : 'addedTo')
              return (
                <div key={name} className="flex items-center gap-2 text-sm text-muted max-sm:w-full">
                  <span aria-hidden="true" className="max-sm:w-24">
                    {label}
                  </span>
                  <span className="w-44 max-sm:grow">
                    <DateField name={name} label={label} defaultValue={asked[name] ?? ''} onChoose={send} />
                  </span>
                </div>
              )
            })}
          </div>
          <noscript>
            <Button type="submit">{t('show')}</Button>
          </noscript>
        </>
      )}
    </LiveSearch>
  )
}
type Choice = { value: string; label: string }

import { Form } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { candidateColumns } from './columns.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('candidates')

/** `jobs` is empty on the list of one job. */
type FilterProps = {
  asked: { status?: string | undefined; search: string; jobId?: string | undefined; sort: string }
  shown: readonly string[]
  jobs: readonly { jobId: string; title: string }[]
  query: URLSearchParams
}

/** Whom the list shows, in which order and with which columns. */
export function Filter({ asked, shown, jobs, query }: FilterProps) {
  const t = useText()
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-2">
      {asked.status && <input type="hidden" name="status" value={asked.status} />}
      <Field label={t('nameOrEmail')} className="w-full sm:w-64">
        <TextInput key={asked.search} type="search" name="q" defaultValue={asked.search} />
      </Field>
      {jobs.length > 0 && (
        <Field label={t('job')} className="w-full sm:w-64">
          <Select
            key={asked.jobId}
            name="job"
            defaultValue={asked.jobId ?? ''}
            placeholder={t('allJobs')}
            options={jobs.map(({ jobId, title }) => ({ value: jobId, label: title }))}
          />
        </Field>
      )}
      <Field label={t('order')} className="w-full sm:w-44">
        <Select
          key={asked.sort}
          name="sort"
          defaultValue={asked.sort}
          options={[
            { value: 'newest', label: t('newest') },
            { value: 'name', label: t('byName') },
            { value: 'rating', label: t('bestRated') },
          ]}
        />
      </Field>
      <Button type="submit">{t('show')}</Button>
      <ColumnChoice shown={shown} query={query} />
    </Form>
  )
}

/** Which columns the table shows; the choice is in the address, so it can be shared and works without scripts. */
function ColumnChoice({ shown, query }: { shown: readonly string[]; query: URLSearchParams }) {
  const t = useText()
  return (
    <details className="relative">
      <summary className={buttonClasses()}>{t('columns')}</summary>
      <div className="absolute end-0 z-20 mt-1 flex w-60 flex-col gap-1 rounded-md border border-line bg-raised p-3 shadow-float max-sm:start-0 max-sm:end-auto">
        {candidateColumns.map(({ key, label }) => (
          <Checkbox
            key={`${key}${query}`}
            name="col"
            value={key}
            label={t(label)}
            defaultChecked={shown.includes(key)}
          />
        ))}
        <Button type="submit" size="sm" className="mt-1">
          {t('showThese')}
        </Button>
      </div>
    </details>
  )
}

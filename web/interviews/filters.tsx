import { Form } from '@remix-run/react'
import { statusNames } from '#contracts/interview/codes.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import { type Asked, periods } from './asked.ts'

const useText = namespace('meetings')

export type Choices = {
  jobs: readonly { jobId: string; title: string }[]
  colleagues: readonly { userId: string; name: string }[]
}

/** Narrows the list by status, job, colleague or to one's own; also without scripts. */
export function MeetingFilters({ asked, jobs, colleagues }: Choices & { asked: Asked }) {
  const t = useText()
  return (
    <Form method="get" role="search" aria-label={t('filters')} className="flex flex-wrap items-end gap-3">
      {asked.view !== 'list' && <input type="hidden" name="view" value={asked.view} />}
      {asked.day && <input type="hidden" name="day" value={asked.day} />}
      {asked.view === 'figures' ? (
        <Field label={t('filterPlanned')}>
          <FilterSelect
            name="days"
            asked={asked.days === periods[0] ? '' : String(asked.days)}
            placeholder={t('lastDays', { count: periods[0] })}
            options={periods.slice(1).map((count) => ({ value: String(count), label: t('lastDays', { count }) }))}
          />
        </Field>
      ) : (
        <Field label={t('filterStatus')}>
          <FilterSelect
            name="status"
            asked={asked.status ?? ''}
            placeholder={t('allStatuses')}
            options={statusNames.map((value) => ({ value, label: t(`status${value}`) }))}
          />
        </Field>
      )}
      <Field label={t('filterJob')} className="max-w-60">
        <FilterSelect
          name="job"
          asked={asked.job ?? ''}
          placeholder={t('allJobs')}
          options={jobs.map(({ jobId, title }) => ({ value: jobId, label: title }))}
        />
      </Field>
      <Field label={t('filterColleague')} className="max-w-60">
        <FilterSelect
          name="colleague"
          asked={asked.colleague ?? ''}
          placeholder={t('allColleagues')}
          options={colleagues.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      </Field>
      <div className="flex min-h-9 items-center">
        <Checkbox key={String(asked.mine)} name="mine" value="1" defaultChecked={asked.mine} label={t('mine')} />
      </div>
      <Button type="submit">{t('apply')}</Button>
    </Form>
  )
}

import { FilterButton } from '../filters/filter-button.tsx'
import type { SavedFilterData } from '../filters/filter-data.ts'
import { FilterSearch } from '../filters/filter-search.tsx'
import { SavedFilters } from '../filters/late-saved.tsx'
import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { FilterSelect } from '../ui/filter-select.tsx'
import type { Asked } from './asked.ts'

const useText = namespace('candidates')

type FilterProps = {
  asked: Asked
  /** To choose among; none on the list of one job. */
  jobs: readonly { jobId: string; title: string }[]
  /** Of the one job whose list it is. */
  saved: SavedFilterData | null
}

/** Whom the list shows; what is typed applies at once. */
export function Filter({ asked, jobs, saved }: FilterProps) {
  const t = useText()
  const { filter, jobId } = asked
  return (
    <div className="flex flex-wrap items-center gap-2">
      <FilterSearch filter={filter} replaces={['job']}>
        {jobs.length > 0 && (
          <Field label={t('job')} hideLabel className="w-36 shrink-0">
            <FilterSelect
              name="job"
              asked={jobId ?? ''}
              placeholder={t('allJobs')}
              options={jobs.map(({ jobId: value, title }) => ({ value, label: title }))}
            />
          </Field>
        )}
      </FilterSearch>
      <FilterButton filter={filter} jobId={jobId} />
      {saved && jobId && <SavedFilters jobId={jobId} filter={filter} saved={saved} />}
    </div>
  )
}

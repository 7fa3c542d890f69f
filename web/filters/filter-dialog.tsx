import { useFetcher, useNavigate, useSearchParams } from '@remix-run/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useTimeZone } from '../ui/instant.tsx'
import { type FilterChoices, filterOfForm, withFilter } from './filter-data.ts'
import { FilterFields } from './filter-fields.tsx'

const useText = namespace('filters')
const TYPED_MS = 250

export type Filtered = {
  filter: CandidateFilter
  /** The job whose candidates are filtered; none for all jobs. */
  jobId?: string | undefined
}

/** The whole filter as a form, with how many it would find before it is applied. */
export default function FilterDialog({
  open,
  onClose,
  filter,
  jobId,
}: Filtered & { open: boolean; onClose: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const zone = useTimeZone()
  const { load, data, state } = useFetcher<FilterChoices>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Filled in anew each time it opens, and when it is cleared.
  const [drawn, setDrawn] = useState({ times: 0, filter })
  const ask = (of: CandidateFilter) => {
    const address = filterAddress(of)
    if (jobId) address.set('job', jobId)
    load(`/admin/videos/filters?${address}`)
  }
  useEffect(() => {
    if (!open) return
    setDrawn(({ times }) => ({ times: times + 1, filter }))
    ask(filter)
    return () => clearTimeout(timer.current)
    // What is filled in stays when the page behind is renewed.
  }, [open])
  const changed = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => form.current && ask(filterOfForm(form.current)), TYPED_MS)
  }
  const clear = () => {
    const left = filter.search ? { search: filter.search } : {}
    setDrawn(({ times }) => ({ times: times + 1, filter: left }))
    ask(left)
  }
  function apply(event: FormEvent) {
    event.preventDefault()
    onClose()
    navigate(withFilter(query, filterOfForm(form.current!)), { preventScrollReset: true })
  }
  const found = data && { count: data.total, number: number(data.total) }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('filterCandidates')}
      size="lg"
      footer={
        <>
          <Button variant="quiet" onClick={clear} className="me-auto">
            {t('clear')}
          </Button>
          <Button type="submit" form="filter-form" variant="primary" aria-live="polite" aria-busy={state !== 'idle'}>
            {!found ? t('apply') : data.atLeast ? t('showMoreThan', found) : t('showCandidates', found)}
          </Button>
        </>
      }
    >
      {data ? (
        <form id="filter-form" ref={form} key={drawn.times} onSubmit={apply} onChange={changed}>
          <input type="hidden" name="tz" value={zone} />
          {filter.search && <input type="hidden" name="q" value={filter.search} />}
          <FilterFields filter={drawn.filter} choices={data} onChoose={changed} />
        </form>
      ) : (
        <div className="flex justify-center py-10">
          <Spinner label={t('loading')} />
        </div>
      )}
    </Dialog>
  )
}

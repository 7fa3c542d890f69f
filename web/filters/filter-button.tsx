import { Link, useSearchParams } from '@remix-run/react'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { filterParts } from '#contracts/candidate/filter.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { useOnHand } from '../offline/index.ts'
import { buttonClasses } from '../ui/button.tsx'
import { isPlainPress } from '../ui/path-link.tsx'
import type { Filtered } from './filter-dialog.tsx'

const useText = namespace('filters')
const dialog = () => import('./filter-dialog.tsx')
const FilterDialog = lazy(dialog)
const onHand = [dialog]

/** Opens the filter's form: in a dialog, or before scripts have loaded on the page. */
export function FilterButton({ id, ...filtered }: Filtered & { id?: string }) {
  const t = useText()
  const { number } = useFormat()
  const [query] = useSearchParams()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  useOnHand(onHand)
  const set = filterParts(filtered.filter).length
  const onPage = new URLSearchParams(query)
  onPage.set('filters', 'open')
  function press(event: MouseEvent) {
    if (!isPlainPress(event)) return
    event.preventDefault()
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Link
        id={id}
        to={`?${onPage}`}
        role="button"
        aria-haspopup="dialog"
        onClick={press}
        className={buttonClasses({}, 'whitespace-nowrap')}
      >
        {set > 0 ? t('filtersSet', { number: number(set) }) : t('filters')}
      </Link>
      {wanted && (
        <Suspense fallback={null}>
          <FilterDialog open={open} onClose={() => setOpen(false)} {...filtered} />
        </Suspense>
      )}
    </>
  )
}

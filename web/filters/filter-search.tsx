import { useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { type CandidateFilter, filterAddress, MAX_FILTER_TEXT } from '#contracts/candidate/filter.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { LiveSearch } from '../ui/live-search.tsx'
import { besides } from './filter-data.ts'

const useText = namespace('filters')

type FilterSearchProps = {
  filter: CandidateFilter
  id?: string
  /** More fields of the form, which is sent when they change, and their names. */
  children?: ReactNode
  replaces?: readonly string[]
}

/** The text of the filter, which applies while it is typed; the rest of the filter and of the page's address stay. */
export function FilterSearch({ filter, id, children, replaces = [] }: FilterSearchProps) {
  const t = useText()
  const [query] = useSearchParams()
  const { search = '' } = filter
  const kept = [
    ...besides(query).filter(([key]) => !children || !replaces.includes(key)),
    ...filterAddress({ ...filter, search: undefined }),
  ]
  return (
    <LiveSearch search={search} className="flex min-w-0 grow gap-2 sm:grow-0">
      {(field) => (
        <>
          {kept.map(([key, value]) => (
            <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
          ))}
          <input
            ref={field}
            id={id}
            type="search"
            name="q"
            defaultValue={search}
            maxLength={MAX_FILTER_TEXT}
            placeholder={t('nameOrEmail')}
            aria-label={t('nameOrEmail')}
            className={classes('control min-w-0 grow', children ? 'sm:w-44' : 'sm:w-64')}
          />
          {children}
          <noscript>
            <Button type="submit">{t('search')}</Button>
          </noscript>
        </>
      )}
    </LiveSearch>
  )
}

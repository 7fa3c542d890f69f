import { Link, useSearchParams } from '@remix-run/react'
import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { type SavedFilterData, withFilter } from './filter-data.ts'

const useText = namespace('filters')

/** Saved filters that are one press away; the one that is shown is marked, and a press on it takes it away. */
export function PinnedFilters({ filter, saved }: { filter: CandidateFilter; saved: SavedFilterData }) {
  const t = useText()
  const [query] = useSearchParams()
  const pinned = saved.filters.filter((each) => each.pinned)
  if (pinned.length === 0) return null
  const here = filterAddress(filter).toString()
  return (
    <nav aria-label={t('pinnedFilters')} className="flex gap-1.5 overflow-x-auto">
      {pinned.map(({ filterId, name, address }) => (
        <Link
          key={filterId}
          to={withFilter(query, address === here ? {} : new URLSearchParams(address))}
          preventScrollReset
          aria-current={address === here ? 'true' : undefined}
          className={buttonClasses({ size: 'sm', variant: address === here ? 'primary' : 'secondary' })}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  )
}

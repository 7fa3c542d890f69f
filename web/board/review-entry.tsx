import { useSearchParams } from '@remix-run/react'
import { filterAddress, filterIn } from '#contracts/candidate/filter.ts'
import { namespace } from '../i18n/namespace.ts'
import { reviewPath } from '../lib/review-paths.ts'
import { PlayIcon } from '../ui/icons.tsx'
import { MenuLink } from '../ui/menu.tsx'

const useText = namespace('common')

/** Reviews a column, or what the board's filter leaves of it, one candidate after the other. */
export function ReviewEntry({ jobId, columnId }: { jobId: string; columnId: string }) {
  const [query] = useSearchParams()
  const { filter } = filterIn(query)
  return (
    <MenuLink to={reviewPath(jobId, String(filterAddress({ ...filter, columns: [columnId] })))}>
      <PlayIcon aria-hidden="true" /> {useText()('review')}
    </MenuLink>
  )
}

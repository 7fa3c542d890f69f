import { useSearchParams } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { reviewPath } from '../lib/review-paths.ts'
import { PlayIcon } from '../ui/icons.tsx'
import { MenuLink } from '../ui/menu.tsx'

const useText = namespace('common')
/** What the board can be narrowed by, which the list knows by the same names. */
const narrowing = ['q', 'rating', 'source']

/** Reviews a column, or what the board's filter leaves of it, one candidate after the other. */
export function ReviewEntry({ jobId, columnId }: { jobId: string; columnId: string }) {
  const [query] = useSearchParams()
  const filter = new URLSearchParams({ stage: columnId })
  for (const key of narrowing) if (query.get(key)) filter.set(key, query.get(key)!)
  return (
    <MenuLink to={reviewPath(jobId, String(filter))}>
      <PlayIcon aria-hidden="true" /> {useText()('review')}
    </MenuLink>
  )
}

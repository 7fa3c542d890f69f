import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import type { Found, Hit } from '../../palette/hits.ts'
import { openedCandidates } from '../../shell/opened.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'

const useText = namespace('overview')

/** The candidates this person opened last in this browser; the server says again which of them they may see. */
export function Opened({ userKey }: { userKey: string }) {
  const t = useText()
  const [hits, setHits] = useState<Hit[]>([])
  useEffect(() => {
    const ids = openedCandidates(userKey)
    if (ids.length === 0) return
    const controller = new AbortController()
    const query = new URLSearchParams({ recent: ids.map((id) => `candidate:${id}`).join(',') })
    fetch(`/admin/search/found?${query}`, { signal: controller.signal })
      .then(async (answer) => {
        if (answer.ok && !answer.redirected) setHits(((await answer.json()) as Found).recent)
      })
      // The page is whole without it.
      .catch(() => {})
    return () => controller.abort()
  }, [userKey])
  if (hits.length === 0) return null
  return (
    <Card title={t('lastOpened')}>
      <ul className="-mx-2 flex flex-col">
        {hits.map(({ key, title, detail, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-10 items-center gap-3 rounded-md px-2 py-1 text-ink no-underline hover:bg-surface"
            >
              <Avatar name={title} seed={key.slice(key.indexOf(':') + 1)} size="sm" />
              <span className="min-w-0">
                <bdi className="block truncate font-medium">{title}</bdi>
                <bdi className="block truncate text-sm text-muted">{detail.split(' · ')[0]}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

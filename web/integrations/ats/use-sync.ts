import { useFetcher, useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { ATS_PAGE } from '#contracts/integration/aggregated.ts'
import type { AtsPageData } from './ats.server.ts'

const LOOK_MS = 2000
/** What a person did begins a synchronisation within this time. */
const SOON_MS = 20_000

type Shown = Pick<AtsPageData, 'linked'>
type Progress = NonNullable<AtsPageData['linked']>['sync']
/** What the whole page is loaded again for. */
const standing = ({ linked }: Shown) =>
  JSON.stringify(
    linked && [
      ...[linked.linkId, linked.failure, linked.waitsFor, linked.sync?.finishedAt ?? null, linked.conflicts[0]?.at],
      ...linked.jobs.map(({ count }) => count),
    ],
  )

/** How far the synchronisation is. It is followed while it runs, and for a while after what a person did. */
export function useSync(loaded: Shown, answer: object | undefined): Progress {
  const { load, data, state } = useFetcher<Shown>()
  const { revalidate } = useRevalidator()
  const { search } = useLocation()
  const until = useRef(0)
  const now = data ?? loaded
  const sync = now.linked?.sync ?? null
  const isRunning = sync?.state === 'running'
  const isIdle = state === 'idle'
  const [before, after] = [standing(loaded), standing(now)]

  useEffect(() => {
    until.current = Date.now() + SOON_MS
  }, [answer, search])
  useEffect(() => {
    const timer = setInterval(() => {
      const isWanted = isRunning || Date.now() < until.current
      if (isWanted && isIdle && document.visibilityState === 'visible') load(`${ATS_PAGE}?progress=1`)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [load, isRunning, isIdle])
  useEffect(() => {
    if (after !== before) revalidate()
    // Once for each new standing: where it is not reached, the page tries again.
  }, [after])
  return sync
}

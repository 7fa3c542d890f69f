import { useNavigate, useSearchParams } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { useToasts } from '../../ui/toast.tsx'
import { signInAgain } from '../../lib/sign-in-again.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { CandidatePageData } from '../page-data.ts'
import { keepQueue, keptQueue, queueKey } from './memory.ts'
import { begin, beside, type Done, type Queue, type Queued, record } from './queue-order.ts'

const useText = namespace('cockpit')
/** Names are kept in this tab alone. */
const names = new Map<string, string>()
type Answer = { queued: Queued[]; at: Queued | null }

/** Null outside a queue, and until its order is known. */
export function useQueue({ candidate, job, viewer }: CandidatePageData) {
  const [query] = useSearchParams()
  const filter = query.get('queue')
  const begins = query.has('begin')
  const key = queueKey(viewer, job.jobId, filter ?? '')
  const [queue, setQueue] = useState<Queue | null>(() => {
    const kept = filter === null || begins ? null : keptQueue(key, Date.now())
    return kept?.ids.includes(candidate.id) ? { ...kept, at: candidate.id } : null
  })
  const [failed, setFailed] = useState(false)
  const navigate = useNavigate()
  const { show } = useToasts()
  const t = useText()
  names.set(candidate.id, candidate.name)

  const address = useCallback(
    (id: string) => `/admin/jobs/${job.jobId}/candidates/${id}?${new URLSearchParams({ queue: filter ?? '' })}`,
    [filter, job.jobId],
  )
  const keep = useCallback(
    (next: Queue) => {
      keepQueue(key, next)
      setQueue(next)
    },
    [key],
  )

  useEffect(() => {
    if (filter === null) return
    const kept = keptQueue(key, Date.now())
    if (kept && !begins && kept.ids.includes(candidate.id)) {
      keep({ ...kept, at: candidate.id, usedAt: Date.now() })
      return
    }
    let left = false
    const asked = new URLSearchParams({ queue: filter, all: '', ...(kept ? { at: kept.at } : {}) })
    fetch(`/admin/jobs/${job.jobId}/cards?${asked}`)
      .then(async (response) => {
        if (response.redirected) return signInAgain()
        const { queued, at } = (await response.json()) as Answer
        if (left) return
        for (const { id, name } of [...queued, ...(at ? [at] : [])]) names.set(id, name)
        const found = queued.map(({ id }) => id)
        const isOpen = kept !== null && begins && (beside(kept, 1) !== null || kept.at === candidate.id)
        if (!isOpen) return keep(begin(found, candidate.id, Date.now()))
        // Deleted since: the one after it is where the work goes on.
        const place = at ? kept.at : (beside(kept, 1) ?? candidate.id)
        const ids = kept.ids.filter((id) => at !== null || id !== kept.at)
        const next = { ...kept, ids: [...new Set([...ids, ...found, place])], at: place, usedAt: Date.now() }
        if (place === candidate.id) return keep(next)
        keepQueue(key, next)
        navigate(address(place), { replace: true })
        show({
          key: 'queue',
          message: t('continued'),
          action: {
            label: t('startOver'),
            run: () => {
              keepQueue(key, null)
              navigate(address(found[0] ?? candidate.id))
            },
          },
        })
      })
      .catch(() => !left && setFailed(true))
    return () => {
      left = true
    }
  }, [filter, begins, key, candidate.id])

  const go = (by: 1 | -1): boolean => {
    const to = queue && beside(queue, by)
    if (to) navigate(address(to))
    return to !== null
  }
  return {
    filter,
    queue,
    failed,
    go,
    address,
    done: useCallback(
      (id: string, just: Done) => {
        const now = keptQueue(key, Date.now())
        if (now) keep(record(now, id, just, Date.now()))
      },
      [key, keep],
    ),
    nameOf: (id: string) => names.get(id),
    restart() {
      keepQueue(key, null)
      navigate(`/admin/jobs/${job.jobId}/cards?${new URLSearchParams({ queue: filter ?? '' })}`)
    },
    /** The page the queue was begun on: a stage of the board, or the list with its filter. */
    origin:
      filter === null || /^(stage=[^&]*|status=completed)?$/.test(filter)
        ? `/admin/jobs/${job.jobId}`
        : `/admin/jobs/${job.jobId}/list?${filter}`,
  }
}
export type ReviewQueue = ReturnType<typeof useQueue>

import { useFetcher, useLocation, useRevalidator } from '@remix-run/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLive } from '../live/use-live.ts'
import { asLoaded, type InPlace, newIn, withAnswer } from './in-place.ts'
import type { ListData, ListedCandidate } from './list.server.ts'

/** Changes within this time are one question. */
const ASK_AFTER_MS = 400
/** Asked about at once; the others come with the next question. */
const AT_ONCE = 50

/**
 * A job's list that changes under its reader's eyes: rows stay where they are and show what is so now, and who newly matches
 * the filter is counted until `show` loads the list anew. The lists of all jobs do not change by themselves.
 */
export function useLiveList(
  { rows, total, atLeast, live }: Pick<ListData, 'rows' | 'total' | 'atLeast' | 'live'>,
  jobId?: string,
) {
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const asking = useFetcher<Pick<ListData, 'changed' | 'matching' | 'total' | 'atLeast'>>()
  const [state, setState] = useState<InPlace<ListedCandidate>>(asLoaded)
  const [now, setNow] = useState(total)
  const waiting = useRef(new Set<string>())
  const about = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const inSight = useMemo(() => new Set(rows.map(({ id }) => id)), [rows])

  useEffect(() => setState(asLoaded()), [rows])
  useEffect(() => setNow(total), [rows, total])

  function askSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => askRef.current(), ASK_AFTER_MS)
  }
  function ask() {
    if (waiting.current.size === 0 || asking.state !== 'idle') return
    about.current = [...waiting.current].slice(0, AT_ONCE)
    for (const id of about.current) waiting.current.delete(id)
    const query = new URLSearchParams(search)
    query.set('changed', about.current.join('.'))
    asking.load(`${pathname}?${query}`)
  }
  const askRef = useRef(ask)
  askRef.current = ask
  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (asking.state !== 'idle' || !asking.data) return
    const answer = { about: about.current, now: asking.data.changed, matching: new Set(asking.data.matching), inSight }
    about.current = []
    setState((before) => withAnswer(before, answer))
    setNow(asking.data.total)
    if (waiting.current.size > 0) askSoon()
  }, [asking.state, asking.data, inSight])

  useLive(jobId && live !== null ? { job: jobId, since: live } : null, {
    update_candidate: ({ id }) => {
      waiting.current.add(id)
      askSoon()
    },
    reload: revalidate,
  })
  const shown = useMemo(() => rows.map((row) => state.rows.get(row.id) ?? row), [rows, state.rows])
  return {
    rows: shown,
    gone: state.gone,
    fresh: newIn(state, { before: total, now, isExact: !atLeast }),
    show: revalidate,
  }
}

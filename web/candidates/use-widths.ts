import { useFetcher } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { codeOf, useOnHand } from '../offline/index.ts'

/** The page that keeps them, from the list of a job too. */
const onHand = [codeOf('routes/admin.videos')]
/** A key that is held down is sent once, when it is released. */
const SETTLED_MS = 400

/** How wide columns are: at once as a person makes them, and kept for them. */
export function useWidths(kept: Readonly<Record<string, number>>) {
  useOnHand(onHand)
  const { submit } = useFetcher()
  const [changes, setChanges] = useState<Readonly<Record<string, number | null>>>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const waiting = timers.current
    return () => waiting.forEach(clearTimeout)
  }, [])
  const drag = useCallback(
    (column: string, width: number) => setChanges((before) => ({ ...before, [column]: width })),
    [],
  )
  const set = useCallback(
    (column: string, width: number | null) => {
      setChanges((before) => ({ ...before, [column]: width }))
      clearTimeout(timers.current.get(column))
      timers.current.set(
        column,
        setTimeout(
          () => submit({ resize: column, width: width ?? '' }, { method: 'post', action: '/admin/videos' }),
          SETTLED_MS,
        ),
      )
    },
    [submit],
  )
  const widthOf = (column: string) => (column in changes ? (changes[column] ?? undefined) : kept[column])
  return { widthOf, drag, set }
}

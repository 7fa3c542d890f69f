import { useCallback, useMemo, useState } from 'react'

export type Selection = {
  selected: ReadonlySet<string>
  select: (ids: readonly string[], on: boolean) => void
  clear: () => void
}
const NONE: ReadonlySet<string> = new Set()

/** Which of the rows in sight are selected; a row that is gone is selected no more. */
export function useSelection(ids: readonly string[]): Selection {
  const [chosen, setChosen] = useState(NONE)
  const clear = useCallback(() => setChosen(NONE), [])
  const select = useCallback(
    (ids: readonly string[], on: boolean) =>
      setChosen((before) => {
        const wanted = new Set(ids)
        return new Set(on ? [...before, ...wanted] : [...before].filter((id) => !wanted.has(id)))
      }),
    [],
  )
  const selected = useMemo(() => new Set(ids.filter((id) => chosen.has(id))), [ids, chosen])
  return { selected, select, clear }
}

import { useActionData } from '@remix-run/react'
import { useMemo, useState } from 'react'
import { isNotReached, type NotReached } from './keep-page.ts'

/** Why a form was not taken, if that is what this answers. */
const refusedIn = (answer: unknown) => (answer as Partial<NotReached> | null | undefined)?.refused
/** What still holds of an answer beside a press that did not arrive: a question that waits for a Yes, or what was typed in a form that waits to be mended. */
function standing(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null) return {}
  if ('asking' in answer) return answer
  return 'refused' in answer && 'kept' in answer ? { kept: answer.kept } : {}
}

/**
 * What the page's form came to: `useActionData`, for pages with `keepPage`. That the platform was not reached is shown
 * beside what it had answered before: a question stays asked, and a refused form keeps what was typed.
 */
export function useAnswer<Action>() {
  const answer = useActionData<Action>()
  const unreached = isNotReached(refusedIn(answer))
  const [before, setBefore] = useState(answer)
  if (!unreached && answer !== before) setBefore(() => answer)
  return useMemo(
    (): typeof answer | NotReached =>
      unreached ? { kept: {}, ...standing(before), refused: refusedIn(answer)! } : answer,
    [answer, before, unreached],
  )
}

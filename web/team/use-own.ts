import { useEffect, useState } from 'react'
import { useToasts } from '../ui/toast.tsx'

type Answer =
  | { done: 'saved' | 'deleted' }
  | { asking: string }
  | { refused: { message: string; fields: Record<string, string> }; kept: Record<string, string | undefined> }

/**
 * What came of the last form about something a company makes itself. `round` grows with each that was saved or deleted:
 * as a key it clears the form then, and only then, so that nothing is lost by a refusal.
 */
export function useOwn(answer: Answer | undefined, said: { saved: string; deleted: string }) {
  const { show } = useToasts()
  const done = answer && 'done' in answer ? answer : null
  const refused = answer && 'refused' in answer ? answer : null
  const [last, setLast] = useState(done)
  const [round, setRound] = useState(0)
  if (done && done !== last) {
    setLast(done)
    setRound(round + 1)
  }
  const message = done && said[done.done]
  useEffect(() => {
    if (message) show({ tone: 'success', message })
  }, [done, message, show])
  return {
    round,
    justSaved: round > 0 && done?.done === 'saved',
    fields: refused?.refused.fields ?? {},
    /** What was refused, and no single field is to blame. */
    problem: refused && Object.keys(refused.refused.fields).length === 0 ? refused.refused : null,
    kept: refused?.kept ?? null,
    asking: answer && 'asking' in answer ? answer.asking : null,
  }
}

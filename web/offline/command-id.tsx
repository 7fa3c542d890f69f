import { useMatches } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { newCommandId } from './new-command-id.ts'

/**
 * In a form that creates or sends something. It keeps its id until the form has come to something:
 * `done` is what came of it, null until then and after a refusal. When only the answer was lost and the same form is
 * sent again, `commandIn` knows it again, and it happens once. Without scripts the id is the one that the page's loader
 * answered as `commandId`; nothing that is drawn on the server may be left to chance. The form may stand in the frame
 * around a page that could not be shown, where there is no loader's data to use: it is looked for, not counted on.
 */
export function CommandId({ done = null }: { done?: object | string | null }) {
  const loaded = useMatches().at(-1)?.data as { commandId?: string } | null | undefined
  const [drawn] = useState(loaded?.commandId ?? '')
  const [id, setId] = useState(drawn)
  useEffect(() => setId((current) => (done || current === drawn ? newCommandId() : current)), [done, drawn])
  return <input type="hidden" name="commandId" value={id} />
}

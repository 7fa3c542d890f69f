import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react'
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * A filter of a page that is sent while the person types; without scripts with its button. It shows the filter of the
 * page, also after a link led to the page as it is without a filter. What is typed while an answer is on its way waits for
 * that: Remix writes an error to the console when an answer is broken off half read.
 */
export function LiveSearch({
  search,
  className,
  children,
}: {
  search: string
  className: string
  /** `send` is for what changes without the form hearing of it. */
  children: (field: RefObject<HTMLInputElement>, send: () => void) => ReactNode
}) {
  const submit = useSubmit()
  const { state } = useNavigation()
  const { key } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef<'nothing' | 'this' | 'less'>('nothing')
  const send = useCallback(() => {
    if (sent.current !== 'nothing') return void (sent.current = 'less')
    sent.current = 'this'
    submit(form.current, { replace: true, preventScrollReset: true })
  }, [submit])
  useEffect(() => {
    // A person who types is ahead of the page.
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  useEffect(() => {
    if (state !== 'idle') return
    const more = sent.current === 'less'
    sent.current = 'nothing'
    if (more) send()
  }, [state, key, send])
  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className={className}
      onChange={send}
      onKeyDown={(event) => {
        // Browsers send a form on Enter only where it has one field of text, and a date has one too.
        if (event.key !== 'Enter' || event.target !== field.current) return
        event.preventDefault()
        send()
      }}
    >
      {children(field, send)}
    </Form>
  )
}

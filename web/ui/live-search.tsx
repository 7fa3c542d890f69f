import { Form, useSubmit } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/**
 * A filter of a page that is sent while somebody types; without scripts with its button. It shows what the page was asked
 * for, also after a link led to the page as it is without a filter.
 */
export function LiveSearch({ search, className, children }: { search: string; className: string; children: (field: RefObject<HTMLInputElement>) => ReactNode }) {
  const submit = useSubmit()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Whoever is typing is ahead of the page.
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])
  return (
    <Form method="get" role="search" className={className} onChange={(event) => submit(event.currentTarget, { replace: true, preventScrollReset: true })}>
      {children(field)}
    </Form>
  )
}

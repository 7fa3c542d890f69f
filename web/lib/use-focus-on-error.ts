import { type RefObject, useEffect } from 'react'

/** After an answer with something to mend: the first field that needs it, else the form's message, has the focus. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, answer: unknown) {
  useEffect(() => {
    if (!answer) return
    const first = (what: string) => form.current?.querySelector<HTMLElement>(what)
    ;(first('[aria-invalid=true]') ?? first('[data-form-error]'))?.focus()
  }, [form, answer])
}

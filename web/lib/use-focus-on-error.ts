import { type RefObject, useEffect } from 'react'

/** After an answer with something to mend: the first field that needs it, else the form's message, has the focus. */
export function useFocusOnError(form: RefObject<HTMLFormElement | null>, answer: unknown) {
  useEffect(() => {
    if (!answer) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-form-error]')?.focus()
  }, [form, answer])
}

import { useEffect, useRef } from 'react'
import { focusBack } from '../lib/focus-back.ts'

/** Opens a dialog element over the page: the focus is on its first field, or where there is none on what changes nothing, and the browser keeps it inside; afterwards it is where it was. */
export function useModal(open: boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const before = document.activeElement
    if (!dialog.open) dialog.showModal()
    firstIn(dialog)?.focus()
    return () => {
      // Also for one that was taken out of the page while it was open: the browser gives nothing back then.
      if (dialog.open) dialog.close()
      focusBack(before)
    }
  }, [open])
  return ref
}

/** What a person does first here: write, or else go back. A switch below what is to be read is not it. */
const firstIn = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(
    '[data-content] :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea):enabled',
  ) ?? dialog.querySelector<HTMLElement>('footer :is(button, a):not(:disabled)')

import { namespace } from '../i18n/namespace.ts'
import { focusBack } from '../lib/focus-back.ts'
import { Cross2Icon } from './icons.tsx'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

const useText = namespace('common')

export type DialogProps = {
  open: boolean
  /** Escape, the close button and a press outside ask for it; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: keyof typeof widths
  children?: ReactNode
}
const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl', side: 'drawer' }

/** A modal dialog: the focus is on its first field, or where there is none on what changes nothing, and the browser keeps it inside; afterwards it is where it was. */
export function Dialog({ open, onClose, title, description, footer, size = 'md', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const t = useText()
  const titleId = useId()
  const descriptionId = useId()
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
  const closeOutside = (event: MouseEvent) => event.target === ref.current && onClose()

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={closeOutside}
      className={classes('dialog', widths[size])}
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 wrap-anywhere">
              <h2 id={titleId} className="text-lg font-semibold">
                {title}
              </h2>
              {description && (
                <p id={descriptionId} className="mt-1 text-muted">
                  {description}
                </p>
              )}
            </div>
            <Button variant="quiet" size="sm" icon aria-label={t('close')} onClick={onClose}>
              <Cross2Icon />
            </Button>
          </header>
          {children && (
            <div
              data-content
              // What is only read is scrolled by keys: it may hold nothing else that takes the focus.
              {...(size === 'side' && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}
              className="relative overflow-y-auto px-5 py-2"
            >
              {children}
            </div>
          )}
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </div>
      )}
    </dialog>
  )
}

/** What a person does first here: write, or else go back. A switch below what is to be read is not it. */
const firstIn = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>(
    '[data-content] :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea):enabled',
  ) ?? dialog.querySelector<HTMLElement>('footer :is(button, a):not(:disabled)')

import { namespace } from '../i18n/namespace.ts'
import { Cross2Icon } from './icons.tsx'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { useModal } from './use-modal.ts'

const useText = namespace('common')

type DialogProps = {
  open: boolean
  /** Escape, the close button and a press outside ask for it; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}
const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-4xl' }

/** A modal dialog in the middle of the window. */
export function Dialog({ open, onClose, title, description, footer, size = 'md', children }: DialogProps) {
  const ref = useModal(open)
  const t = useText()
  const titleId = useId()
  const descriptionId = useId()
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
            <div data-content className="relative overflow-y-auto px-5 py-2">
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

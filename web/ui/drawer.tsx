import { type ReactNode, useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from './button.tsx'
import { Cross2Icon } from './icons.tsx'
import { useModal } from './use-modal.ts'

const useText = namespace('common')

type DrawerProps = {
  open: boolean
  /** Escape, the close button and a press beside it ask for it; the owner then sets `open` to false. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  children: ReactNode
}

/** A look at one thing beside the list it is in: at the far edge of the window, as wide as a phone at most. */
export function Drawer({ open, onClose, title, description, footer, children }: DrawerProps) {
  const ref = useModal(open)
  const t = useText()
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === ref.current && onClose()}
      className="drawer"
    >
      {open && (
        <div className="flex h-full flex-col">
          <header className="flex items-start justify-between gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0 wrap-anywhere">
              <h2 id={`${id}-title`} className="text-lg font-semibold">
                {title}
              </h2>
              {description && (
                <p id={`${id}-text`} className="text-muted">
                  {description}
                </p>
              )}
            </div>
            <Button variant="quiet" size="sm" icon aria-label={t('close')} onClick={onClose}>
              <Cross2Icon />
            </Button>
          </header>
          <div data-content className="grow overflow-y-auto px-5 py-4">
            {children}
          </div>
          {footer && <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

import { Cross2Icon } from './icons.tsx'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { visibleMs } from './visible-ms.ts'

export type Toast = {
  title?: string
  message: string
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; run: () => void }
  /** A plain notice of the job builder, gone after two seconds (JOB-071). What can be undone stays longer. */
  brief?: boolean
  /** A later toast of the same key replaces this one. */
  key?: string
}
type Shown = Toast & { id: number }
type Toasts = { show: (toast: Toast) => void; dismiss: (key: string) => void }

const useText = namespace('common')
const ToastContext = createContext<Toasts>({ show: () => {}, dismiss: () => {} })

/** Says something at the edge of the window for ten seconds: `useToasts().show({ message, action })`. */
export const useToasts = () => useContext(ToastContext)

/** Holds the toasts of the whole document; part of the root. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([])
  const last = useRef(0)
  const drop = useCallback((id: number) => setShown((all) => all.filter((each) => each.id !== id)), [])
  const toasts = useMemo<Toasts>(
    () => ({
      show: (toast) => {
        const id = ++last.current
        setShown((all) =>
          all.some((each) => each.title && each.message === toast.message)
            ? all
            : [...all.filter((each) => !toast.key || each.key !== toast.key), { ...toast, id }].slice(-3),
        )
      },
      dismiss: (key) => setShown((all) => all.filter((each) => each.key !== key)),
    }),
    [],
  )
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <section
        aria-label={useText()('notifications')}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:inset-x-auto sm:end-6 sm:items-end"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onGone={() => drop(toast.id)} />
        ))}
      </section>
    </ToastContext.Provider>
  )
}

const tones = {
  neutral: 'border-s-control',
  success: 'border-s-success-ink',
  warning: 'border-s-warning-ink',
  danger: 'border-s-danger',
}

function ToastCard({ toast, onGone }: { toast: Shown; onGone: () => void }) {
  const [held, setHeld] = useState(false)
  const gone = useRef(onGone)
  gone.current = onGone
  const { title, message, tone = 'neutral', action } = toast
  const stays = visibleMs(toast)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => gone.current(), stays)
    return () => clearTimeout(timer)
  }, [held, stays])
  return (
    <div
      className={classes(
        'pointer-events-auto flex w-full max-w-md items-center gap-3 rounded-md border border-s-4 border-line bg-raised py-2 ps-3 pe-2 shadow-float',
        tones[tone],
      )}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className="grow">
        {title && <p className="font-semibold">{title}</p>}
        <p>{message}</p>
      </div>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onGone()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button size="sm" variant="quiet" icon aria-label={useText()('dismiss')} onClick={onGone}>
        <Cross2Icon />
      </Button>
    </div>
  )
}

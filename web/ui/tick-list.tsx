import { useId } from 'react'
import { CheckIcon } from './icons.tsx'

type Props = {
  label: string
  items: readonly { id: string; title: string }[]
  /** The label is shown above the list, where more than one is on a page. */
  headed: boolean
}

/** Short points, each with a tick; nothing while there are none. */
export function TickList({ label, items, headed }: Props) {
  const id = useId()
  if (items.length === 0) return null
  return (
    <>
      {headed && (
        <p id={id} className="mt-5 font-medium">
          {label}
        </p>
      )}
      <ul
        {...(headed ? { 'aria-labelledby': id } : { 'aria-label': label })}
        className={`flex flex-col gap-1.5 ${headed ? 'mt-2' : 'mt-5'}`}
      >
        {items.map(({ id, title }) => (
          <li key={id} className="flex items-start gap-2">
            <CheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success-ink" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {title}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

import type { ReactNode } from 'react'

type ProgressProps = {
  /** What is under way. */
  label: string
  /** 0 to `max`; leave it out while it is unknown. */
  value?: number
  max?: number
  /** How far, in words, e.g. "3 of 12 MB". */
  detail?: ReactNode
}

export function Progress({ label, value, max = 100, detail }: ProgressProps) {
  const share = value === undefined ? 100 : Math.min(100, Math.max(0, (100 * value) / max))
  return (
    <div className="flex flex-col gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        {detail && <span className="text-muted tabular-nums whitespace-nowrap">{detail}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        className="h-2 overflow-hidden rounded-full bg-neutral-soft"
      >
        <div
          className={value === undefined ? 'h-full animate-pulse bg-accent' : 'h-full bg-accent transition-[width]'}
          style={{ width: `${share}%` }}
        />
      </div>
    </div>
  )
}

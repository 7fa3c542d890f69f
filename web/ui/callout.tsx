import { CheckCircledIcon, CrossCircledIcon, ExclamationTriangleIcon, InfoCircledIcon } from './icons.tsx'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { toneClasses } from './badge.tsx'

const icons = {
  info: InfoCircledIcon,
  success: CheckCircledIcon,
  warning: ExclamationTriangleIcon,
  danger: CrossCircledIcon,
}

type CalloutProps = {
  tone?: keyof typeof icons
  title?: ReactNode
  /** Read out at once when it appears; for the answer to what the person just did. */
  announce?: boolean
  className?: string
  children?: ReactNode
}

export function Callout({ tone = 'info', title, announce, className, children }: CalloutProps) {
  const Icon = icons[tone]
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={classes('flex gap-2 rounded-md px-3 py-2', toneClasses[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}

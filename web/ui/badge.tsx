import type { ReactNode } from 'react'
import type { CandidateStatus } from '#contracts/candidate/events.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from './classes.ts'

const useText = namespace('common')

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'violet'

/** Background and text of a tone; the pair is readable in both themes. */
export const toneClasses: Record<Tone, string> = {
  neutral: 'bg-neutral-soft text-neutral-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
  violet: 'bg-violet-soft text-violet-ink',
}

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-medium whitespace-nowrap tabular-nums',
        toneClasses[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

const statusTones: Record<CandidateStatus, Tone> = {
  added: 'neutral',
  pending: 'warning',
  started: 'info',
  uploading: 'violet',
  completed: 'success',
  'auto rejected': 'danger',
}

/** The key of a status in words. */
export const statusText = {
  added: 'statusAdded',
  pending: 'statusPending',
  started: 'statusStarted',
  uploading: 'statusUploading',
  completed: 'statusCompleted',
  'auto rejected': 'statusAutoRejected',
} as const satisfies Record<CandidateStatus, string>

/** A candidate's status in its colour and, because colour alone says nothing to some, in words. */
export function StatusBadge({ status, className }: { status: CandidateStatus; className?: string }) {
  const t = useText()
  return (
    <Badge tone={statusTones[status]} className={className}>
      {t(statusText[status])}
    </Badge>
  )
}

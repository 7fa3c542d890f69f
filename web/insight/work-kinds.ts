import { ClockIcon, ExclamationTriangleIcon, PaperPlaneIcon, Pencil2Icon, PlayIcon, UploadIcon } from '../ui/icons.tsx'
import type { Key } from '../locales/text.ts'

export const workKinds = ['review', 'overdue', 'unreachable', 'upload', 'answer', 'start'] as const
export type WorkKind = (typeof workKinds)[number]

type About = {
  icon: typeof ClockIcon
  /** How many there are, in words. */
  count: Key<'overview'>
  /** What is counted. */
  hint: Key<'overview'>
  /** The title of the page with the rows. */
  title: Key<'overview'>
  tone: 'accent' | 'warning' | 'quiet'
}

/** What each line of the work list says; one more kind is an entry here and in the reader. */
export const aboutWork = {
  review: { icon: PlayIcon, count: 'workReview', hint: 'workReviewHint', title: 'workReviewTitle', tone: 'accent' },
  overdue: {
    icon: ClockIcon,
    count: 'workOverdue',
    hint: 'workOverdueHint',
    title: 'workOverdueTitle',
    tone: 'warning',
  },
  unreachable: {
    icon: ExclamationTriangleIcon,
    count: 'workUnreachable',
    hint: 'workUnreachableHint',
    title: 'workUnreachableTitle',
    tone: 'warning',
  },
  upload: { icon: UploadIcon, count: 'workUpload', hint: 'workUploadHint', title: 'workUploadTitle', tone: 'warning' },
  answer: { icon: Pencil2Icon, count: 'workAnswer', hint: 'workAnswerHint', title: 'workAnswerTitle', tone: 'quiet' },
  start: { icon: PaperPlaneIcon, count: 'workStart', hint: 'workStartHint', title: 'workStartTitle', tone: 'quiet' },
} as const satisfies Record<WorkKind, About>

/** Where the rows behind a line are. */
export const workPath = (kind: WorkKind, jobId?: string) =>
  `/admin/overview/work?${new URLSearchParams({ kind, ...(jobId && { job: jobId }) })}`

import type { NoticeType } from './types.ts'

type About = { type: NoticeType; jobId: string | null; candidateId: string | null; commentId: string | null }

/** Where what a notice is about is opened. */
export function noticePath({ type, jobId, candidateId, commentId }: About): string {
  if (type === 'limitNear') return '/admin/billing'
  if (type === 'integrationStopped') return '/admin/integration'
  if (type === 'emailBounced') return '/admin/settings?tab=notifications'
  if (jobId === null) return '/admin/overview'
  if (candidateId === null) return `/admin/jobs/${jobId}`
  return `/admin/jobs/${jobId}/candidates/${candidateId}${commentId ? `#comment-${commentId}` : ''}`
}

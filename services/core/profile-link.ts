import type { Core } from './core.ts'

/** Where a signed-in colleague reads the result. */
export const profileLink = (
  { settings }: Pick<Core, 'settings'>,
  { jobId, candidateId }: { jobId: string; candidateId: string },
) => `${settings.publicUrl}/admin/jobs/${jobId}/candidates/${candidateId}`

import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import type { Offered } from './offered.server.ts'

/** What writing to candidates of the job begins with; null until it is there, and without a job. */
export function useOffered(jobId: string | null): Offered | null {
  const { load, data } = useFetcher<Offered | null>()
  useEffect(() => {
    if (jobId !== null) load(`/admin/jobs/${jobId}/messages`)
  }, [load, jobId])
  return data ?? null
}

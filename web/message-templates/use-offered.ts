import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import type { Offered } from './offered.server.ts'

/** What writing to candidates of the job begins with; null until it is there. */
export function useOffered(jobId: string): Offered | null {
  const { load, data } = useFetcher<Offered | null>()
  useEffect(() => load(`/admin/jobs/${jobId}/messages`), [load, jobId])
  return data ?? null
}

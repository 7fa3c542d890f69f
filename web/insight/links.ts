/** Addresses of the rows behind a figure. */
export const countedPath = (counted: Record<string, string | undefined>) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(counted)) if (value) query.set(name, value)
  return `/admin/stats/candidates?${query}`
}

export const jobsPath = (status: 'active' | 'draft' | 'archived') => `/admin/jobs?currentTab=${status}`
export const boardPath = (jobId: string) => `/admin/jobs/${jobId}`
export const candidatePath = (jobId: string, candidateId: string) => `/admin/jobs/${jobId}/candidates/${candidateId}`

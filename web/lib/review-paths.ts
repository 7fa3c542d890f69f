/** Opens the first candidate that a filter of the job's list finds, with all of them as a queue; `filter` as in the list's address. */
export const reviewPath = (jobId: string, filter: string) =>
  `/admin/jobs/${jobId}/cards?${new URLSearchParams({ queue: filter })}`

export const MOST_COMPARED = 4
/** Up to four candidates of a job side by side. */
export const comparePath = (jobId: string, ids: readonly string[]) =>
  `/admin/jobs/${jobId}/compare?with=${ids.join(',')}`
export const isComparable = (count: number) => count >= 2 && count <= MOST_COMPARED

/** Candidates that are planned for at once. */
export const MOST_PLANNED = 100
/** Where live interviews with these candidates are planned. */
export const planPath = (jobId: string, candidateIds: readonly string[]) =>
  `/jobs/${jobId}/interview?${new URLSearchParams(candidateIds.map((id) => ['candidate', id])).toString()}`

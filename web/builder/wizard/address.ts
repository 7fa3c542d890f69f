/**
 * Where an address of the old builder leads (JOB-003): `jobID` to the job, with the step it names; `key` to the page of other
 * recruiting systems. How many candidates are affected is counted here, whatever the address says. Null: a new job.
 */
export function builderAddress(params: URLSearchParams): string | null {
  const [key, jobId] = [params.get('key'), params.get('jobID') ?? params.get('jobId')]
  if (key) return `/edit-job-integration/${encodeURIComponent(key)}`
  if (!jobId) return null
  const step = params.get('step') ?? params.get('requiredStep')
  return `/jobs-cep/create/${encodeURIComponent(jobId)}${step ? `?${new URLSearchParams({ step })}` : ''}`
}

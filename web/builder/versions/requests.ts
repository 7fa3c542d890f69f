import type { JobThen, JobVersion } from '#contracts/views/job-versions.ts'
import { newCommandId } from '../../offline/index.ts'
import type { Refusal } from '../wizard/builder.machine.ts'

export type NameAnswer = { named: true } | { named: false; refusal: Refusal }

async function read<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as Answer
}

const addressOf = (jobId: string) => `/jobs-cep/create/${jobId}/versions`

export const versionsOver = async (jobId: string) => (await read<{ versions: JobVersion[] }>(addressOf(jobId))).versions

export const versionOver = (jobId: string, revision: number | 'now') => read<JobThen>(`${addressOf(jobId)}/${revision}`)

/** `name` null takes it away. */
export async function nameOver(jobId: string, revision: number, name: string | null): Promise<NameAnswer> {
  const response = await fetch(addressOf(jobId), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ commandId: newCommandId(), revision, name }),
  })
  return (await response.json()) as NameAnswer
}

import type { ColumnMapping } from '#contracts/candidate-import/columns.ts'
import type { ImportCounts, ImportOutcome } from '#contracts/candidate-import/limits.ts'
import type { Contact } from '#contracts/candidate/contact.ts'

export type ReadAnswer = {
  /** What the first row calls each column; empty where it does not. */
  columns: string[]
  sample: string[][]
  rows: number
  headed: boolean
  mapping: ColumnMapping
}
export type LeftOut = { row: number; outcome: ImportOutcome; problem: string }
export type Checked = {
  people: Contact[]
  counts: ImportCounts
  left: LeftOut[]
  texts: { needed: number; left: number | null }
  messagesLeft: number
  autoInvite: boolean
}
export type PartAnswer = { counts: ImportCounts; left: (LeftOut & Contact)[] }
type Refused = { refused: { message: string } }

/** @throws Error with what is to be shown, where the answer is a refusal. */
export async function askImport<Answer>(jobId: string, fields: Record<string, string | Blob>): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const response = await fetch(`/jobs/post/${jobId}/import`, { method: 'POST', body })
  if (!response.ok) throw new Error('')
  const answer = (await response.json()) as Answer | Refused
  if (typeof answer === 'object' && answer !== null && 'refused' in answer)
    throw new Error((answer as Refused).refused.message)
  return answer as Answer
}

export const plus = (one: ImportCounts, other: ImportCounts): ImportCounts => {
  const sum: ImportCounts = { ...one }
  for (const [outcome, count] of Object.entries(other) as [ImportOutcome, number][])
    sum[outcome] = (sum[outcome] ?? 0) + count
  return sum
}

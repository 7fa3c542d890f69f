import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Core } from '../../core/core.ts'

type Values = Record<string, string>

/**
 * The words of a message that a person wrote to a candidate, with the other values of its template: a process remembers only
 * where they are. A candidate who was erased meanwhile is not written to.
 */
export async function withWritten({ engines, codec }: Core, companyId: string, values: Values): Promise<Values> {
  const { candidateId = '', messageId } = values
  const records = await engines.store.read(streamName(companyId, 'candidate', candidateId))
  const events = (await codec.decodeAll<CandidateEvent>(records)).map(({ event }) => event)
  const written = events.find((event) => event.type === 'MessageWritten' && event.data.messageId === messageId)
  if (written?.type !== 'MessageWritten' || events.some(({ type }) => type === 'CandidateDeleted'))
    throw new Rejected('candidate/not-found', 'No such candidate')
  const { subject, text } = written.data
  return { ...values, subject, text }
}

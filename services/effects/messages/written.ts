import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Core } from '../../core/core.ts'

type Values = Record<string, string>
type Words = { subject: string; text: string }

/** Templates whose words a person wrote: they stay in the candidate's stream, and are read when the message leaves. */
export const isWritten = (template: string) => template === 'written' || template === 'rejection'

/**
 * The values of such a template, with the words of the message `messageId` to `candidateId`.
 * @throws Rejected 'candidate/not-found' for a candidate who was deleted before it left
 */
export async function withWritten({ engines, codec }: Core, companyId: string, values: Values): Promise<Values> {
  const { candidateId = '', messageId = '' } = values
  const records = await engines.store.read(streamName(companyId, 'candidate', candidateId))
  const events = (await codec.decodeAll<CandidateEvent>(records)).map(({ event }) => event)
  const words = events.flatMap((event) => wordsOf(event, messageId, values)).at(-1)
  if (!words || events.some(({ type }) => type === 'CandidateDeleted'))
    throw new Rejected('candidate/not-found', 'No such candidate')
  return { ...values, ...words }
}

function wordsOf(event: CandidateEvent, messageId: string, { name = '', job = '', company = '' }: Values): Words[] {
  if (!('messageId' in event.data) || event.data.messageId !== messageId) return []
  if (event.type === 'MessageWritten') return [{ subject: event.data.subject, text: event.data.text }]
  if (event.type !== 'RejectionMessageHeld') return []
  const merged = (text: string) => mergedMessage(text, { name, job, company })
  return [{ subject: merged(event.data.subject), text: merged(event.data.text) }]
}

import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { hasLink, mergedMessage } from '#contracts/candidate/merge-fields.ts'
import { asMessageEvent, isRejectionMessage } from '#contracts/candidate/rejection-message-events.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Core } from '../../core/core.ts'

type Values = Record<string, string>
type Words = { subject: string; text: string; linked?: string }

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

function wordsOf(recorded: CandidateEvent, messageId: string, { name, job, company, link }: Values): Words[] {
  const event = isRejectionMessage(recorded) ? asMessageEvent(recorded) : recorded
  if (event.type !== 'MessageWritten' || event.data.messageId !== messageId) return []
  const { subject, text } = event.data
  // All but the link was filled in as it was written; rejections of earlier versions are filled in here.
  const merged = (words: string) => mergedMessage(words, { name, job, company, link })
  return [{ subject: merged(subject), text: merged(text), ...(hasLink(text) && { linked: 'yes' }) }]
}

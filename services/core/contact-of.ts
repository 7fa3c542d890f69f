import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import type { Core } from './core.ts'

/** Name and addresses as last given. They are in the log alone, sealed; the folded state does not carry them. */
export async function contactOf(
  { engines, codec }: Core,
  { companyId, candidateId }: { companyId: string; candidateId: string },
) {
  const history = await codec.decodeAll<CandidateEvent>(
    await engines.store.read(streamName(companyId, 'candidate', candidateId)),
  )
  let contact = { name: '', email: '', phone: '' }
  for (const { event } of history) {
    if (event.type === 'CandidateStarted' || event.type === 'CandidateAdded') {
      const { name, email, phone } = event.data
      contact = { name, email, phone }
    } else if (event.type === 'CandidateRenamed') contact = { ...contact, name: event.data.name }
  }
  return contact
}

import { Rejected } from '#contracts/kernel/rejections.ts'
import type { Contacts } from './contacts.ts'

const ANSWER_MS = 5000

/** Posts each contact as JSON to the operator's own service. */
export const postedContacts = ({ url, token }: { url: string; token: string }): Contacts => ({
  async push({ id, at, contact }) {
    const type = contact ? 'contact.added' : 'contact.removed'
    const answer = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'user-agent': 'Hirelog' },
      body: JSON.stringify({ id, type, at, ...contact }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    if (!answer || answer.status >= 500 || answer.status === 408 || answer.status === 429)
      throw new Rejected(
        'outside/unavailable',
        'The service for contacts does not answer',
        undefined,
        Number(answer?.headers.get('retry-after')) || undefined,
      )
    throw new Rejected('outside/refused', 'The service for contacts does not take this')
  },
})

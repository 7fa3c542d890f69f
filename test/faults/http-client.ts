import type { Asker } from '#contracts/kernel/asker.ts'
import { commandIdFor } from '#services/http/api/idempotency.ts'
import { acme } from '../fixtures/people.ts'
import type { Answer, ApiKey, Command } from './protocol.ts'

/**
 * Sends a comment as a program with an API key does; `wrote` names the command as the platform does. Rejects when the
 * connection ends without an answer: then the outcome is unknown.
 */
export async function overHttp(
  url: string,
  { key, keyId }: ApiKey,
  { commandId, id, command }: Command,
): Promise<Answer> {
  const path = `/api/v2/videos/${id}/comment`
  const { text } = command.data as { text: string }
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'idempotency-key': commandId },
    body: JSON.stringify({ text }),
  })
  if (response.status !== 201) return { did: 'command', commandId, wrote: null, refused: await response.text() }
  const [[stream, revision] = []] = Object.entries(
    JSON.parse(response.headers.get('x-consistency')!) as Record<string, number>,
  )
  const asker: Asker = { kind: 'apiKey', companyId: acme, keyId, permissions: [] }
  return {
    did: 'command',
    commandId,
    wrote: { stream: stream!, revision: revision!, as: commandIdFor(asker, 'POST', path, commandId) },
  }
}

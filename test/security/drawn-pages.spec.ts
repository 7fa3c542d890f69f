import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Reply, useApi, type Who } from '../support/api.ts'

/** Pages that were drawn a moment ago are sent again (023): to no other person, and not after anything on them has changed. */
const api = useApi()
const board = (who: Who) => api.get(who, `/admin/jobs/${api.acme.jobId}`, { headers: { accept: 'text/html' } })
const nonceOf = ({ headers }: Reply) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)![1]!
const noncesIn = ({ text }: Reply) => new Set([...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce))
const columnOf = ({ text }: Reply, candidateId: string) =>
  text.slice(0, text.indexOf(`data-card="${candidateId}"`)).match(/.*data-column="([^"]+)"/s)?.[1]

async function move(candidateId: string, to: string) {
  const form = {
    commandId: randomUUID(),
    change: JSON.stringify({ intent: 'move', candidateIds: [candidateId], to, from: null, batchId: randomUUID() }),
  }
  const answer = await api.send(api.acme.admin, 'POST', `/admin/jobs/${api.acme.jobId}/changes`, {
    raw: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect([answer.status, answer.body.refusal]).toEqual([200, null])
}

describe('a board that several people open again and again', () => {
  it('is for each of them what their rights and their name make of it', async () => {
    const people = { admin: api.acme.admin, edit: api.acme.edit, review: api.acme.review }
    for (let time = 0; time < 4; time++)
      for (const [role, who] of Object.entries(people)) {
        const reply = await board(who)
        expect(reply.status).toBe(200)
        const seen = {
          adds: reply.text.includes('Add stage'),
          named: Object.keys(people).filter((name) => new RegExp(`acme ${name}\\b`, 'i').test(reply.text)),
        }
        expect(seen, `${role} the ${time + 1}th time`).toEqual({
          adds: role !== 'review',
          named: [role],
        })
      }
    expect((await board(api.rival.admin)).status).toBe(404)
  })

  it('has a nonce of its own each time, the one in its policy', async () => {
    const nonces = []
    for (let time = 0; time < 4; time++) {
      const reply = await board(api.acme.admin)
      expect([...noncesIn(reply)]).toEqual([nonceOf(reply)])
      nonces.push(nonceOf(reply))
    }
    expect(new Set(nonces).size).toBe(4)
  })

  it('shows a move, and a move back, from the answer to it on', async () => {
    for (let time = 0; time < 3; time++)
      for (const to of [api.acme.columnId, 'default']) {
        await move(api.acme.started, to)
        for (let look = 0; look < 3; look++)
          for (const who of [api.acme.admin, api.acme.review])
            expect(columnOf(await board(who), api.acme.started)).toBe(to)
      }
  })

  it('is the same page compressed', async () => {
    const compressed = async (coding: string) => {
      const [answer] = (await once(
        request(`${api.server.url}/admin/jobs/${api.acme.jobId}`, {
          headers: { ...api.acme.admin.headers, 'accept-encoding': coding },
        }).end(),
        'response',
      )) as [IncomingMessage]
      return { coding: answer.headers['content-encoding'], bytes: await buffer(answer) }
    }
    // Nor how far the live messages are: those of the moves before may still be sent.
    const withoutNonce = (text: string) =>
      text
        .replaceAll(/nonce(=|" content=)"[^"]+"/g, '')
        .replaceAll(/"now",\d+/g, '')
        .replaceAll(/[0-9a-f]{8}-\d+/g, '')
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const)
      for (let time = 0; time < 3; time++) {
        // What the moves before left to be done may still change the page between two looks.
        await expect
          .poll(async () => {
            const plain = await board(api.acme.admin)
            const sent = await compressed(coding)
            expect(sent.coding).toBe(coding)
            return withoutNonce(String(open(sent.bytes))) === withoutNonce(plain.text)
          })
          .toBe(true)
      }
  })

  it('is closed to someone from the moment they have signed out', async () => {
    for (let time = 0; time < 3; time++) expect((await board(api.acme.edit)).status).toBe(200)
    await api.send(api.acme.edit, 'POST', '/logout', {
      raw: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const reply = await board(api.acme.edit)
    expect([reply.status, reply.headers.get('location')?.startsWith('/login')]).toEqual([302, true])
  })
})

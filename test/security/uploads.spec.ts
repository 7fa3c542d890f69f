import { createHash, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nobody, useApi, type Who } from '../support/api.ts'

const api = useApi()
const tus = { 'tus-resumable': '1.0.0' }
const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(996, 7)])
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const encoded = (metadata: Record<string, string>) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
const ada = (): Who => ({ headers: { 'x-candidate-token': api.acme.candidateToken } })
const rivals = (): Who => ({ headers: { 'x-candidate-token': api.rival.candidateToken } })

/** A candidate who has just filled in the start form, with every take still before them. */
async function newcomer(): Promise<Who> {
  const form = new URLSearchParams({
    intent: 'start',
    name: 'Grace',
    email: `${randomUUID()}@example.org`,
    phone: '',
    commandId: randomUUID(),
  })
  const answer = await fetch(`${api.server.url}/apply/${api.acme.companyId}.${api.acme.jobId}`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: api.server.url },
  })
  const [, token] = /^application-[^=]+=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  expect(token, String(answer.status)).toBeTruthy()
  return { headers: { 'x-candidate-token': token! } }
}

type Upload = {
  bytes?: Buffer
  length?: number | string
  metadata?: Record<string, string>
  who?: Who
  headers?: Record<string, string>
}
async function create({ bytes = webm, length = bytes.length, metadata = {}, who = ada(), headers = {} }: Upload = {}) {
  const recordingId = metadata.recordingId ?? randomUUID()
  const all = {
    recordingId,
    moduleId: 'video',
    questionId: 'q1',
    take: '1',
    mimeType: 'video/webm',
    sha256: sha256(bytes),
    durationMs: '1000',
    ...metadata,
  }
  const answer = await api.send(who, 'POST', '/api/uploads', {
    headers: { ...tus, 'upload-length': String(length), 'upload-metadata': encoded(all), ...headers },
  })
  return { recordingId, answer, address: `/api/uploads/${recordingId}` }
}
const patch = (
  address: string,
  bytes: Buffer,
  { who = ada(), offset = 0, headers = {} }: { who?: Who; offset?: number; headers?: Record<string, string> } = {},
) =>
  fetch(api.server.url + address, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...who.headers,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...headers,
    },
    body: new Uint8Array(bytes),
  })
const sound = (status: number, text: string) => {
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).not.toMatch(/node_modules|\.ts:\d|\n\s+at |ENOENT|\/tmp\//)
}

describe('an upload', () => {
  it('is taken from the candidate it belongs to, and from no one else', async () => {
    for (const who of [
      nobody,
      { headers: { 'x-candidate-token': 'x' } },
      { headers: { 'x-candidate-token': `${api.acme.candidateToken}x` } },
      api.acme.key,
    ])
      expect((await create({ who })).answer).toMatchObject({
        status: 401,
        body: { detail: 'This upload needs the link of its candidate' },
      })

    const own = await newcomer()
    const { address, answer } = await create({ who: own })
    expect(answer.status).toBe(201)
    for (const who of [rivals(), nobody]) {
      const pieces = [
        await patch(address, webm, { who }),
        await fetch(api.server.url + address, { method: 'HEAD', headers: { ...tus, ...who.headers } }),
        await fetch(api.server.url + address, { method: 'DELETE', headers: { ...tus, ...who.headers } }),
      ]
      expect(pieces.map(({ status }) => status)).toEqual(who === nobody ? [401, 401, 401] : [404, 404, 404])
      if (who !== nobody)
        expect(await pieces[0]!.json()).toMatchObject({ code: 'media/not-found', detail: 'There is no such upload' })
    }
    const stored = await patch(address, webm, { who: own })
    expect([stored.status, stored.headers.get('x-recording-sha256')]).toEqual([204, sha256(webm)])
    expect((await create({ who: own, metadata: { recordingId: address.split('/').at(-1)! } })).answer).toMatchObject({
      status: 409,
      body: { detail: 'This recording has been received already' },
    })
  })

  it('is played by its company only, and never as anything but a recording', async () => {
    const { recordingId, address } = await create({ metadata: { take: '2' } })
    await patch(address, webm)
    const [own, theirs, without] = await Promise.all(
      [api.acme.review, api.rival.admin, nobody].map((who) => api.get(who, `/media/${recordingId}`)),
    )
    expect([own!.status, theirs!.status, without!.status]).toEqual([200, 404, 401])
    expect(own!.headers.get('content-type')).toBe('video/webm')
    expect(own!.headers.get('x-content-type-options')).toBe('nosniff')
    expect(own!.headers.get('content-security-policy')).toContain('sandbox')
    expect((await api.get(api.rival.admin, `/media/${randomUUID()}`)).body).toEqual(theirs!.body)
  })

  it('has a still, sent with the candidate’s own link and seen by those who may see the recording', async () => {
    const who = await newcomer()
    const { recordingId, address } = await create({ who })
    const webp = Buffer.concat([Buffer.from('524946460000000057454250', 'hex'), Buffer.alloc(500, 3)])
    const put = (by: Who, bytes = webp, to = address, type = 'image/webp') =>
      fetch(`${api.server.url}${to}/poster`, {
        method: 'PUT',
        headers: { ...by.headers, 'content-type': type },
        body: new Uint8Array(bytes),
      })
    expect((await put(nobody)).status).toBe(401)
    expect((await put(rivals())).status).toBe(404)
    expect((await put(who, webp, `/api/uploads/${randomUUID()}`)).status).toBe(404)
    expect((await put(who, webp, '/api/uploads/nothing')).status).toBe(404)
    expect((await put(who, Buffer.from('<svg onload="alert(1)"/>'))).status).toBe(415)
    expect((await put(who, webp, address, 'image/png')).status).toBe(415)
    const large = await put(who, Buffer.concat([webp, Buffer.alloc(20 * 1024)]))
    expect(large.status).toBe(413)

    const candidateId = who.headers['x-candidate-token']!.split('.')[2]
    const see = (by: Who) => api.get(by, `/posters/${candidateId}`)
    expect((await see(api.acme.review)).status).toBe(404)
    expect([(await put(who)).status, (await put(who)).status]).toEqual([204, 204])
    await expect.poll(async () => (await see(api.acme.review)).status).toBe(200)
    const seen = await see(api.acme.review)
    expect([seen.headers.get('content-type'), seen.headers.get('content-security-policy'), seen.body]).toEqual([
      'image/webp',
      "default-src 'none'; sandbox",
      webp,
    ])
    expect(await see(api.rival.admin)).toMatchObject({ status: 404, body: { detail: 'There is no such picture' } })
    expect((await see(nobody)).status).toBe(401)
    expect((await api.get(api.acme.review, '/posters/nothing')).status).toBe(404)
    await patch(address, webm, { who })
    expect((await api.get(api.acme.review, `/media/${recordingId}`)).status).toBe(200)
  })

  it('is what it says it is', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>'.padEnd(200))
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'.padEnd(200))
    for (const bytes of [
      html,
      svg,
      Buffer.from('PK\u0003\u0004'.padEnd(100)),
      Buffer.alloc(64),
      Buffer.from('1a45', 'hex'),
    ]) {
      const who = await newcomer()
      const { address, answer } = await create({ bytes, who })
      expect(answer.status).toBe(201)
      expect((await patch(address, bytes, { who })).status).toBe(415)
    }
    for (const mimeType of [
      'text/html',
      'image/svg+xml',
      'application/zip',
      'video/webm\r\nx-evil: 1',
      '',
      'video/quicktime',
    ]) {
      const { answer } = await create({ metadata: { mimeType } })
      expect([400, 415]).toContain(answer.status)
      expect(answer.headers.get('x-evil')).toBeNull()
    }
  })

  it('arrives whole or not at all', async () => {
    const who = await newcomer()
    const { address, recordingId } = await create({ who, metadata: { sha256: '0'.repeat(64) } })
    const damaged = await patch(address, webm, { who })
    expect([damaged.status, (await damaged.json()).detail]).toEqual([
      422,
      'The recording arrived damaged. It will be sent again.',
    ])
    expect((await api.get(api.acme.admin, `/media/${recordingId}`)).status).toBe(404)
  })

  it('is no larger than it said, and no larger than allowed', async () => {
    for (const length of ['209715201', '1e12', '-1', 'abc', '']) {
      const { answer } = await create({ length })
      sound(answer.status, answer.text)
    }
    expect((await create({ length: '209715201' })).answer).toMatchObject({
      status: 413,
      body: { code: 'media/too-large' },
    })
    const who = await newcomer()
    const { address, answer } = await create({ who, length: 500 })
    expect(answer.status).toBe(201)
    for (const offset of [100, -1, 99_999])
      expect((await patch(address, webm.subarray(0, 10), { who, offset })).status).toBeGreaterThanOrEqual(400)
    expect((await patch(address, webm, { who })).status).toBeGreaterThanOrEqual(400)
  })

  it('takes no more than the journey allows', async () => {
    expect((await create({ metadata: { take: '0' } })).answer.body).toMatchObject({
      detail: 'This upload is not described well enough',
      fields: { take: 'take cannot be less than 1' },
    })
    for (const metadata of [
      { take: '9' },
      { take: '0' },
      { take: '1.5' },
      { questionId: 'nowhere' },
      { moduleId: 'info' },
      { moduleId: '__proto__' },
      { durationMs: '-5' },
      { sha256: 'x' },
    ] as Record<string, string>[]) {
      const { answer } = await create({ metadata })
      sound(answer.status, answer.text)
    }
  })

  it('is named by an id, never by a path', async () => {
    for (const recordingId of [
      '../../etc/passwd',
      '..%2f..%2fx',
      'a/b',
      '',
      '.',
      'CON',
      '\u202egpj.exe',
      'x'.repeat(300),
    ]) {
      const { answer } = await create({ metadata: { recordingId } })
      sound(answer.status, answer.text)
    }
    for (const path of ['..%2f..%2flog%2flog', '%2e%2e%2flog.db', '..', '%00', 'x'.repeat(500), '__proto__']) {
      for (const method of ['HEAD', 'PATCH', 'DELETE']) {
        const answer = await fetch(`${api.server.url}/api/uploads/${path}`, {
          method,
          headers: {
            ...tus,
            ...ada().headers,
            ...(method === 'PATCH' ? { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' } : {}),
          },
          ...(method === 'PATCH' ? { body: 'x' } : {}),
        })
        sound(answer.status, await answer.text())
      }
    }
  })

  it('answers bad headers in words', async () => {
    for (const headers of [
      { 'tus-resumable': '9' },
      { 'upload-metadata': '!!!' },
      { 'upload-metadata': 'recordingId' },
      { 'upload-length': '10', 'upload-defer-length': '1' },
      { 'upload-concat': 'partial' },
      { 'x-http-method-override': 'DELETE' },
    ] as Record<string, string>[]) {
      const { answer } = await create({ headers })
      sound(answer.status, answer.text)
    }
    const who = await newcomer()
    const { address } = await create({ who })
    for (const headers of [
      { 'content-type': 'application/json' },
      { 'upload-offset': 'x' },
      { 'upload-offset': '' },
    ] as Record<string, string>[]) {
      const answer = await patch(address, webm, { who, headers })
      sound(answer.status, await answer.text())
    }
  })

  it('leaves nothing outside its folder', () => {
    const folders = readdirSync(join(api.server.dataDir)).toSorted()
    expect(
      folders.every((name) => /^[a-z-]+(\.lock)?$|^lock/.test(name)),
      folders.join(),
    ).toBe(true)
  })
})

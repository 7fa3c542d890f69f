import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mediaUrl } from '#contracts/job/media/media.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { type Company, useApi, type Who } from '../support/api.ts'

const film = readFileSync(join(import.meta.dirname, '../../services/demo/assets/plain.webm'))
const still = readFileSync(join(import.meta.dirname, '../../services/demo/assets/plain.webp'))
const shown = { intro: randomUUID(), question: randomUUID(), other: randomUUID() }
const stranger: Who = { headers: {} }
const links = { live: '', draft: '', rival: '' }

const api = useApi(undefined, async ({ useCases }, { acme, rival }) => {
  const video = (id: string) => ({ url: mediaUrl('files', id), type: 'video' as const, poster: true })
  const job = () => ({
    ...aJob(),
    details: { ...aJob().details, introVideo: video(shown.intro) },
    journey: journeyWith(
      anInterview('video', [{ ...aQuestion, thinkingTime: 0, videoQuestion: video(shown.question) }]),
    ),
  })
  const asker = ({ companyId, userId }: Company) =>
    ({ kind: 'user', companyId, userId, role: 'admin', creator: true, permissions: permissionsOf.admin }) as const
  const created = async (company: Company, live: boolean) => {
    const { jobId } = await useCases.jobs.createJob(asker(company), { draft: job() })
    if (live) await useCases.jobs.activateJob(asker(company), { jobId })
    return `/apply/${company.companyId}.${jobId}`
  }
  links.live = await created(acme, true)
  links.draft = await created(acme, false)
  links.rival = await created(rival, true)
})

const tus = { 'tus-resumable': '1.0.0' }
type Sent = { id?: string; bytes?: Buffer; who?: Who; name?: string; place?: string; length?: number; hash?: string }

async function begin({
  id = randomUUID(),
  bytes = film,
  who = api.acme.edit,
  name = 'a.webm',
  place = 'intro',
  length = bytes.length,
  hash,
}: Sent) {
  const sha256 = hash ?? createHash('sha256').update(bytes).digest('hex')
  const metadata = Object.entries({ purpose: 'media', recordingId: id, place, name, sha256 })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join()
  const answer = await api.send(who, 'POST', '/api/uploads', {
    headers: { ...tus, 'upload-length': String(length), 'upload-metadata': metadata },
  })
  return { id, answer }
}

const piece = async (id: string, bytes: Buffer, offset = 0, who: Who = api.acme.edit) => {
  const answer = await fetch(`${api.server.url}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      ...tus,
      ...who.headers,
      origin: api.server.url,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function stored(sent: Sent = {}) {
  const { id, answer } = await begin(sent)
  expect(answer.status, answer.text).toBe(201)
  expect((await piece(id, sent.bytes ?? film)).status).toBe(204)
  return id
}

const box = (type: string, content = Buffer.alloc(8)) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}
const ftyp = box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2avc1mp41', 'latin1'))
const mp4 = Buffer.concat([ftyp, box('moov'), box('mdat', Buffer.alloc(200, 7))])
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('a video for a job', () => {
  it('is taken from colleagues who edit jobs, in pieces, and goes on where it got to', async () => {
    for (const who of [stranger, api.acme.review, api.acme.key]) expect((await begin({ who })).answer.status).toBe(401)
    const { id, answer } = await begin({})
    expect(answer.status).toBe(201)
    expect((await piece(id, film.subarray(0, 100))).status).toBe(204)
    for (const who of [api.acme.admin, api.rival.edit])
      expect((await piece(id, film.subarray(100), 100, who)).status).toBe(404)
    const candidate = { headers: { 'x-candidate-token': api.acme.candidateToken } }
    expect((await piece(id, film.subarray(100), 100, candidate)).status).toBe(404)
    const arrived = await fetch(`${api.server.url}/api/uploads/${id}`, {
      method: 'HEAD',
      headers: { ...tus, ...api.acme.edit.headers, origin: api.server.url },
    })
    expect(arrived.headers.get('upload-offset')).toBe('100')
    const last = await piece(id, film.subarray(100), 100)
    expect([last.status, last.headers.get('x-recording-sha256')]).toEqual([
      204,
      createHash('sha256').update(film).digest('hex'),
    ])
    expect((await begin({ id })).answer.status).toBe(409)
  })

  it('is what its bytes say, fits its place, and has a name without a path', async () => {
    const told = async (sent: Sent) => {
      const { id, answer } = await begin(sent)
      return answer.status === 201 ? piece(id, sent.bytes ?? film) : { status: answer.status, text: answer.text }
    }
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const lies = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(4000, 7)])
    for (const sent of [
      { bytes: lies },
      { bytes: Buffer.concat([ftyp, Buffer.alloc(3000, 9)]), name: 'a.mp4' },
      { bytes: Buffer.concat([ftyp, box('moov')]), name: 'a.mp4' },
      { bytes: Buffer.from('<html><script>alert(1)</script></html>'), name: 'a.mp4' },
      { bytes: svg, name: 'a.png', place: 'question' },
      { bytes: svg, name: 'a.svg', place: 'question' },
      { bytes: png, name: 'a.mp4' },
      { bytes: png, name: 'a.png', place: 'videoQuestion' },
    ])
      expect(await told(sent)).toMatchObject({
        status: 415,
        text: expect.stringContaining('media/unsupported-type'),
      })
    expect(await told({ length: 200 * 1024 * 1024 + 1 })).toMatchObject({
      status: 413,
      text: expect.stringContaining('This file is too big (max. size is 200MB)'),
    })
    expect(await told({ length: 3 * 1024 ** 3, place: 'question', name: 'holiday.png' })).toMatchObject({ status: 413 })
    expect(await told({ length: 100 * 1024 * 1024 + 1, place: 'question' })).toMatchObject({
      status: 413,
      text: expect.stringContaining('100MB'),
    })
    // What is called a video and is a picture may not be as large as one.
    expect(
      await told({ bytes: Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024)]), name: 'a.mp4', place: 'question' }),
    ).toMatchObject({ status: 413 })
    for (const sent of [
      { name: '../../etc/passwd.webm' },
      { place: 'nowhere' },
      { place: '__proto__' },
      { hash: 'x' },
      { length: 0 },
    ])
      expect((await told(sent)).status).toBe(400)
    expect((await told({ hash: '0'.repeat(64) })).status).toBe(422)
    await stored({ bytes: mp4, name: 'a.mp4' })
    await stored({ bytes: png, name: 'a.png', place: 'question' })
  })

  it('is seen by its company, and by others on the page of a live job that shows it', async () => {
    for (const id of Object.values(shown)) await stored({ id })
    const poster = (who: Who, id = shown.intro, bytes = still) =>
      fetch(`${api.server.url}/api/uploads/${id}/poster`, {
        method: 'PUT',
        headers: { ...who.headers, origin: api.server.url, 'content-type': 'image/webp' },
        body: new Uint8Array(bytes),
      })
    expect((await poster(api.rival.edit)).status).toBe(404)
    expect((await poster(api.acme.review)).status).toBe(401)
    expect((await poster(api.acme.edit, shown.intro, Buffer.from('<svg/>'))).status).toBe(415)
    expect((await poster(api.acme.edit)).status).toBe(204)

    const status = async (who: Who, path: string) => (await api.get(who, path)).status
    const own = mediaUrl('files', shown.intro)
    const seen = await api.get(api.acme.review, own, { headers: { range: 'bytes=0-9' } })
    expect([seen.status, seen.body, seen.headers.get('content-type')]).toEqual([
      206,
      film.subarray(0, 10),
      'video/webm',
    ])
    expect(seen.headers.get('content-security-policy')).toContain('sandbox')
    expect(await status(api.acme.review, `${own}/poster`)).toBe(200)
    expect([await status(stranger, own), await status(api.rival.admin, own)]).toEqual([401, 404])
    // It is no recording of a candidate, and no recording is media of a job.
    expect(await status(api.acme.admin, `/media/${shown.intro}`)).toBe(404)

    const at = (link: string, id: string) => status(stranger, `${link}/media/${id}`)
    expect([await at(links.live, shown.intro), await at(links.live, shown.question)]).toEqual([200, 200])
    expect(await status(stranger, `${links.live}/media/${shown.intro}/poster`)).toBe(200)
    expect(await at(links.live, shown.other)).toBe(404)
    expect(await at(links.draft, shown.intro)).toBe(404)
    // Another company may name it in a job of its own, and is given nothing.
    expect(await at(links.rival, shown.intro)).toBe(404)
    for (const id of ['..%2f..%2flog', '__proto__', 'x'.repeat(200)]) expect(await at(links.live, id)).toBe(404)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { aJob } from '#test/fixtures/job.ts'
import { pictureForm } from '../security/bodies.ts'
import { useApi, type Who } from '../support/api.ts'

const film = readFileSync(join(import.meta.dirname, '../../services/demo/assets/plain.webm'))
const api = useApi()

type Answer = { videoId: string; url: string; uploadURL?: string; signedUrl?: string }
const get = async (path: string, who: Who = api.acme.edit) =>
  (await api.send(who, 'GET', `/api/legacy${path}`)) as unknown as { status: number; body: Answer & { ready: boolean } }
/** The address is all it takes, without a session. */
const put = (url: string, bytes: Buffer, type = 'video/webm') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) })
function post(url: string, bytes: Buffer, name = 'hello.webm') {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(bytes)], name))
  return fetch(url, { method: 'POST', body })
}
const json = async (answer: Response) => ({
  status: answer.status,
  body: (await answer.json()) as Record<string, unknown>,
})
const remove = (body: object, who: Who = api.acme.edit) => api.post(who, '/api/legacy/videos/deleteFile', body)

describe('videos and pictures for jobs, as programs send them', () => {
  it('a recording goes as a form to a one-time address, is ready then, and the address is used up', async () => {
    const { body } = await get('/videos/upload/new')
    expect((await get(`/videos/upload/check?term=${body.videoId}`)).body).toEqual({ ready: false, url: null })
    expect((await json(await post(`${body.uploadURL}x`, film))).body.code).toBe('media/not-found')
    const empty = new FormData()
    empty.set('file', 'nothing')
    expect(await json(await fetch(body.uploadURL!, { method: 'POST', body: empty }))).toMatchObject({
      status: 400,
      body: { detail: 'This form has no file' },
    })
    expect(await json(await post(body.uploadURL!, film))).toMatchObject({
      status: 200,
      body: { videoId: body.videoId, url: body.url, size: film.length },
    })
    expect((await get(`/videos/upload/check?term=${body.videoId}`)).body).toEqual({ ready: true, url: body.url })
    expect((await get(`/videos/upload/check?term=${body.videoId}`, api.rival.edit)).body.ready).toBe(false)
    expect(await json(await post(body.uploadURL!, film))).toMatchObject({
      status: 409,
      body: { detail: 'Something was sent to this address before' },
    })
    const shown = await api.send(api.acme.edit, 'GET', body.url)
    expect([shown.status, shown.headers.get('content-length')]).toEqual([200, String(film.length)])
  })

  it('a file goes as it is to a signed address; what it is counts, not what it is called', async () => {
    const question = await get('/jobs/getVideoQuestionSignedUrl')
    expect((await put(question.body.signedUrl!, film)).status).toBe(200)
    const lies = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(4000, 7)])
    const refused = { status: 415, body: { code: 'media/unsupported-type', detail: 'This file type is not supported' } }
    for (const [filename, bytes] of [
      ['hello.webm', lies],
      ['logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ] as const) {
      const { body } = await get(`/candidates/s3/signed?filename=${filename}&type=`)
      expect(await json(await put(body.signedUrl!, bytes))).toMatchObject(refused)
    }
    for (const filename of ['logo.svg', 'letter.docx', 'none'])
      expect(await get(`/candidates/s3/signed?filename=${filename}&type=x`)).toMatchObject({ status: 415 })
  })

  it('a picture is drawn anew: the place where it was taken is gone', async () => {
    const sent = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c03030' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await get('/candidates/s3/signed?filename=team.jpg&type=image/jpeg')
    expect((await put(body.signedUrl!, sent, 'image/jpeg')).status).toBe(200)
    const shown = await fetch(api.server.url + body.url, { headers: api.acme.edit.headers })
    const kept = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect([kept.format, kept.width, kept.exif]).toEqual(['webp', 600, undefined])
  })

  it('a small file goes with one call, and what nothing shows is deleted with another', async () => {
    const upload = async () => {
      const form = pictureForm(new Uint8Array(film), 'file')
      return (await api.send(api.acme.edit, 'POST', '/api/legacy/videos/uploadFile', { raw: form })).body as Answer
    }
    const [used, loose] = [await upload(), await upload()]
    const { details } = aJob()
    const job = await api.post(api.acme.edit, '/api/v2/job', {
      title: details.jobTitle,
      introVideo: { url: used.url, type: 'video' },
    })
    expect(job, JSON.stringify(job.body)).toMatchObject({ status: 201 })
    expect((await remove({ files: [] })).body).toEqual({ deleted: [], kept: [] })
    expect(await remove({ videoId: loose.videoId }, api.rival.edit)).toMatchObject({ status: 404 })
    expect(await remove({ videoId: loose.videoId, files: [used.url] })).toMatchObject({
      body: { deleted: [loose.videoId], kept: [used.videoId] },
    })
    await expect.poll(async () => (await get(`/videos/upload/check?term=${loose.videoId}`)).body.ready).toBe(false)
    expect((await get(`/videos/upload/check?term=${used.videoId}`)).body.ready).toBe(true)
  })

  it('a recording of several minutes goes with that call as one file; one past the limit, a large picture and a form without a file do not', async () => {
    const send = (form: FormData, headers = {}) =>
      api.send(api.acme.edit, 'POST', '/api/legacy/videos/uploadFile', { raw: form, headers })
    const formOf = (parts: BlobPart[]) => {
      const form = new FormData()
      form.set('title', 'Our team')
      form.set('file', new File(parts, 'recording'))
      return form
    }
    const megabytes = (count: number) => Array.from({ length: count }, () => new Uint8Array(1024 * 1024))
    const kept = await send(formOf([new Uint8Array(film), ...megabytes(60)]))
    expect(kept, JSON.stringify(kept.body)).toMatchObject({ status: 200 })
    const { videoId, url } = kept.body as Answer
    expect((await get(`/videos/upload/check?term=${videoId}`)).body).toEqual({ ready: true, url })
    const shown = await api.send(api.acme.edit, 'GET', url, { headers: { range: 'bytes=0-9' } })
    expect(shown.headers.get('content-range')).toBe(`bytes 0-9/${film.length + 60 * 1024 * 1024}`)

    expect(await send(formOf([new Uint8Array(film), ...megabytes(200)]))).toMatchObject({
      status: 413,
      body: { code: 'media/too-large', detail: 'This file is too big (max. size is 200MB)' },
    })
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
    expect(await send(formOf([new Uint8Array(gif), ...megabytes(3)]))).toMatchObject({
      status: 413,
      body: { detail: 'This file is too big (max. size is 2MB)' },
    })
    expect(await send(formOf(['Hello']))).toMatchObject({ status: 415, body: { code: 'media/unsupported-type' } })
    const without = new FormData()
    without.set('title', 'Our team')
    expect(await send(without)).toMatchObject({ status: 400, body: { detail: 'This form has no file' } })
  })
})

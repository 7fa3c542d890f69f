import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MAX_FILE_BYTES } from '#contracts/job/modules/files.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { nobody, useApi, type Who } from '../support/api.ts'

const cv = {
  kind: 'FILE_UPLOAD',
  id: 'cv',
  title: 'Your CV',
  description: '',
  required: true,
  verbatimTitle: false,
} as const
const passport = { ...cv, kind: 'ID_ANALYZER', id: 'passport', title: 'Your passport', methods: ['P'] } as const
let link = ''
const api = useApi(
  () => ({ DEVELOPER_FEATURES: 'yes' }),
  async ({ useCases, commands, context, caughtUp }, { acme }) => {
    const { companyId, userId } = acme
    const admin = {
      kind: 'user',
      companyId,
      userId,
      role: 'admin',
      creator: true,
      permissions: permissionsOf.admin,
    } as const
    const identity = { type: 'OverrideFeatures', data: { features: { idAnalyzer: true, api: true } } } as const
    const { token } = await commands.handle(subscriptionDecider, companyId, identity, context(admin))
    await caughtUp(token)
    const { jobId } = await useCases.jobs.createJob(admin, {
      draft: { ...aJob(), journey: journeyWith(cv, { ...passport, methods: ['P'] }) },
    })
    await useCases.jobs.activateJob(admin, { jobId })
    link = `/apply/${companyId}.${jobId}`
  },
)

const tus = { 'tus-resumable': '1.0.0' }
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
type Candidate = { id: string; who: Who; cookie: string }

async function newcomer(): Promise<Candidate> {
  const form = {
    intent: 'start',
    name: 'Grace',
    email: `${randomUUID()}@example.org`,
    phone: '',
    commandId: randomUUID(),
  }
  const answer = await post(form)
  const [cookie, token] = /^application-[^=]+=([^;]+)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? []
  return { id: token!.split('.')[2]!, who: { headers: { 'x-candidate-token': token! } }, cookie: cookie! }
}
const post = (form: Record<string, string>, cookie = '') =>
  fetch(api.server.url + link, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
    headers: { origin: api.server.url, cookie },
  })

type File = { bytes?: Buffer; name?: string; length?: number; more?: Record<string, string> }
async function send(
  { who }: Candidate,
  { bytes = pdf, name = 'Grace.pdf', length = bytes.length, more = {} }: File = {},
) {
  const recordingId = randomUUID()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const metadata = Object.entries({ purpose: 'file', recordingId, moduleId: 'cv', name, sha256, ...more })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join()
  const path = `/api/uploads/${recordingId}`
  const headers = { ...tus, 'upload-length': String(length), 'upload-metadata': metadata }
  const created = await api.send(who, 'POST', '/api/uploads', { headers })
  if (created.status !== 201) return { fileId: recordingId, path, answer: created }
  const sent = await fetch(api.server.url + path, {
    method: 'PATCH',
    headers: { ...tus, ...who.headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  const text = await sent.text()
  return {
    fileId: recordingId,
    path,
    answer: { status: sent.status, headers: sent.headers, body: text ? JSON.parse(text) : null },
  }
}
const answers = (candidate: Candidate, fileId: string, name = 'Grace.pdf') =>
  post(
    {
      intent: 'answer',
      moduleId: 'cv',
      commandId: randomUUID(),
      file: JSON.stringify({ fileId, name, size: 1, mimeType: 'text/html' }),
    },
    candidate.cookie,
  )
const givesPassport = (candidate: Candidate, fileId: string) =>
  post(
    {
      intent: 'answer',
      moduleId: 'passport',
      commandId: randomUUID(),
      method: 'P',
      file: JSON.stringify({ fileId, name: 'me.png', size: 1, mimeType: 'image/png' }),
    },
    candidate.cookie,
  )
const open = (by: Who, { id }: Candidate, fileId: string) => api.get(by, `/files/${id}/${fileId}`)
const onDisk = () =>
  ['media', 'uploads'].flatMap((folder) =>
    existsSync(join(api.folder, folder))
      ? readdirSync(join(api.folder, folder), { recursive: true, withFileTypes: true })
          .filter((each) => each.isFile())
          .map((each) => join(each.parentPath, each.name))
      : [],
  )

describe('a file of a candidate', () => {
  it('is saved by those who may see the candidate, and never shown by a browser', async () => {
    const grace = await newcomer()
    const { fileId, answer } = await send(grace, { name: 'Grace, résumé.html' })
    expect(answer.status).toBe(204)
    expect((await open(api.acme.admin, grace, fileId)).status).toBe(404)
    expect((await answers(grace, fileId, 'Grace, résumé.html')).status).toBe(302)
    await expect.poll(async () => (await open(api.acme.review, grace, fileId)).status).toBe(200)
    const { headers, body } = await open(api.acme.review, grace, fileId)
    expect(body).toEqual(pdf)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="Grace, r.sum.\.html\.pdf"/),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const refused = await Promise.all(
      [api.rival.admin, nobody, api.acme.keyFor['jobs.read']!, grace.who].map((by) => open(by, grace, fileId)),
    )
    expect(refused.map(({ status }) => status)).toEqual([404, 401, 403, 401])
    expect(refused[0]!.body).toMatchObject({ detail: 'There is no such file' })
    const others = await newcomer()
    expect((await open(api.acme.admin, others, fileId)).status).toBe(404)
    expect((await api.get(api.acme.admin, `/media/${fileId}`)).status).toBe(404)
    for (const path of [`/files/${grace.id}/..%2f..`, `/files/nobody/${fileId}`, `/files/${grace.id}/${randomUUID()}`])
      expect((await api.get(api.acme.admin, path)).status).toBe(404)
  })

  it('is encrypted on disk, without its name, and gone with the candidate', async () => {
    const grace = await newcomer()
    const secret = Buffer.concat([pdf, Buffer.from('% of Graces own')])
    const { fileId, path, answer } = await send(grace, { bytes: secret, name: 'Graces-letter.pdf' })
    expect(answer.headers.get('x-recording-sha256')).toBe(createHash('sha256').update(secret).digest('hex'))
    const again = await fetch(api.server.url + path, { method: 'HEAD', headers: { ...tus, ...grace.who.headers } })
    expect([again.status, again.headers.get('upload-offset')]).toEqual([200, again.headers.get('upload-length')])
    await answers(grace, fileId)
    await expect.poll(async () => (await open(api.acme.admin, grace, fileId)).body).toEqual(secret)
    const files = onDisk().filter((file) => file.includes(fileId))
    expect(files).toHaveLength(2)
    for (const file of files) expect(readFileSync(file).toString('latin1')).not.toMatch(/PDF-1|Graces|letter/)
    const gone = await api.put(api.acme.key, '/api/legacy/candidates/deleteCandidate', { videoId: grace.id })
    expect(gone.status).toBe(200)
    await expect.poll(() => onDisk().filter((file) => file.includes(fileId))).toEqual([])
    expect((await open(api.acme.admin, grace, fileId)).status).toBe(404)
  })

  it('that shows who they are is a picture, and opened by administrators alone', async () => {
    const grace = await newcomer()
    const more = { moduleId: 'passport' }
    expect((await send(grace, { more })).answer.status).toBe(415)
    const { fileId, answer } = await send(grace, { bytes: picture, name: 'me.png', more })
    expect(answer.status).toBe(204)
    expect((await givesPassport(grace, fileId)).status).toBe(302)
    await expect.poll(async () => (await open(api.acme.admin, grace, fileId)).body).toEqual(picture)
    const others = [api.acme.review, api.acme.edit, api.rival.admin, nobody, grace.who]
    const refused = await Promise.all(others.map((by) => open(by, grace, fileId)))
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 401, 401])
  })

  it('goes when another takes its place', async () => {
    const grace = await newcomer()
    const [first, second] = [await send(grace), await send(grace)]
    await answers(grace, second.fileId)
    await expect.poll(() => onDisk().filter((file) => file.includes(first.fileId))).toEqual([])
    await expect.poll(async () => (await open(api.acme.admin, grace, second.fileId)).status).toBe(200)
  })

  it('is what it says it is, of a size, and has a name and nothing else', async () => {
    const grace = await newcomer()
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    const wrong: File[] = [
      { length: 3 * 1024 ** 3, name: 'photo.png' },
      { length: MAX_FILE_BYTES + 1 },
      { bytes: Buffer.alloc(0) },
      { name: '../../etc/passwd' },
      { name: 'C:\\Users\\grace\\cv.pdf' },
      { name: '\u202efdp.exe' },
      { bytes: Buffer.from('MZ\u0090\u0000program'), name: 'photo.png' },
      { bytes: Buffer.concat([png, Buffer.alloc(64), pdf]), name: 'photo.png' },
      { more: { moduleId: 'info' } },
      { more: { moduleId: '__proto__' } },
      { more: { sha256: 'x' } },
    ]
    const refusals = await Promise.all(wrong.map((file) => send(grace, file)))
    expect(refusals.map(({ answer: { status, body } }) => [status, body.detail])).toEqual([
      [413, 'This file is too big (max. size is 25MB)'],
      [413, 'This file is too big (max. size is 25MB)'],
      [400, 'This file is empty'],
      [400, 'A file name cannot contain a path'],
      [400, 'A file name cannot contain a path'],
      [400, 'This file name contains characters that cannot be shown'],
      [415, 'This file type is not supported'],
      [415, 'This file can be read as two types of file. Save it anew, then add that.'],
      [422, 'This page asks for another kind of answer'],
      [422, 'This page asks for another kind of answer'],
      [400, 'This upload is not described well enough'],
    ])
    const damaged = await send(grace, { more: { sha256: '0'.repeat(64) } })
    expect([damaged.answer.status, damaged.answer.body.detail]).toEqual([
      422,
      'The file arrived damaged. It will be sent again.',
    ])
    for (const { fileId } of refusals) expect(onDisk().filter((file) => file.includes(fileId))).toEqual([])
  })

  it('answers nothing for another candidate', async () => {
    const [grace, other] = [await newcomer(), await newcomer()]
    const { fileId } = await send(grace)
    const answer = await answers(other, fileId)
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('This file has not arrived')
  })
})

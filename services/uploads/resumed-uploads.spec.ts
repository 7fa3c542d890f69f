import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { embeddedKeyRing } from '#infra/engines/key-ring/embedded.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { acme } from '#test/fixtures/people.ts'
import { issueCandidateToken } from '../use-cases/candidacy/candidate-token.ts'
import { recordings } from './recordings.ts'
import { uploads } from './uploads.ts'

const folder = useFolders()
const keys = embeddedKeyRing(folder())
afterAll(() => keys.close())

const directory = join(folder(), 'uploads')
/** As a process that begins with this folder; nothing of the upload is in its memory. */
const started = () =>
  uploads({
    directory,
    keys,
    media: { info: async () => null } as never,
    admit: async () => {},
    purposes: {
      recording: recordings({ media: {} as never, submit: async () => {}, confirm: async () => {} } as never),
      file: {} as never,
      media: {} as never,
    },
    owns: async () => false,
  })
const recordingId = randomUUID()
const said = { recordingId, moduleId: 'video', questionId: 'q1', take: '1', mimeType: 'video/webm', durationMs: '1000' }
const metadata = Object.entries({ ...said, sha256: 'a'.repeat(64) })
  .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
  .join(',')
const someone = () => {
  const candidate = { companyId: acme, jobId: randomUUID(), candidateId: randomUUID() }
  return issueCandidateToken(keys, candidate, new Date().toISOString())
}
const ada = someone()
const ask = (server: ReturnType<typeof started>, method: string, token: string, headers = {}, body?: Uint8Array) =>
  server.handle(
    new Request(`http://127.0.0.1/api/uploads${method === 'POST' ? '' : `/${recordingId}`}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', 'x-candidate-token': token, ...headers },
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    }),
  )
const piece = (offset: number) => ({ 'content-type': 'application/offset+octet-stream', 'upload-offset': `${offset}` })

it('a recording goes on where it got to, also after the server began anew, and for its candidate alone', async () => {
  const begun = started()
  const declared = await ask(begun, 'POST', ada, { 'upload-length': '1000', 'upload-metadata': metadata })
  expect(declared.status).toBe(201)
  expect((await ask(begun, 'PATCH', ada, piece(0), Buffer.alloc(400))).headers.get('upload-offset')).toBe('400')

  const anew = started()
  const reached = await ask(anew, 'HEAD', ada)
  expect([reached.status, reached.headers.get('upload-offset'), reached.headers.get('upload-length')]).toEqual([
    200,
    '400',
    '1000',
  ])
  expect((await ask(anew, 'HEAD', someone())).status).toBe(404)
  expect((await ask(anew, 'PATCH', ada, piece(0), Buffer.alloc(400))).status).toBe(409)
  expect((await ask(anew, 'PATCH', ada, piece(400), Buffer.alloc(300))).headers.get('upload-offset')).toBe('700')
})

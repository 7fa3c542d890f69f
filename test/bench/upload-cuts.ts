import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaUrl } from '#contracts/job/media/media.ts'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { seedFolder } from '#test/support/seed.ts'
import { startServer } from '#test/support/server.ts'

/** A video of 100 MB for a job: its line is cut ten times, the server killed once, and every byte is there in the end. */
const SIZE = 100 * 1024 * 1024
const CUTS = 10
const film = readFileSync(join(import.meta.dirname, '../../services/demo/assets/plain.webm'))
const bytes = Buffer.concat([film, randomBytes(SIZE - film.length)])
const sha256 = createHash('sha256').update(bytes).digest('hex')

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-cuts-'))
let sessionToken = ''
await seedFolder(dataDir, async (seed) => {
  sessionToken = (await seed.person()).sessionToken
})
let server = await startServer({ dataDir })
const headers = () => ({
  cookie: `${sessionCookieName(server.url)}=${sessionToken}`,
  origin: server.url,
  'tus-resumable': '1.0.0',
})
const id = randomUUID()
const at = () => `${server.url}/api/uploads/${id}`
const begun = performance.now()

const metadata = Object.entries({ purpose: 'media', recordingId: id, place: 'intro', name: 'hello.webm', sha256 })
  .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
  .join()
const created = await fetch(`${server.url}/api/uploads`, {
  method: 'POST',
  headers: { ...headers(), 'upload-length': String(SIZE), 'upload-metadata': metadata },
})
if (created.status !== 201) throw new Error(`not begun: ${created.status} ${await created.text()}`)

/** Sends from `offset`, and hangs up after `most` bytes; the status, or null where the line was cut. */
const send = (offset: number, most: number) =>
  new Promise<number | null>((done) => {
    const sending = request(at(), {
      method: 'PATCH',
      headers: { ...headers(), 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
    })
    sending.on('response', (answer) => (answer.resume(), done(answer.statusCode!)))
    sending.on('error', () => done(null))
    const piece = bytes.subarray(offset, offset + most)
    if (offset + most >= SIZE) sending.end(piece)
    else sending.write(piece, () => sending.destroy())
  })
const arrived = async () =>
  Number((await fetch(at(), { method: 'HEAD', headers: headers() })).headers.get('upload-offset'))

const offsets: number[] = []
for (let cut = 1; cut <= CUTS; cut++) {
  await send(await arrived(), Math.floor(SIZE / (CUTS + 1)))
  if (cut === CUTS / 2) {
    await server.stop('SIGKILL')
    server = await startServer({ dataDir })
  }
  offsets.push(await arrived())
}
const last = await send(await arrived(), SIZE)
const sentMs = Math.round(performance.now() - begun)
const shown = await fetch(server.url + mediaUrl('files', id), { headers: headers() })
const received = createHash('sha256')
  .update(Buffer.from(await shown.arrayBuffer()))
  .digest('hex')
console.log({ last, cuts: offsets.length, offsets, sentMs, same: received === sha256 })
await server.stop()
rmSync(dataDir, { recursive: true, force: true })
if (received !== sha256) process.exitCode = 1

/**
 * An ordinary working day, from a process of its own: open boards and candidate pages that listen, and so many requests a
 * second whether or not those before are answered. Writes one line of JSON for each minute.
 */
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { percentile } from '../harness.ts'

export type Day = {
  url: string
  minutes: number
  perSecond: number
  /** Sessions of people who may see and edit everything. */
  cookies: string[]
  accounts: { email: string; password: string }[]
  jobs: string[]
  candidates: { id: string; jobId: string }[]
  listening: number
}
export type Minute = {
  minute: number
  requests: number
  live: number
  lost: number
  messages: number
  pages: { p50: number; p99: number }
  writes: { p50: number; p99: number }
  searches: { p50: number; p99: number }
  signIns: { p50: number; p99: number }
  uploads: { p50: number; p99: number }
  errors: number
  /** What the first of them was. */
  error?: string
}

/** Requests on their way: more are not sent, and count as errors. */
const MOST_UNDER_WAY = 400
const PART = 40 * 1024
const film = readFileSync(join(import.meta.dirname, '../../../services/demo/assets/plain.webm'))
const filmHash = createHash('sha256').update(film).digest('hex')

const day = JSON.parse(process.argv[2]!) as Day
const agent = new Agent({ keepAlive: true, maxSockets: 100 })
let turn = 0
const next = <Item>(all: readonly Item[]): Item => all[turn++ % all.length]!
const candidates = day.candidates.map((each, index) => ({ ...each, at: (index * 7919) % day.candidates.length }))
candidates.sort((one, other) => one.at - other.at)

type Sent = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer; from?: string }
type Answer = { status: number; headers: Record<string, string | string[] | undefined> }

/** Until the last byte of the answer. */
function send(path: string, { method = 'GET', headers, body, from }: Sent = {}): Promise<Answer> {
  return new Promise((done, failed) => {
    const sending = request(
      day.url + path,
      {
        agent: from ? undefined : agent,
        localAddress: from,
        method,
        headers: {
          'accept-encoding': 'br',
          origin: day.url,
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
          ...headers,
        },
      },
      (answer) =>
        answer
          .resume()
          .once('end', () => done({ status: answer.statusCode!, headers: answer.headers }))
          .once('error', failed),
    )
    sending.once('error', failed)
    sending.end(body)
  })
}

async function expected(status: number, path: string, sent: Sent): Promise<Answer> {
  const answer = await send(path, sent)
  if (answer.status !== status)
    throw new Error(`${sent.method ?? 'GET'} ${path.replace(/[0-9a-f-]{36}/g, '…')} was answered with ${answer.status}`)
  return answer
}

const page = (path: string) => expected(200, path, { headers: { cookie: next(day.cookies), accept: 'text/html' } })
const call = (status: number, method: string, path: string, json: object) =>
  expected(status, path, {
    method,
    headers: { cookie: next(day.cookies), 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })

const words = 'calm clear quick warm exact curious patient direct careful bright'.split(' ')
const comment = () =>
  `${next(words)} and ${next(words)} in the second answer, ${next(words)} about what was built last; would like to hear more of it on site.`
const searched = ['an', 'mar', 'technician', 'lind', 'sol', 'engineer', 'ber', 'x']

let addresses = 0
async function signIn() {
  const { email, password } = next(day.accounts)
  // From one address the limit of sign-ins would be reached soon.
  const from = `127.0.${1 + Math.floor(addresses / 250)}.${1 + (addresses++ % 250)}`
  await expected(302, '/login', {
    method: 'POST',
    from,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email, password }).toString(),
  })
}

/** A film for the introduction of a job, in parts as a browser sends it. */
async function upload() {
  const id = randomUUID()
  const headers = { cookie: next(day.cookies), 'tus-resumable': '1.0.0' }
  const metadata = Object.entries({
    purpose: 'media',
    recordingId: id,
    place: 'intro',
    name: 'hello.webm',
    sha256: filmHash,
  })
  await expected(201, '/api/uploads', {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(film.length),
      'upload-metadata': metadata.map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`).join(),
    },
  })
  for (let offset = 0; offset < film.length; offset += PART)
    await expected(204, `/api/uploads/${id}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
      body: film.subarray(offset, offset + PART),
    })
}

type Kind = 'pages' | 'writes' | 'searches' | 'signIns' | 'uploads'
type Work = { of: number; kind: Kind; work: () => Promise<unknown> }
const candidatePage = ({ id, jobId }: Day['candidates'][number]) => `/admin/jobs/${jobId}/candidates/${id}`
/** Of each hundred. */
const mix: Work[] = [
  { of: 20, kind: 'pages', work: () => page(`/admin/jobs/${next(day.jobs)}`) },
  { of: 22, kind: 'pages', work: () => page(candidatePage(next(candidates))) },
  { of: 7, kind: 'pages', work: () => page(`${candidatePage(next(candidates))}/history`) },
  { of: 6, kind: 'pages', work: () => page('/admin/overview') },
  { of: 6, kind: 'pages', work: () => page('/admin/jobs') },
  {
    of: 13,
    kind: 'writes',
    work: () => call(201, 'POST', `/api/v2/videos/${next(candidates).id}/comment`, { text: comment() }),
  },
  {
    of: 12,
    kind: 'writes',
    work: () =>
      call(200, 'PUT', '/api/legacy/videos/saveRating', { id: next(candidates).id, rating: { value: 1 + (turn % 5) } }),
  },
  { of: 10, kind: 'searches', work: () => page(`/admin/search/found?q=${next(searched)}`) },
  { of: 2, kind: 'signIns', work: signIn },
  { of: 2, kind: 'uploads', work: upload },
]
/** Spread, so that those of one kind do not come together. */
const order = mix
  .flatMap(({ of, ...each }) => Array.from({ length: of }, (_, n) => ({ ...each, at: (n + 0.5) / of })))
  .sort((one, other) => one.at - other.at)

let live = 0
let lost = 0
let messages = 0
let ending = false

function listen(topic: string, cookie: string) {
  const listening = request(`${day.url}/live?${topic}`, { agent: false, headers: { cookie } }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`the live channel answered ${answer.statusCode}`)
    live++
    answer.on('data', (chunk: Buffer) => (messages += chunk.toString('latin1').split('\nevent: update').length - 1))
    answer.on('close', () => {
      live--
      if (!ending) lost++
    })
  })
  listening.on('error', () => {
    if (!ending) lost++
  })
  listening.end()
  return listening
}
const connections = Array.from({ length: day.listening }, (_, n) => {
  const topic =
    n % 2 === 0 ? `job=${day.jobs[(n / 2) % day.jobs.length]}` : `candidate=${candidates[n % candidates.length]!.id}`
  return listen(topic, day.cookies[n % day.cookies.length]!)
})

const took: Record<Kind, number[]> = { pages: [], writes: [], searches: [], signIns: [], uploads: [] }
let [requests, errors, underWay] = [0, 0, 0]
let error: string | undefined
function failed(why: string) {
  errors++
  error ??= why
}
async function one({ kind, work }: Omit<Work, 'of'>) {
  requests++
  if (underWay >= MOST_UNDER_WAY) return failed(`${MOST_UNDER_WAY} requests were under way`)
  underWay++
  const began = performance.now()
  try {
    await work()
    took[kind].push(performance.now() - began)
  } catch (problem) {
    failed((problem as Error).message)
  } finally {
    underWay--
  }
}
const figures = (kind: Kind) => {
  const all = took[kind].splice(0)
  return { p50: percentile(all, 0.5), p99: percentile(all, 0.99) }
}

const started = performance.now()
let sent = 0
for (let minute = 1; minute <= day.minutes; minute++) {
  while (performance.now() - started < minute * 60_000) {
    const due = ((performance.now() - started) / 1000) * day.perSecond
    while (sent < due) void one(order[sent++ % order.length]!)
    await wait(5)
  }
  const said: Minute = {
    ...{ minute, requests, live, lost, messages, errors, error },
    pages: figures('pages'),
    writes: figures('writes'),
    searches: figures('searches'),
    signIns: figures('signIns'),
    uploads: figures('uploads'),
  }
  console.log(JSON.stringify(said))
  ;[requests, messages, errors, error] = [0, 0, 0, undefined]
}
while (underWay > 0) await wait(20)
ending = true
for (const connection of connections) connection.destroy()
agent.destroy()

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BURST, MOST_JOINED, MOST_VIDEO_IDS } from '#contracts/http/job-channel.ts'
import { readEnv } from '#infra/env.ts'
import { type SeededJob, type SeededPerson, seeding } from '#test/support/seed.ts'
import { openPlatform, type Platform } from '../platform.ts'
import { socket as programs } from './socket.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-jobs-'))
let platform: Platform
let app: FastifyInstance
let url: string
let rita: SeededPerson
let rival: SeededPerson
let job: SeededJob
let [ada, ben] = ['', '']
const sockets: Socket[] = []

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
  app = Fastify({ forceCloseConnections: true })
  await app.register(programs, { platform })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  rita = await seeding(platform).person()
  rival = await seeding(platform).person()
  job = await seeding(platform).job(rita.asker, ['Ada Byron', 'Ben Okafor'], false)
  ;[ada, ben] = job.candidates.map(({ id }) => id) as [string, string]
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await app.close()
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type News = { changeToken: string; candidate: { id: string; columnId?: string; removed?: true }; matches: boolean }
const tokenOf = async ({ asker }: SeededPerson) =>
  (await platform.useCases.accounts.issueToken(asker, { scopes: null })).token

async function connected(person = rita, token?: string) {
  const options = { transports: ['websocket'], reconnection: false, forceNew: true }
  const socket = io(url, { ...options, auth: { token: token ?? (await tokenOf(person)) } })
  sockets.push(socket)
  const news: News[] = []
  socket.on('update_candidate', (one: News) => news.push(one))
  const pushed: [string, unknown][] = []
  socket.onAny((name: string, data: unknown) => pushed.push([name, data]))
  return { socket, news, pushed, join: (more = {}) => socket.emitWithAck('job:join', { jobId: job.jobId, ...more }) }
}
const move = async (candidateId: string, to: string) => {
  const { token } = await platform.useCases.review.moveCandidates(rita.asker, {
    jobId: job.jobId,
    candidateIds: [candidateId],
    to,
  })
  await platform.caughtUp(token)
}
const rate = async (candidateId: string, value: number) =>
  platform.caughtUp((await platform.useCases.review.rateCandidate(rita.asker, { candidateId, value })).token)

describe('joining a job', () => {
  it('takes a token that counts, and a job of one’s own company', async () => {
    const { socket } = await connected(rita, 'hlt_wrong')
    const code = new Promise((resolve) =>
      socket.on('connect_error', (error) => resolve((error as Error & { data?: { code: string } }).data?.code)),
    )
    expect(await code).toBe('auth/required')
    expect(await (await connected(rival)).join()).toMatchObject({ ok: false, code: 'job/not-found' })
  })

  it('answers with the ids in the order of the call, as one list or by column, and with candidates by id', async () => {
    const { socket, join: joined } = await connected()
    expect(await joined({ sort: { by: 'name', descending: false } })).toMatchObject({ ok: true, ids: [ada, ben] })
    const { jobId } = job
    const sorted = { jobId, sort: { by: 'name', descending: true } }
    expect(await socket.emitWithAck('update_sorting', sorted)).toMatchObject({ ids: [ben, ada], atLeast: false })
    const filtered = { jobId, appliedFilter: { search: 'byron' } }
    expect(await socket.emitWithAck('update_filters', filtered)).toMatchObject({ ids: [ada] })
    expect(await joined({ idFetchingMethod: 'kanban', sort: sorted.sort })).toMatchObject({
      ids: { default: [ben, ada] },
    })
    const got = await socket.emitWithAck('get_candidates', { jobId, videoIds: [ada, crypto.randomUUID()] })
    expect(got).toMatchObject({ ok: true, candidates: [{ id: ada, name: 'Ada Byron' }] })
  })

  it('is refused what it cannot read: fields that there are not, too many ids, ids of nothing', async () => {
    const { socket, join: joined } = await connected()
    const { jobId } = job
    for (const more of [{ sort: { by: 'shoe size' } }, { appliedFilter: { name: /x/ } }, { idFetchingMethod: 'some' }])
      expect(await joined(more)).toMatchObject({ ok: false, code: 'request/invalid' })
    const videoIds = Array.from({ length: MOST_VIDEO_IDS + 1 }, () => crypto.randomUUID())
    expect(await socket.emitWithAck('get_candidates', { jobId, videoIds })).toMatchObject({ code: 'request/invalid' })
    expect(await socket.emitWithAck('get_candidates', { jobId, videoIds: [ada] })).toMatchObject({
      code: 'job/not-found',
    })
    for (let times = 0; times < MOST_JOINED; times++) {
      const other = await seeding(platform).job(rita.asker, [], false)
      expect(await socket.emitWithAck('job:join', { jobId: other.jobId })).toMatchObject({ ok: true })
    }
    const tooMany = 'This connection has joined too many jobs. Leave one first.'
    expect(await joined()).toEqual({ ok: false, code: 'live/too-many', message: tooMany })
  })
})

describe('what is pushed', () => {
  it('says of each changed candidate whether the applied filter finds it, until the job is left', async () => {
    const { socket, news, join: joined } = await connected()
    await joined({ appliedFilter: { rating: 4 } })
    await rate(ada, 5)
    await expect.poll(() => news.at(-1)).toMatchObject({ candidate: { id: ada }, matches: true })
    await rate(ada, 2)
    await expect.poll(() => news.at(-1)).toMatchObject({ candidate: { id: ada }, matches: false })
    expect(await socket.emitWithAck(`job:${job.jobId}:leave`)).toEqual({ ok: true })
    const before = news.length
    await rate(ada, 4)
    const other = await connected()
    await other.join()
    await rate(ada, 3)
    await expect.poll(() => other.news.length).toBeGreaterThan(0)
    expect(news.length).toBe(before)
  })

  it('comes after a reconnection from the token on; from one that is too old everything is read again', async () => {
    const first = await connected()
    await first.join()
    await move(ben, job.phoneScreen)
    await expect.poll(() => first.news.at(-1)?.candidate).toMatchObject({ id: ben, columnId: job.phoneScreen })
    const { changeToken } = first.news.at(-1)!
    first.socket.disconnect()
    await move(ben, 'default')
    const second = await connected()
    expect(await second.join({ changeToken })).toMatchObject({ ok: true })
    await expect.poll(() => second.news.at(-1)?.candidate).toMatchObject({ id: ben, columnId: 'default' })
    const third = await connected()
    await third.join({ changeToken: 'another-1' })
    await expect.poll(() => third.pushed).toContainEqual(['update_job', expect.objectContaining({ missed: true })])
  })

  it('names a column that was added, and ends when the job is no longer for who listens', async () => {
    const { pushed, join: joined } = await connected()
    await joined()
    await platform.useCases.jobs.addColumn(rita.asker, { jobId: job.jobId, title: 'On site' })
    const columns = expect.arrayContaining([expect.objectContaining({ title: 'On site' })])
    await expect.poll(() => pushed).toContainEqual(['update_job', expect.objectContaining({ columns })])
    const gone = await seeding(platform).job(rita.asker, [], false)
    const other = await connected()
    await other.socket.emitWithAck('job:join', { jobId: gone.jobId })
    await platform.useCases.jobs.deleteJob(rita.asker, { jobId: gone.jobId })
    const left = ['job_left', { jobId: gone.jobId, code: 'job/not-found' }]
    await expect.poll(() => other.pushed).toContainEqual(left)
  })
})

it('a flood is refused beyond its limit, and ends the connection', async () => {
  const { socket, join: joined } = await connected()
  await joined()
  const answers: { ok: boolean; code?: string; message?: string }[] = []
  const ended = new Promise((resolve) => socket.on('disconnect', resolve))
  for (let sent = 0; sent < BURST + 400; sent++)
    socket.emit('get_candidates', { jobId: job.jobId, videoIds: [ada] }, (answer: never) => answers.push(answer))
  await ended
  const slowDown = 'This connection sends too many messages. Slow down.'
  const refused = answers.filter(({ code, message }) => code === 'live/too-many' && message === slowDown)
  expect(refused.length).toBeGreaterThan(50)
})

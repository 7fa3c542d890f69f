import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '#contracts/analytics/ranges.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob } from '#test/fixtures/job.ts'
import { fullJourney } from '#test/fixtures/journey.ts'
import { admin, stranger } from '#test/fixtures/people.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import { TOKEN_HEADER, UPLOADS_PATH } from '../../uploads/uploads.ts'

const folder = useFolders()
const rita: Asker = admin
const ada = { name: 'Ada Byron', email: 'ada@example.org', phone: '+44 20 7946 0000' }
const video = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), randomBytes(20_000)])
let platform: Platform
let dataDir: string
let jobId: string
let link: string

beforeAll(async () => {
  dataDir = folder()
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir, PUBLIC_URL: 'http://hire.example' }))
  const plan = { type: 'StartSubscription', data: { plan: 'team' } } as const
  await platform.commands.handle(subscriptionDecider, rita.companyId, plan, platform.context(rita))
  jobId = (await platform.useCases.jobs.createJob(rita, { draft: { ...aJob(), journey: fullJourney } })).jobId
  await platform.useCases.jobs.activateJob(rita, { jobId })
  link = `${rita.companyId}.${jobId}`
})
afterAll(() => platform.close())

const start = async () =>
  (
    await platform.useCases.candidacy.startApplication(
      { ...ada, link, token: null, referral: false, commandId: randomUUID() },
      randomUUID(),
    )
  ).candidateToken
const application = async (token: string) => (await platform.useCases.candidacy.openApplication(link, token))!
const send = (method: string, path: string, headers: Record<string, string>, body?: Uint8Array) =>
  platform.uploads.handle(
    new Request(`http://localhost${path}`, {
      method,
      headers: { 'tus-resumable': '1.0.0', ...headers },
      ...(body ? { body: body as BodyInit, duplex: 'half' } : {}),
    } as RequestInit),
  )

function recording(
  token: string,
  {
    questionId = 'q1',
    take = 1,
    bytes = video,
    sha256 = createHash('sha256').update(bytes).digest('hex'),
    recordingId = randomUUID() as string,
    mimeType = 'video/webm;codecs=vp9',
  } = {},
) {
  const metadata = {
    recordingId,
    moduleId: 'video',
    questionId,
    take: String(take),
    mimeType,
    sha256,
    durationMs: '4000',
  }
  const path = `${UPLOADS_PATH}/${recordingId}`
  return {
    recordingId,
    sha256,
    create: () =>
      send('POST', UPLOADS_PATH, {
        [TOKEN_HEADER]: token,
        'upload-length': String(bytes.length),
        'upload-metadata': Object.entries(metadata)
          .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
          .join(),
      }),
    piece: (from: number, to = bytes.length, as = token) =>
      send(
        'PATCH',
        path,
        { [TOKEN_HEADER]: as, 'upload-offset': String(from), 'content-type': 'application/offset+octet-stream' },
        bytes.subarray(from, to),
      ),
    offset: (as = token) => send('HEAD', path, { [TOKEN_HEADER]: as }),
  }
}

async function answerAll(token: string) {
  await platform.useCases.candidacy.giveAnswer(token, { moduleId: 'permit', answer: { kind: 'YES_NO', choice: 'yes' } })
  await platform.useCases.candidacy.giveAnswer(token, {
    moduleId: 'story',
    answer: { kind: 'FREE_TEXT', text: 'A compiler' },
  })
  await platform.useCases.candidacy.giveAnswer(token, {
    moduleId: 'shift',
    answer: { kind: 'SINGLE_CHOICE', optionId: 'early' },
  })
  await platform.useCases.candidacy.giveAnswer(token, {
    moduleId: 'languages',
    answer: { kind: 'MULTIPLE_CHOICE', optionIds: ['ts', 'go'] },
  })
}

it('people are found and counted by the board and campaign that their link named, and not by those of other companies', async () => {
  const origin = { board: 'www.Indeed.com', utmSource: 'newsletter', utmMedium: null, utmCampaign: 'Spring_Fair' }
  const form = { ...ada, name: 'Fay Bright', email: 'fay@example.org', link, token: null, referral: false, origin }
  const started = await platform.useCases.candidacy.startApplication({ ...form, commandId: randomUUID() }, randomUUID())
  await platform.caughtUp(started.token)
  await start()
  const order = { by: 'added', descending: true } as const
  const found = async (filter: { board?: string; campaign?: string }, asker = rita) =>
    (await platform.readers.candidateList(asker, { order, page: 1, ...filter })).rows.map(({ name }) => name)
  expect(await found({ board: 'Indeed' })).toEqual(['Fay Bright'])
  expect(await found({ board: 'indeed.com', campaign: 'spring fair' })).toEqual(['Fay Bright'])
  expect(await found({ board: 'newsletter' })).toEqual([])
  expect(await found({ board: 'indeed' }, stranger)).toEqual([])
  const question: Question = { range: 'all', job: [jobId], source: [], compare: false }
  const charts = async (asker = rita) =>
    (await platform.readers.analysis(asker, question, ['boards', 'campaigns'], platform.now())).charts
  expect(await charts()).toEqual({
    boards: [{ key: 'indeed', count: 1, before: null }],
    campaigns: [{ key: 'spring fair', count: 1, before: null }],
  })
  expect(await charts(stranger)).toEqual({ boards: [], campaigns: [] })
})

describe('a candidate who opens the link of a job', () => {
  it('sees the job and its journey, and nothing of anyone else', async () => {
    expect(await platform.useCases.candidacy.openApplication(link, null)).toMatchObject({
      jobId,
      open: true,
      candidate: null,
      journey: fullJourney,
    })
  })

  it.each(['', 'nonsense', 'c000000000000.22222222-2222-4222-8222-222222222222', '__proto__'])(
    'finds nothing behind %j',
    async (wrong) => {
      expect(await platform.useCases.candidacy.openApplication(wrong, null)).toBeNull()
    },
  )

  it('finds nothing behind the link of a draft', async () => {
    const draft = await platform.useCases.jobs.createJob(rita, { draft: aJob() })
    expect(await platform.useCases.candidacy.openApplication(`${rita.companyId}.${draft.jobId}`, null)).toBeNull()
  })

  it('comes back to where they were', async () => {
    const token = await start()
    await platform.useCases.candidacy.giveAnswer(token, {
      moduleId: 'permit',
      answer: { kind: 'YES_NO', choice: 'yes' },
    })
    expect((await application(token)).candidate).toMatchObject({
      ...ada,
      status: 'started',
      started: true,
      answers: { permit: { kind: 'YES_NO', choice: 'yes' } },
    })
  })

  it('is someone new to a browser with a forged token', async () => {
    const token = await start()
    expect((await application(`${token.slice(0, -3)}abc`)).candidate).toBeNull()
    await expect(
      platform.useCases.candidacy.giveAnswer('forged', {
        moduleId: 'permit',
        answer: { kind: 'YES_NO', choice: 'yes' },
      }),
    ).rejects.toMatchObject({ code: 'auth/required' })
  })

  it('becomes one candidate however often the same form is sent', async () => {
    const form = { ...ada, link, token: null, referral: true, commandId: randomUUID() }
    const [once, twice] = [
      await platform.useCases.candidacy.startApplication(form, '10.0.0.1'),
      await platform.useCases.candidacy.startApplication(form, '10.0.0.2'),
    ]
    const [first, second] = await Promise.all([once, twice].map(({ candidateToken }) => application(candidateToken)))
    expect(second!.candidate!.candidateId).toBe(first!.candidate!.candidateId)
  })
})

describe('a recording on its way', () => {
  it('arrives in pieces and completes the application when it is the last', async () => {
    const token = await start()
    await answerAll(token)
    for (const questionId of ['q1', 'q2']) {
      const take = recording(token, { questionId })
      expect((await take.create()).status).toBe(201)
      expect((await take.piece(0, 9_000)).status).toBe(204)
      expect((await take.offset()).headers.get('upload-offset')).toBe('9000')
      const last = await take.piece(9_000)
      expect([last.status, last.headers.get('x-recording-sha256')]).toEqual([204, take.sha256])
      expect(await platform.engines.media.info(take.recordingId)).toMatchObject({
        tenant: rita.companyId,
        sha256: take.sha256,
        size: video.length,
      })
    }
    expect((await application(token)).candidate?.status).toBe('started')
    await platform.useCases.candidacy.finishApplication(token)
    expect((await application(token)).candidate?.status).toBe('completed')
  })

  it('leaves the candidate uploading until the last one is there', async () => {
    const token = await start()
    await answerAll(token)
    const first = recording(token, { questionId: 'q1' })
    await first.create()
    await first.piece(0)
    const second = recording(token, { questionId: 'q2' })
    await second.create()
    await platform.useCases.candidacy.finishApplication(token)
    expect((await application(token)).candidate?.status).toBe('uploading')
    await second.piece(0)
    expect((await application(token)).candidate?.status).toBe('completed')
  })

  it('says it is complete to a browser that never got the last answer', async () => {
    const token = await start()
    const take = recording(token)
    await take.create()
    await take.piece(0)
    const again = await take.offset()
    expect([again.headers.get('upload-offset'), again.headers.get('x-recording-sha256')]).toEqual([
      String(video.length),
      take.sha256,
    ])
  })

  it('is refused when it arrives damaged, and can be sent again', async () => {
    const token = await start()
    const damaged = recording(token, { sha256: '0'.repeat(64) })
    await damaged.create()
    const refused = await damaged.piece(0)
    expect([refused.status, (await refused.json()).code]).toEqual([422, 'media/corrupt'])
    const again = recording(token, { recordingId: damaged.recordingId })
    expect((await again.create()).status).toBe(201)
    expect((await again.piece(0)).status).toBe(204)
  })

  it.each([
    ['something that is no video', { mimeType: 'text/html' }, 415],
    ['a question the journey does not ask', { questionId: 'q9' }, 422],
    ['an id that is none', { recordingId: '../../etc/passwd' }, 400],
  ])('is refused for %s', async (_what, wrong, status) => {
    const answer = await recording(await start(), wrong).create()
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.status).toBe(status)
  })

  it('is refused when the bytes are not what the type says', async () => {
    const take = recording(await start(), { bytes: randomBytes(5000) })
    await take.create()
    expect((await take.piece(0)).status).toBe(415)
  })

  it('is refused beyond the takes the question allows', async () => {
    const token = await start()
    expect((await recording(token, { questionId: 'q2', take: 1 }).create()).status).toBe(201)
    const second = await recording(token, { questionId: 'q2', take: 2 }).create()
    expect([second.status, (await second.json()).code]).toEqual([409, 'candidate/no-retakes-left'])
  })

  it('does not exist for another candidate, and needs a token at all', async () => {
    const take = recording(await start())
    await take.create()
    const other = await start()
    expect((await take.offset(other)).status).toBe(404)
    expect((await take.piece(0, 10, other)).status).toBe(404)
    expect((await take.offset('nobody')).status).toBe(401)
    await take.piece(0)
    expect((await take.offset()).status).toBe(200)
    expect((await take.offset(other)).status).toBe(404)
    expect((await take.offset('nobody')).status).toBe(401)
  })
})

describe('inviting people', () => {
  it('sends each a link of their own, once', async () => {
    const commandId = randomUUID()
    const people = [{ name: 'Grace Hopper', email: 'grace@example.org', phone: '' }]
    const { invited, token } = await platform.useCases.candidacy.inviteCandidates(rita, { jobId, people, commandId })
    await platform.useCases.candidacy.inviteCandidates(rita, { jobId, people, commandId })
    expect(invited).toMatchObject([{ outcome: 'invited' }])
    await platform.caughtUp(token)

    const mail = await untilSome(async () =>
      (await platform.engines.mail.outbox(10)).filter(({ to }) => to === 'grace@example.org'),
    )
    expect(mail).toHaveLength(1)
    const own = new URL(/http:\S+/.exec(mail[0]!.text)![0])
    expect(
      (await platform.useCases.candidacy.openApplication(link, own.searchParams.get('c')))?.candidate,
    ).toMatchObject({
      name: 'Grace Hopper',
      status: 'pending',
      started: false,
    })
  })

  it('leaves out who is on the job already, twice in the list, or has no complete address', async () => {
    const { token } = await platform.useCases.candidacy.inviteCandidates(rita, {
      jobId,
      people: [{ name: 'Alan', email: 'alan@example.org', phone: '' }],
      commandId: randomUUID(),
    })
    await platform.caughtUp(token)
    const people = ['Alan@example.org', 'mary@example.org', 'MARY@example.org', 'nobody'].map((email) => ({
      name: 'Somebody',
      email,
      phone: '',
    }))
    const { invited } = await platform.useCases.candidacy.inviteCandidates(rita, {
      jobId,
      people,
      commandId: randomUUID(),
    })
    expect(invited.map(({ outcome }) => outcome)).toEqual(['duplicate', 'invited', 'duplicate', 'invalid'])
  })

  it("finds no job of another company's", async () => {
    await expect(
      platform.useCases.candidacy.inviteCandidates(stranger, { jobId, people: [ada], commandId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'job/not-found' })
  })
})

/** Looks again until there is something to see; the test's own time limit ends it. */
async function untilSome<T>(look: () => Promise<T[]>): Promise<T[]> {
  for (;;) {
    const found = await look()
    if (found.length > 0) return found
    await new Promise((done) => setImmediate(done))
  }
}

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contracts/http/api/all.ts'
import { aliasOf } from '#contracts/candidate/anonymity.ts'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { pages } from '#contracts/http/pages.ts'
import { type Asker, ownerIdOf } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { later } from '#contracts/kernel/time.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { linkOf } from '#services/use-cases/candidacy/link.ts'
import { anInterview, aJob, journeyWith } from '../fixtures/job.ts'
import type { Company, Who } from '../support/api.ts'
import { useInside } from '../support/inside.ts'
import { idsOf, pathOf, sampleOf } from './requests.ts'

/** No question has one of these in it: what of them turns up has come out of the record. */
const secrets = ['zephyrine', 'quillfeather', 'wanderpost', '22334455', 'quokkaburg', 'formerly-oakes']
const NAME = 'Zephyrine Quillfeather'
const EMAIL = 'zephyrine.q@wanderpost.example'
const PHONE = '+4915122334455'
const page = (id: string, title: string) => ({ id, title, description: '', required: false, verbatimTitle: false })

let jobId = ''
let hidden = ''
let recordingId = ''
let commentId = ''
let interviewId = ''
let shareToken = ''
let admin: Asker
let other: Asker
let own: Who

const here = useInside({}, async (platform, { acme }) => {
  const { useCases, commands, context, caughtUp } = platform
  admin = asAdmin(acme, acme.userId)
  const journey = journeyWith(
    anInterview('video'),
    { kind: 'LOCATION', ...page('where', 'Where do you live?') },
    { kind: 'FREE_TEXT', ...page('about', 'About you'), antiCheat: false, forceRecording: false, maxLength: 500 },
  )
  jobId = (await useCases.jobs.createJob(admin, { draft: { ...aJob({ jobTitle: 'Lighthouse keeper' }), journey } }))
    .jobId
  await useCases.jobs.activateJob(admin, { jobId })
  await caughtUp({ [`${acme.companyId}.job-${jobId}`]: 2 }, 10_000)
  const start = await useCases.candidacy.startApplication(
    {
      ...{ link: linkOf({ companyId: acme.companyId, jobId }), token: null, referral: false },
      ...{ commandId: randomUUID(), name: NAME, email: EMAIL, phone: PHONE },
    },
    '127.0.0.1',
  )
  hidden = Object.keys(start.token)[0]!.split('.candidate-')[1]!
  const of = { candidateId: hidden, recordingId: (recordingId = randomUUID()) }
  const video = { mimeType: 'video/webm', sha256: 'ab'.repeat(32), size: 2048, durationMs: 4000 }
  const words = ['Hello', 'I', 'am', 'zephyrine'].map((text, at) => ({ text, start: at, end: at + 1 }))
  const answer = (moduleId: string, value: object) =>
    ({
      type: 'GiveAnswer',
      data: { candidateId: hidden, moduleId, answer: value, journey, closesAt: null },
    }) as unknown as CandidateCommand
  const sent: CandidateCommand[] = [
    answer('where', { kind: 'LOCATION', place: 'Quokkaburg', point: null }),
    answer('about', { kind: 'FREE_TEXT', text: `I am Zephyrine, call me: +49 151 2233 4455, or ${EMAIL}` }),
    {
      type: 'SubmitRecording',
      data: { ...of, moduleId: 'video', questionId: 'q1', take: 1, mimeType: video.mimeType, journey },
    },
    { type: 'ConfirmRecording', data: { ...of, ...video } },
    { type: 'AskForTranscript', data: { ...of, language: 'auto' } },
    {
      type: 'RecordTranscript',
      data: {
        ...{ ...of, asked: 'auto', source: 'machine', model: 'whisper-1', language: 'en' },
        segments: [{ start: 0, end: 4, text: 'Hello I am Zephyrine', words }],
      },
    } as CandidateCommand,
    { type: 'RenameCandidate', data: { candidateId: hidden, name: 'Zephyrine Formerly-Oakes' } } as CandidateCommand,
    { type: 'RenameCandidate', data: { candidateId: hidden, name: NAME } } as CandidateCommand,
  ]
  for (const command of sent)
    await commands.handle(
      candidateDecider,
      hidden,
      command,
      context(command.type === 'GiveAnswer' ? asCandidate(acme) : admin),
    )
  const comment = await useCases.review.commentOnCandidate(admin, {
    candidateId: hidden,
    text: 'Quillfeather was strong, write to zephyrine.q@wanderpost.example',
  })
  commentId = comment.commentId
  const meeting = await useCases.interviews.planInterviews(admin, {
    ...{ jobId, candidateIds: [hidden], expiresAt: null, message: null, commandId: randomUUID() },
    plan: {
      ...{ type: 'CALL', summary: `Call ${NAME}`, description: '', duration: 30, buffer: { before: 0, after: 0 } },
      ...{ panel: [{ userId: acme.userId, requirement: 'REQUIRED' }], some: null, hostId: acme.userId, rooms: [] },
      ...{ zone: 'UTC', place: { kind: 'phone', value: '+49 30 1234' }, sharing: 'SELECT', window: null },
      slots: [{ start: '2999-01-01T11:00:00.000Z', end: '2999-01-01T12:00:00.000Z' }],
    } as never,
  })
  interviewId = meeting.interviews[0]!.interviewId
  await caughtUp({ ...comment.token, ...meeting.token }, 10_000)
  const share = await useCases.sharing.createShare(admin, {
    ...{ jobId, candidateIds: [hidden], title: 'For the board', message: '', audience: 'anyone', recipients: [] },
    ...{ expiresAt: later(platform.now(), { days: 14 }), hidden: [], frozen: false, watermark: false },
    ...{ feedback: { rating: true, comment: true }, commandId: randomUUID() },
  })
  await caughtUp(share.token, 10_000)
  const [listed] = await useCases.sharing.sharesOf(admin, { jobId })
  shareToken = listed!.link!.split('/shared/')[1]!
  const written = await useCases.review.writeToCandidate(admin, {
    ...{ candidateId: hidden, channel: 'email', commandId: randomUUID() },
    ...{ subject: `Hello ${NAME}`, text: `Dear ${NAME}, we wrote to ${EMAIL}` },
  })
  const set = await useCases.jobs.setAnonymousReview(admin, { jobId, level: 'names' })
  await caughtUp({ ...share.token, ...written.token, ...set.token }, 10_000)
  own = acme.admin
  other = { ...admin, userId: randomUUID() } as Asker
})

const asAdmin = ({ companyId }: Company, userId: string): Asker => ({
  ...{ kind: 'user', companyId, userId, role: 'admin', creator: true, permissions: permissionsOf.admin },
})
const asCandidate = ({ companyId }: Company): Asker => ({
  ...{ kind: 'candidate', companyId, permissions: [], jobId, candidateId: hidden },
})
const told = (text: string) => secrets.filter((secret) => text.toLowerCase().includes(secret))
/** As these are written in an answer: with the digits of a number in groups. */
const plain = (value: unknown) => JSON.stringify(value).replace(/(\d)[ -](?=\d)/g, '$1')
const named = () => ({ jobId, candidateId: hidden, link: `${here.acme.companyId}.${jobId}` })

/** What an open board of the job is sent. */
async function openBoard() {
  const { liveHub } = await import('#services/http/live-hub.ts')
  const { allProjections } = await import('#projections/all.ts')
  const { engines, reads } = here.platform
  const heard: string[] = []
  const hub = liveHub({
    changes: engines.changes,
    docsOf: (projection, ids) => {
      const of = allProjections.find(({ name }) => name === projection)!
      return reads.store.getMany(reads.live(of), ids)
    },
    countsOf: () => Promise.resolve(new Map()),
    waitingOf: () => Promise.resolve(new Set()),
  })
  hub.join({ companyId: admin.companyId, jobId }, (text) => heard.push(text), null)
  return { heard, close: () => hub.close() }
}

describe('who a candidate is on a job with anonymous review', () => {
  it('is in no answer of any call that reads', async () => {
    const ids = { ...idsOf(here.acme), jobId, candidateId: hidden, recordingId, commentId, interviewId }
    let answered = 0
    for (const endpoint of endpoints.filter(({ method, id }) => method === 'GET' && id !== 'logout')) {
      const { status, text, headers } = await here.send(own, 'GET', pathOf(endpoint, sampleOf(endpoint, ids)))
      expect(status, endpoint.url).toBeLessThan(500)
      if (status === 200) answered++
      expect(told(text + JSON.stringify(headers)), endpoint.url).toEqual([])
    }
    expect(answered).toBeGreaterThan(50)
    for (const model of ['cards', 'candidates', 'activity', 'threads', 'transcripts', 'spoken', 'interviews', 'shares'])
      expect((await here.send(own, 'GET', `/api/analytics/read-models/${model}`)).status, model).toBe(404)
  })

  it('is on no page', async () => {
    let opened = 0
    // The outbox is the mail that has left, to the candidate: operators look into it where no mail server is set.
    const addresses = Object.values(pages).flatMap(({ open, path }) =>
      open && open !== 'public' && path !== '/dev/outbox'
        ? [path.replace(/:(\w+)/g, (_, name: 'jobId') => named()[name])]
        : [],
    )
    for (const address of [
      ...addresses,
      `/admin/jobs/${jobId}?view=list`,
      `/admin/jobs/${jobId}?view=screening`,
      `/admin/jobs/${jobId}?view=scorecards`,
      `/admin/jobs/${jobId}?view=conversation`,
      `/admin/jobs/${jobId}/list?mode=transcripts&says=hello`,
      `/admin/jobs/${jobId}?order=name`,
      `/admin/jobs/${jobId}/cards?glance=${hidden}`,
    ]) {
      const { status, text } = await here.send(own, 'GET', address, { headers: { accept: 'text/html' } })
      expect(status, address).toBeLessThan(500)
      if (status === 200) opened++
      expect(told(text), address).toEqual([])
    }
    expect(opened).toBeGreaterThan(20)
    const { text } = await here.send(own, 'GET', `/admin/jobs/${jobId}/candidates/${hidden}`)
    expect(text).toContain(aliasOf(hidden))
  })

  it('is in nothing that a reader or the history answers', async () => {
    const { readers, useCases } = here.platform
    const { columns } = (await readers.jobBoardHeader(admin, jobId))!
    const order = { by: 'name', descending: false } as const
    const lists = async (asker: Asker) => [
      await readers.boardPage(asker, jobId, columns, { hideRejected: false, order: 'name' }),
      await readers.candidateList(asker, { jobId, order, page: 1 }),
      await readers.candidateDetail(asker, hidden),
      [...(await readers.emailsOn(asker, jobId))],
      await readers.activityOf(asker, hidden),
      await useCases.history.candidateHistory(asker, hidden),
      await useCases.review.transcriptsOf(asker, hidden),
      await useCases.review.saidBy(asker, jobId, { ids: [hidden], says: 'hello' }),
    ]
    const found = plain(await lists(admin))
    expect(told(found)).toEqual([])
    expect(found).toContain(aliasOf(hidden))
    const saying = async (says: string) => (await readers.candidateCount(admin, { jobId, says })).total
    expect([await saying('hello'), await saying('zephyrine'), await saying('zeph')]).toEqual([1, 0, 0])
    const rows = []
    for await (const some of readers.candidatesFound(admin, { jobId })) rows.push(...some)
    expect(rows.map(({ name, email }) => [name, email])).toEqual([[aliasOf(hidden), '']])
    // It is there to be told: a program of the company reads it.
    expect(
      told(
        plain(
          await lists({ kind: 'process', name: 'test', companyId: admin.companyId, permissions: permissionsOf.admin }),
        ).toLowerCase(),
      ),
    ).toContain('quillfeather')
  })

  it('is found by no question about it, and by what they are called', async () => {
    const { readers } = here.platform
    const newest = { by: 'added', descending: true } as const
    for (const search of ['Zephyrine', 'quillfeather', 'wanderpost.example', EMAIL]) {
      expect((await readers.candidateList(admin, { jobId, search, order: newest, page: 1 })).rows, search).toEqual([])
      expect(await readers.candidateCount(admin, { jobId, search }), search).toMatchObject({ total: 0 })
      expect(await readers.candidatesNamed(admin, search, 5), search).toEqual([])
    }
    expect(await readers.candidateByEmail(admin, jobId, EMAIL)).toBeNull()
    const called = aliasOf(hidden)
    expect((await readers.candidatesNamed(admin, called, 5)).map(({ candidateId }) => candidateId)).toEqual([hidden])
    const { rows } = await readers.candidateList(admin, { jobId, search: called.slice(-6), order: newest, page: 1 })
    expect(rows.map(({ id }) => id)).toEqual([hidden])
  })

  it('is not shared with a guest either', async () => {
    const { sharing } = here.platform.useCases
    const visit = { token: shareToken, from: '192.0.2.9' }
    const { mark } = await sharing.openedByGuest({ ...visit, mark: null })
    const seen = await sharing.openShared({ ...visit, mark }, hidden)
    expect(plain(seen)).toContain(aliasOf(hidden))
    expect(told(plain(seen))).toEqual([])
  })

  it('is not sent to open boards', async () => {
    const { platform } = here
    const { heard, close } = await openBoard()
    await platform.useCases.review.rateCandidate(admin, { candidateId: hidden, value: 4 })
    await expect.poll(() => heard.some((text) => text.includes(hidden))).toBe(true)
    expect(told(heard.join())).toEqual([])
    close()
  })
})

describe('looking at who it is', () => {
  const review = () => here.platform.useCases.review
  it('takes a reason, shows it to that person alone, and stays in the history', async () => {
    const { readers, caughtUp, useCases } = here.platform
    await expect(review().unmaskCandidate(admin, { candidateId: hidden, reason: ' ' })).rejects.toMatchObject({
      code: 'candidate/unmask-invalid',
      fields: { reason: 'Say why you need to know who this is' },
    })
    await expect(
      useCases.interviews.planInterviews(admin, {
        ...{ jobId, candidateIds: [hidden], expiresAt: null, message: null, commandId: randomUUID() },
        plan: {
          ...{ type: 'CALL', summary: 'Call', description: '', duration: 30, buffer: { before: 0, after: 0 } },
          ...{ panel: [], some: null, hostId: null, rooms: [], zone: 'UTC', place: { kind: 'phone', value: '1' } },
          ...{
            sharing: 'SELECT',
            window: null,
            slots: [{ start: '2999-02-01T11:00:00.000Z', end: '2999-02-01T12:00:00.000Z' }],
          },
        } as never,
      }),
    ).rejects.toMatchObject({
      code: 'candidate/hidden',
      message: 'It is still hidden who this is. Have it shown first.',
    })
    const { token } = await review().unmaskCandidate(admin, { candidateId: hidden, reason: 'To call them' })
    await caughtUp(token, 10_000)
    expect(await readers.candidateDetail(admin, hidden)).toMatchObject({ name: NAME, email: EMAIL, masked: null })
    expect(await readers.candidateDetail(other, hidden)).toMatchObject({ name: aliasOf(hidden), masked: 'names' })
    const { entries } = (await readers.activityOf(other, hidden))!
    expect(entries.at(-1)).toMatchObject({
      activities: ['unmasked'],
      actor: { id: ownerIdOf(admin) },
      changes: [{ after: 'To call them' }],
    })
    expect((await review().unmaskCandidate(admin, { candidateId: hidden, reason: 'Again' })).token).toEqual({})
  })

  it('shows no recording and no still where faces are hidden', async () => {
    const { readers, caughtUp, useCases } = here.platform
    await caughtUp((await useCases.jobs.setAnonymousReview(admin, { jobId, level: 'faces' })).token, 10_000)
    expect(await readers.candidateDetail(other, hidden)).toMatchObject({ masked: 'faces', recordings: [] })
    for (const path of [`/media/${recordingId}`, `/media/${recordingId}?candidate=${hidden}`])
      expect((await here.send(here.acme.review, 'GET', path)).status, path).toBe(404)
  })

  it('is over once they are rejected: on the page, in calls and exports, and on open boards', async () => {
    const { readers, caughtUp } = here.platform
    const { heard, close } = await openBoard()
    const exported = async () => {
      const names: string[] = []
      for await (const some of readers.candidatesFound(other, { jobId })) names.push(...some.map(({ name }) => name))
      return names
    }
    const shown = async () => [
      (await here.send(own, 'GET', `/api/v2/videos/${hidden}`)).text.includes(NAME),
      (await here.send(here.acme.review, 'GET', `/admin/jobs/${jobId}/candidates/${hidden}`)).text.includes(NAME),
      (await exported()).includes(NAME),
    ]
    expect((await shown()).slice(1)).toEqual([false, false])
    const moved = (to: string) => review().moveCandidates(admin, { jobId, candidateIds: [hidden], to })
    await caughtUp((await moved('rejected')).token, 10_000)
    await expect.poll(shown).toEqual([true, true, true])
    await expect.poll(() => heard.some((text) => text.includes(NAME))).toBe(true)
    close()
    await caughtUp((await moved('default')).token, 10_000)
    await expect.poll(async () => (await shown()).slice(1)).toEqual([false, false])
  })

  it('is over with the decision, and where the job hides nothing', async () => {
    const { readers, caughtUp, useCases } = here.platform
    await caughtUp((await review().moveCandidates(admin, { jobId, candidateIds: [hidden], to: 'hired' })).token, 10_000)
    await expect.poll(async () => (await readers.candidateDetail(other, hidden)).name).toBe(NAME)
    await caughtUp(
      (await review().moveCandidates(admin, { jobId, candidateIds: [hidden], to: 'default' })).token,
      10_000,
    )
    await expect.poll(async () => (await readers.candidateDetail(other, hidden)).name).toBe(aliasOf(hidden))
    await caughtUp((await useCases.jobs.setAnonymousReview(admin, { jobId, level: 'off' })).token, 10_000)
    expect(await readers.candidateDetail(other, hidden)).toMatchObject({ name: NAME, masked: null })
    const shown = await here.send(own, 'GET', `/admin/jobs/${jobId}/candidates/${hidden}`)
    expect(told(shown.text)).toContain('quokkaburg')
  })
})

it('answers of candidates on other jobs of the company stay as they are', async () => {
  const { useCases, commands, context, caughtUp, readers } = here.platform
  const { companyId } = here.acme
  await caughtUp((await useCases.jobs.setAnonymousReview(admin, { jobId, level: 'names' })).token, 10_000)
  const journey = journeyWith({ kind: 'LOCATION', ...page('where', 'Where do you live?') })
  const made = await useCases.jobs.createJob(admin, { draft: { ...aJob({ jobTitle: 'Ferry pilot' }), journey } })
  await caughtUp((await useCases.jobs.activateJob(admin, made)).token, 10_000)
  const { token } = await useCases.candidacy.startApplication(
    {
      ...{ link: linkOf({ companyId, jobId: made.jobId }), token: null, referral: false, commandId: randomUUID() },
      ...{ name: 'Odo Marsh', email: 'odo@marsh.example', phone: '+4915199887766' },
    },
    '127.0.0.1',
  )
  const candidateId = Object.keys(token)[0]!.split('.candidate-')[1]!
  const value = { kind: 'LOCATION', place: 'Ravensburg', point: null }
  const data = { candidateId, moduleId: 'where', answer: value, journey, closesAt: null }
  const command = { type: 'GiveAnswer', data } as unknown as CandidateCommand
  const asker: Asker = { kind: 'candidate', companyId, permissions: [], jobId: made.jobId, candidateId }
  await caughtUp((await commands.handle(candidateDecider, candidateId, command, context(asker))).token, 10_000)
  const { answers } = (await readers.candidateDetail(other, candidateId))!
  expect(answers).toMatchObject([{ answer: { kind: 'LOCATION', place: 'Ravensburg' } }])
})

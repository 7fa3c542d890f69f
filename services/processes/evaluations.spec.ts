import type { ScoreCondition } from '#contracts/candidate/score-condition.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import { dataIn, type Message } from '#contracts/evaluation/prompt.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { type Behavior, chatCompletions } from '#test/peers/assistant/chat-completions.ts'
import { audioTranscriptions } from '#test/peers/transcriber/audio-transcriptions.ts'
import { giveFeatures } from '#test/support/features.ts'
import { seeding } from '#test/support/seed.ts'
import { saidOf } from '../core/evaluation-evidence.ts'
import { evaluate } from '../effects/evaluate.ts'
import { analystQueries } from '../http/analytics/queries.ts'
import { readModelHandlers } from '../http/api/handlers/read-models.ts'
import type { Viewer } from '../http/live-hub.ts'
import { openHub } from '../http/open-hub.ts'
import { video } from '../http/api/video-wire.ts'
import { openPlatform, type Platform } from '../platform.ts'

const folder = useFolders()
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0).reverse()) await close()
})

type Asked = Parameters<Extract<Behavior, { say: unknown }>['say']>[0]
const packetIn = ({ messages }: Asked) => dataIn(messages[1] as Message)
/** Points for every skill, resting on what was written. */
const judging =
  (points: (asked: Asked) => number | null, quote = 'services in Go') =>
  (asked: Asked) => {
    const { skills, materials } = packetIn(asked)
    const material = materials.find(({ text }) => text.includes(quote))?.id ?? 'm1'
    const score = points(asked)
    const evidence = score === null ? [] : [{ material, quote }]
    return JSON.stringify({ skills: skills.map(({ metricId }) => ({ metricId, score, reason: 'As said', evidence })) })
  }
const answering = (say: (asked: Asked) => string): Behavior => ({ say, stream: false })

const written = 'I am Ada, and I build services in Go. Write to ada@example.org.'
const journey = journeyWith(story, anInterview('video', [aQuestion]))

/** A company that wants evaluations, on a platform whose model behaves so. */
async function opened(behavior: (() => Behavior) | null, more: Record<string, string> = {}) {
  const peer = behavior && (await chatCompletions(behavior))
  if (peer) closers.push(peer.close)
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), ...peer?.settings, ...more }))
  closers.push(() => platform.close())
  const seed = seeding(platform)
  const { asker } = await seed.person()
  await giveFeatures(platform, asker.companyId, { api: true, aiMagic: true, scorecard: true })
  const { useCases } = platform
  await platform.caughtUp((await useCases.company.changeJobDefaults(asker, { evaluation: 'after own' })).token)
  const { jobId } = await useCases.jobs.createJob(asker, { draft: { ...aJob(), journey } })
  await useCases.jobs.activateJob(asker, { jobId })
  const apply = async (evaluation: boolean | undefined = true, text = written, personality = false) => {
    const { candidateToken, token } = await useCases.candidacy.startApplication(
      {
        ...{ link: `${asker.companyId}.${jobId}`, token: null, referral: false, evaluation, personality },
        ...{ name: 'Ada Byron', email: `${randomUUID()}@example.org`, phone: '', commandId: randomUUID() },
      },
      '127.0.0.1',
    )
    const answer = { kind: 'FREE_TEXT', text } as const
    await useCases.candidacy.giveAnswer(candidateToken, { moduleId: 'story', answer })
    const candidateId = Object.keys(token)[0]!.split('.candidate-')[1]!
    const submit = { candidateId, recordingId: randomUUID(), moduleId: 'video', questionId: 'q1', take: 1 }
    const video = { mimeType: 'video/webm', sha256: 'ab'.repeat(32), size: 2048, durationMs: 4000 }
    for (const command of [
      { type: 'SubmitRecording', data: { ...submit, mimeType: 'video/webm', journey } },
      { type: 'ConfirmRecording', data: { candidateId, recordingId: submit.recordingId, ...video } },
      { type: 'FinishJourney', data: { candidateId, journey } },
    ] as const)
      await platform.commands.handle(candidateDecider, candidateId, command, platform.context(asker))
    return { candidateId, candidateToken, recordingId: submit.recordingId }
  }
  const evaluation = async (candidateId: string, by: Asker = asker) => useCases.review.evaluationOf(by, candidateId)
  const until = (candidateId: string, what: object) =>
    vi.waitFor(async () => {
      const view = (await platform.readers.evaluationsOf(asker, candidateId))!
      expect(view).toMatchObject(what)
      return view
    }, 30_000)
  return { platform, asker, jobId, peer, apply, evaluation, until }
}
const types = async (platform: Platform, asker: Asker, id: string) =>
  (await platform.useCases.history.candidateHistory(asker, id)).entries
    .map(({ type }) => type)
    .filter((type) => type.startsWith('Evaluation'))
/** Not a person who scores. */
const program = ({ companyId }: Asker): Asker => ({
  ...{ kind: 'process', name: 'test', companyId, permissions: ['analytics', 'candidates.read'] },
})
const analyst = ({ engines }: Platform) => {
  const queries = analystQueries(engines.folder('read'))
  closers.push(() => queries.close())
  return readModelHandlers(queries)
}
const asked = (asker: Asker) =>
  ({
    ...{ asker, params: { name: 'cards' }, accept: '', signal: undefined },
    query: { project: '{"name":1,"aiScore":1,"ai.score":1,"_id":0}', filter: '{"name":"Ada Byron"}', limit: 10 },
  }) as never
/** The scores on the cards that are pushed to a board: to the company's reviewer, and to a program, from which none is kept. */
async function watching({ platform, asker, jobId }: Awaited<ReturnType<typeof opened>>) {
  const hub = openHub(platform)
  const { companyId } = asker
  const watch = async (by: Asker) => {
    const heard: unknown[] = []
    const shows = await platform.readers.showsAi(by)
    const hear: Viewer = (text, { name, data }) => {
      if (name !== 'update_candidate') return
      const { taira } = data as { taira?: number | null }
      expect(text.includes('"taira"')).toBe(taira !== undefined)
      heard.push(taira)
    }
    hub.join({ companyId, jobId }, hear, null, shows)
    return heard
  }
  return { own: await watch(asker), programs: await watch(program(asker)), close: hub.close }
}
const score = async ({ platform, asker, jobId }: Awaited<ReturnType<typeof opened>>, candidateId: string) => {
  const [card] = await platform.useCases.review.scorecardsOf(asker, jobId)
  const points = { [card!.skills[0]!.metricId]: 70 }
  const sent = { candidateId, version: 1, points, basedOn: 0 }
  await platform.caughtUp((await platform.useCases.review.sendScore(asker, sent)).token)
}

describe('a complete application whose candidate agreed', () => {
  it('is evaluated by two runs, on words alone, and shown after the own scorecard', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply()
    const { evaluations } = await here.until(candidateId, { asked: false, agreed: true, evaluations: [{}] })
    expect(evaluations[0]).toMatchObject({ model: 'a-model', spread: 0, drift: null, skills: [{ points: 80 }] })
    expect(here.peer!.asked.map(({ seed }) => seed)).toEqual([1, 2])

    const packet = packetIn(here.peer!.asked[0]!)
    const sent = JSON.stringify(here.peer!.asked)
    expect(packet.materials).toEqual([
      expect.objectContaining({
        kind: 'written',
        text: 'I am [name], and I build services in Go. Write to [contact].',
      }),
    ])
    for (const known of ['Ada', 'Byron', 'ada@example.org', candidateId, here.asker.companyId])
      expect(sent).not.toContain(known)
    expect(evaluations[0]!.material!.unread).toEqual([{ question: aQuestion.question, why: 'no-transcript' }])

    expect(await here.evaluation(candidateId)).toMatchObject({ hidden: true, evaluations: [] })
    const { readers } = here.platform
    const listed = async (ai?: ScoreCondition) =>
      (
        await readers.candidateList(here.asker, {
          jobId: here.jobId,
          ai,
          order: { by: 'ai', descending: true },
          page: 1,
        })
      ).rows.map(({ aiScore }) => aiScore)
    const onCard = async () => (await readers.cardsByIds(here.asker, here.jobId, [candidateId]))[0]!.taira
    await expect.poll(() => listed()).toEqual([null])
    expect([await listed({ is: 'gt', value: 10 }), await onCard()]).toEqual([[], null])
    const { evaluationId } = evaluations[0]!
    await expect(
      here.platform.useCases.review.reviewEvaluation(here.asker, {
        candidateId,
        evaluationId,
        agrees: true,
        reason: '',
      }),
    ).rejects.toMatchObject({ message: 'Send your own scorecard first: the evaluation shows then.' })
    const analysed = async (by: Asker) =>
      (await analyst(here.platform).queryReadModel(here.platform, asked(by))) as { file: { bytes: Uint8Array } }
    const told = async (by: Asker) => JSON.parse(Buffer.from((await analysed(by)).file.bytes).toString()).rows
    expect(await told(here.asker)).toEqual([{ name: 'Ada Byron' }])
    expect(await told(program(here.asker))).toEqual([{ name: 'Ada Byron', aiScore: 80, ai: { score: 80 } }])
    const pushed = await watching(here)
    await here.platform.useCases.review.rateCandidate(here.asker, { candidateId, value: 3 })
    await expect.poll(() => pushed.programs.at(-1)).toBe(80)
    expect(pushed.own).toEqual(pushed.own.map(() => undefined))
    await score(here, candidateId)
    await expect.poll(() => pushed.own.at(-1)).toBe(80)
    pushed.close()
    expect(await here.evaluation(candidateId)).toMatchObject({
      hidden: false,
      evaluations: [{ score: 80, ranks: true }],
    })
    expect([await listed({ is: 'eq', value: 80 }), await onCard()]).toEqual([[80], 80])
    expect(await listed({ is: 'lt', value: 80 })).toEqual([])
    expect(await types(here.platform, here.asker, candidateId)).toEqual(
      expect.arrayContaining(['EvaluationConsentGiven', 'EvaluationAsked', 'EvaluationMade']),
    )
  }, 60_000)

  it('decides nothing by itself: status and column are what people made them', async () => {
    const here = await opened(() => answering(judging(() => 0)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{ skills: [{ points: 0 }] }] })
    expect(await here.platform.readers.candidateDetail(here.asker, candidateId)).toMatchObject({
      ...{ columnId: 'default', rejected: false, status: 'completed', teamScore: null, missed: [] },
    })
  }, 60_000)

  it('has material that is sealed in the log and is gone with the candidate', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{}] })
    const log = JSON.stringify(await here.platform.engines.store.readAll(null, 10_000))
    expect([log.includes('EvaluationMade'), log.includes('services in Go')]).toEqual([true, false])
    const { token } = await here.platform.useCases.review.deleteCandidate(here.asker, { candidateId })
    await here.platform.caughtUp(token)
    expect(await here.platform.readers.evaluationsOf(here.asker, candidateId)).toBeNull()
  }, 60_000)

  it('waits for a model that is away, and gets its scores later, once', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let away = true
    const here = await opened(() =>
      away ? { refuse: 429, body: '{"error":{"code":"insufficient_quota"}}' } : answering(judging(() => 64)),
    )
    const { candidateId } = await here.apply()
    await vi.waitFor(() => expect(here.peer!.asked.length).toBeGreaterThan(0), 30_000)
    expect(await here.evaluation(candidateId)).toMatchObject({ asked: true, failure: null })
    away = false
    await here.until(candidateId, { asked: false, evaluations: [{ skills: [{ points: 64 }] }] })
    await score(here, candidateId)
    const made = (await types(here.platform, here.asker, candidateId)).filter((type) => type === 'EvaluationMade')
    expect(made).toHaveLength(1)
  }, 90_000)

  it('with recordings waits until each has a transcript, or will have none', async () => {
    const transcriber = await audioTranscriptions()
    closers.push(transcriber.close)
    const here = await opened(() => answering(judging(() => 80)), transcriber.settings)
    const { candidateId } = await here.apply()
    // The recording has no bytes anywhere.
    await here.until(candidateId, { asked: false, evaluations: [{}] })
    await score(here, candidateId)
    const { entries } = await here.platform.useCases.history.candidateHistory(here.asker, candidateId)
    const order = entries.map(({ type }) => type)
    const places = ['CandidateCompleted', 'TranscriptFailed', 'EvaluationAsked'].map((type) => order.indexOf(type))
    const sorted = [...places].sort((one, other) => one - other)
    expect(places.includes(-1)).toBe(false)
    expect([sorted, sorted.toReversed()]).toContainEqual(places)
  }, 60_000)

  it('has evidence with the second of the recording that it is at', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId, recordingId } = await here.apply(true, 'Nothing to add.')
    await here.until(candidateId, { asked: false, failure: 'not-said' })
    const of = { candidateId, recordingId }
    const segments = [
      { start: 0, end: 3, text: 'Hello, I am Ada.', words: [] },
      { start: 3, end: 8, text: 'I build services in Go.', words: [] },
    ]
    const heard = { source: 'machine', model: 'whisper-1', language: 'en', segments } as const
    const commands: CandidateCommand[] = [
      { type: 'AskForTranscript', data: { ...of, language: 'auto' } },
      { type: 'RecordTranscript', data: { ...of, asked: 'auto', ...heard } },
    ]
    for (const command of commands)
      await here.platform.commands.handle(candidateDecider, candidateId, command, here.platform.context(here.asker))
    await here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
    const { evaluations } = await here.until(candidateId, { asked: false, evaluations: [{}] })
    const material = evaluations[0]!.material!
    expect(material.packet.materials.at(-1)).toMatchObject({
      ...{ kind: 'spoken', version: 1, text: 'Hello, I am [name]. I build services in Go.' },
    })
    expect(saidOf(material, evaluations[0]!.skills[0]!.metricId).evidence).toEqual([
      { question: aQuestion.question, quote: 'services in Go', recordingId, second: 3 },
    ])
  }, 60_000)
})

describe('personality', () => {
  const wanted = async (here: Awaited<ReturnType<typeof opened>>) =>
    here.platform.caughtUp(
      (await here.platform.useCases.company.changeJobDefaults(here.asker, { personality: true })).token,
    )
  const aboutTraits = ({ messages }: Asked) => messages[0]!.content.includes('given traits')

  it('of those who agree to it is judged apart from the skills, by the same answers, and shown with its evidence', async () => {
    const here = await opened(() => answering(judging((asked) => (aboutTraits(asked) ? 90 : 40))))
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, { asked: false, evaluations: [{ personality: { failure: null, spread: 0 } }] })
    expect(here.peer!.asked.map(aboutTraits)).toEqual([false, false, true, true])
    const [skills, , own] = here.peer!.asked.map(packetIn)
    expect(own!.materials).toEqual(skills!.materials)
    expect(await here.evaluation(candidateId)).toMatchObject({ hidden: true, evaluations: [] })
    expect(await video(here.platform, here.asker, candidateId as CandidateId)).toMatchObject({
      ...{ personalities: [], personalityScore: null },
    })

    const { readers } = here.platform
    const order = { by: 'personality', descending: true } as const
    const listed = async () => (await readers.candidateList(here.asker, { jobId: here.jobId, order, page: 1 })).rows
    expect(await listed()).toMatchObject([{ personalityScore: null, personalityUnsteady: false }])
    await score(here, candidateId)
    expect(await listed()).toMatchObject([{ personalityScore: 90, personalityUnsteady: false }])
    const [shown] = (await here.evaluation(candidateId)).evaluations
    expect(shown).toMatchObject({ score: 40, personality: { personalityScore: 90, ranks: true, drift: null } })
    expect(shown!.personality!.factors).toMatchObject({ openness: 0.9, agreeableness: 0.5 })
    expect(shown!.personality!.personalityBehavior.map(({ factor, level }) => [factor, level])).toEqual([
      ['openness', 'high'],
      ['conscientiousness', 'high'],
      ['extraversion', 'high'],
    ])
    expect(shown!.personality!.traits[0]).toMatchObject({
      ...{ traitId: 'creative', points: 90, reason: 'As said', evidence: [{ quote: 'services in Go' }] },
    })
    expect(await video(here.platform, here.asker, candidateId as CandidateId)).toMatchObject({
      wordCloudObject: expect.arrayContaining([{ word: 'services', importance: 1 }]) as object,
      personalities: [{ name: 'openness', score: 0.9 }, {}, {}, {}, {}],
      personalityBehavior: [{ name: 'openness', level: 'high' }, {}, {}],
    })
    const log = JSON.stringify(await here.platform.engines.store.readAll(null, 10_000))
    expect([log.includes('EvaluationMade'), log.includes('creative')]).toEqual([true, false])

    await here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
    await here.until(candidateId, { asked: false, evaluations: [{}, { personality: { drift: 0 } }] })
  }, 90_000)

  it.each([
    ['the company does not want it', false, true],
    ['the candidate agreed to the skills alone', true, false],
  ])(
    'is not judged where %s',
    async (_, company, candidate) => {
      const here = await opened(() => answering(judging(() => 80)))
      if (company) await wanted(here)
      const { candidateId } = await here.apply(true, written, candidate)
      await here.until(candidateId, { asked: false, evaluations: [{ personality: null }] })
      expect(here.peer!.asked.some(aboutTraits)).toBe(false)
    },
    60_000,
  )

  it('that the model invents is not scored, and says why; the skills stay', async () => {
    const lying = judging(() => 100, 'ten years of Go')
    const here = await opened(() =>
      answering((asked) => (aboutTraits(asked) ? lying(asked) : judging(() => 80)(asked))),
    )
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, {
      failure: null,
      evaluations: [{ skills: [{ points: 80 }], personality: { failure: 'not-said', traits: [] } }],
    })
    await score(here, candidateId)
    const [row] = (
      await here.platform.readers.candidateList(here.asker, {
        ...{ jobId: here.jobId, order: { by: 'added', descending: true }, page: 1 },
      })
    ).rows
    expect(row).toMatchObject({ aiScore: 80, personalityScore: null, personalityUnsteady: false })
  }, 60_000)

  it('on which two runs differ ranks no one until a person looked', async () => {
    const here = await opened(() => answering(judging((asked) => (aboutTraits(asked) && asked.seed === 2 ? 60 : 80))))
    await wanted(here)
    const { candidateId } = await here.apply(true, written, true)
    await here.until(candidateId, { asked: false, evaluations: [{ personality: { spread: 20 } }] })
    await score(here, candidateId)
    const rows = async () =>
      (
        await here.platform.readers.candidateList(here.asker, {
          ...{ jobId: here.jobId, order: { by: 'personality', descending: true }, page: 1 },
        })
      ).rows
    expect(await rows()).toMatchObject([{ aiScore: 80, personalityScore: null, personalityUnsteady: true }])
    const { evaluationId } = (await here.evaluation(candidateId)).evaluations[0]!
    const looked = { candidateId, evaluationId, agrees: true, reason: '' }
    await here.platform.caughtUp((await here.platform.useCases.review.reviewEvaluation(here.asker, looked)).token)
    expect(await rows()).toMatchObject([{ personalityScore: 70, personalityUnsteady: false }])
  }, 60_000)
})

describe('a candidate who takes their consent back', () => {
  it('is not read again, and what was proposed is shown to no one and ranks no one', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId, candidateToken } = await here.apply()
    await here.until(candidateId, { asked: false, evaluations: [{}] })
    await score(here, candidateId)
    const { useCases, readers, caughtUp } = here.platform
    await caughtUp((await useCases.candidacy.withdrawEvaluation(candidateToken)).token)
    expect(await here.evaluation(candidateId)).toMatchObject({ agreed: false, evaluations: [] })
    expect((await readers.cardsByIds(here.asker, here.jobId, [candidateId]))[0]!.taira).toBeNull()

    const before = here.peer!.asked.length
    await expect(
      useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'candidate/evaluation-not-agreed' })
    // A call that had waited for the model since before.
    const payload = { candidateId, evaluationId: randomUUID() }
    const leaving = { id: 'c1', tenant: here.asker.companyId, at: here.platform.now(), payload }
    await expect(evaluate.call(here.platform, leaving)).rejects.toMatchObject({
      code: 'candidate/evaluation-not-agreed',
      message: 'The candidate has taken back that a model may read the answers',
    })
    expect(here.peer!.asked).toHaveLength(before)
    // Once more changes nothing.
    await useCases.candidacy.withdrawEvaluation(candidateToken)
    const consents = (await types(here.platform, here.asker, candidateId)).filter((type) => type.includes('Consent'))
    expect(consents).toHaveLength(2)
  }, 60_000)
})

describe('what is not scored, and why', () => {
  it('the company has used what it may use of the model today', async () => {
    const here = await opened(() => answering(judging(() => 80)), { AI_DAILY_KTOKENS: '2' })
    const [first, second] = [await here.apply(), await here.apply()]
    await here.until(first.candidateId, { asked: false })
    await here.until(second.candidateId, { asked: false })
    const seen = await Promise.all([first, second].map(({ candidateId }) => here.until(candidateId, {})))
    expect(seen.map(({ failure }) => failure)).toContain('limit')
    expect(here.peer!.asked).toHaveLength(2)
  }, 60_000)

  it.each([
    ['the candidate said no', false, { agreed: false }],
    ['the candidate was not asked', undefined, { agreed: null }],
  ])('%s', async (_, evaluation, what) => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply(evaluation ?? false)
    await here.until(candidateId, what.agreed === null ? {} : what)
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({
      code: 'candidate/evaluation-not-agreed',
      message: 'The candidate has not agreed to an evaluation by AI',
    })
    expect(here.peer!.asked).toEqual([])
  })

  it.each([
    ['evidence that was not said', judging(() => 100, 'ten years of Go'), 'not-said'],
    ['points without evidence', noEvidence, 'no-evidence'],
    ['words that are no answer', () => 'Hire her!', 'unusable'],
  ])(
    '%s',
    async (_, say, failure) => {
      const here = await opened(() => answering(say))
      const { candidateId } = await here.apply()
      await here.until(candidateId, { asked: false, failure, evaluations: [] })
    },
    60_000,
  )

  it('there is no model, which is said', async () => {
    const here = await opened(null)
    const { candidateId } = await here.apply()
    expect(await here.evaluation(candidateId)).toMatchObject({ service: false, agreed: null, evaluations: [] })
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({ code: 'evaluator/not-set-up', message: 'No model for evaluations is set up' })
  }, 60_000)
})
function noEvidence(asked: Asked) {
  const skills = packetIn(asked).skills.map(({ metricId }) => ({ metricId, score: 100, reason: '', evidence: [] }))
  return JSON.stringify({ skills })
}

describe('run again', () => {
  it('masks a name that a colleague gave them since as well', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply(true, 'At work I am called Hopper, and I build services in Go.')
    await here.until(candidateId, { evaluations: [{}] })
    expect(JSON.stringify(here.peer!.asked)).toContain('Hopper')
    const before = here.peer!.asked.length
    const { review } = here.platform.useCases
    await review.renameCandidate(here.asker, { candidateId, name: 'Grace Hopper' })
    await review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
    await here.until(candidateId, { evaluations: [{}, {}] })
    expect(JSON.stringify(here.peer!.asked.slice(before))).not.toContain('Hopper')
  })

  it('shows that it says the same, or how far it drifted; what is unsteady is not ranked by until a person looked', async () => {
    let points = 80
    const here = await opened(() => answering(judging(() => points)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{}] })
    await score(here, candidateId)
    const again = async (count: number) => {
      await here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() })
      await here.until(candidateId, { asked: false, evaluations: Array.from({ length: count }, () => ({})) })
      return (await here.evaluation(candidateId)).evaluations.at(-1)!
    }
    expect(await again(2)).toMatchObject({ drift: 0, ranks: true })
    points = 60
    const drifted = await again(3)
    expect(drifted).toMatchObject({ drift: 20, ranks: false })

    const { evaluationId } = drifted
    const review = (reason: string, id = evaluationId) =>
      here.platform.useCases.review.reviewEvaluation(here.asker, {
        candidateId,
        evaluationId: id,
        agrees: false,
        reason,
      })
    await expect(review(' ')).rejects.toMatchObject({
      code: 'candidate/evaluation-invalid',
      message: 'Say why you disagree',
    })
    await expect(review('Old', randomUUID())).rejects.toMatchObject({ code: 'candidate/evaluation-not-found' })
    await here.platform.caughtUp((await review('She says more about Go than it read')).token)
    expect((await here.evaluation(candidateId)).evaluations.at(-1)).toMatchObject({
      ranks: true,
      reviews: [{ agrees: false, reason: 'She says more about Go than it read' }],
    })
  }, 90_000)

  it('is refused once the company has switched evaluations off', async () => {
    const here = await opened(() => answering(judging(() => 80)))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{}] })
    const off = await here.platform.useCases.company.changeJobDefaults(here.asker, { evaluation: 'off' })
    await here.platform.caughtUp(off.token)
    await expect(
      here.platform.useCases.review.askForEvaluation(here.asker, { candidateId, evaluationId: randomUUID() }),
    ).rejects.toMatchObject({ message: 'Evaluations are switched off in the settings' })
  }, 60_000)

  it('two runs that are more than five points apart are not ranked by', async () => {
    const here = await opened(() => answering(judging(({ seed }) => (seed === 1 ? 80 : 74))))
    const { candidateId } = await here.apply()
    await here.until(candidateId, { evaluations: [{ spread: 6 }] })
    await score(here, candidateId)
    expect((await here.evaluation(candidateId)).evaluations[0]).toMatchObject({ score: 77, ranks: false })
  }, 60_000)
})

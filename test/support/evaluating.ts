import { randomUUID } from 'node:crypto'
import { afterEach, expect, vi } from 'vitest'
import { dataIn, type Message } from '#contracts/evaluation/prompt.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { type Behavior, chatCompletions } from '#test/peers/assistant/chat-completions.ts'
import { giveFeatures } from '#test/support/features.ts'
import { seeding } from '#test/support/seed.ts'
import { analystQueries } from '#services/http/analytics/queries.ts'
import { readModelHandlers } from '#services/http/api/handlers/read-models.ts'
import type { Viewer } from '#services/http/live-hub.ts'
import { openHub } from '#services/http/open-hub.ts'
import { openPlatform, type Platform } from '#services/platform.ts'

const folder = useFolders()
export const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const close of closers.splice(0).reverse()) await close()
})

export type Asked = Parameters<Extract<Behavior, { say: unknown }>['say']>[0]
export const packetIn = ({ messages }: Asked) => dataIn(messages[1] as Message)
/** Points for every skill, resting on what was written. */
export const judging =
  (points: (asked: Asked) => number | null, quote = 'services in Go') =>
  (asked: Asked) => {
    const { skills, materials } = packetIn(asked)
    const material = materials.find(({ text }) => text.includes(quote))?.id ?? 'm1'
    const score = points(asked)
    const evidence = score === null ? [] : [{ material, quote }]
    return JSON.stringify({ skills: skills.map(({ metricId }) => ({ metricId, score, reason: 'As said', evidence })) })
  }
export const answering = (say: (asked: Asked) => string): Behavior => ({ say, stream: false })

export const written = 'I am Ada, and I build services in Go. Write to ada@example.org.'
export const journey = journeyWith(story, anInterview('video', [aQuestion]))

/** A company that wants evaluations, on a platform whose model behaves so. */
export async function opened(behavior: (() => Behavior) | null, more: Record<string, string> = {}) {
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
export const types = async (platform: Platform, asker: Asker, id: string) =>
  (await platform.useCases.history.candidateHistory(asker, id)).entries
    .map(({ type }) => type)
    .filter((type) => type.startsWith('Evaluation'))
/** Not a person who scores. */
export const program = ({ companyId }: Asker): Asker => ({
  ...{ kind: 'process', name: 'test', companyId, permissions: ['analytics', 'candidates.read'] },
})
export const analyst = ({ engines }: Platform) => {
  const queries = analystQueries(engines.folder('read'))
  closers.push(() => queries.close())
  return readModelHandlers(queries)
}
export const asked = (asker: Asker) =>
  ({
    ...{ asker, params: { name: 'cards' }, accept: '', signal: undefined },
    query: { project: '{"name":1,"aiScore":1,"ai.score":1,"_id":0}', filter: '{"name":"Ada Byron"}', limit: 10 },
  }) as never
/** The scores on the cards that are pushed to a board: to the company's reviewer, and to a program, from which none is kept. */
export async function watching({ platform, asker, jobId }: Awaited<ReturnType<typeof opened>>) {
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
export const score = async ({ platform, asker, jobId }: Awaited<ReturnType<typeof opened>>, candidateId: string) => {
  const [card] = await platform.useCases.review.scorecardsOf(asker, jobId)
  const points = { [card!.skills[0]!.metricId]: 70 }
  const sent = { candidateId, version: 1, points, basedOn: 0 }
  await platform.caughtUp((await platform.useCases.review.sendScore(asker, sent)).token)
}

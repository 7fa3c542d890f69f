import type { ScoreCondition } from '#contracts/candidate/score-condition.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { CandidateCommand } from '#contracts/candidate/commands.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { aQuestion } from '#test/fixtures/job.ts'
import { audioTranscriptions } from '#test/peers/transcriber/audio-transcriptions.ts'
import { saidOf } from '../core/evaluation-evidence.ts'
import { evaluate } from '../effects/evaluate.ts'

import {
  closers,
  packetIn,
  judging,
  answering,
  opened,
  types,
  program,
  analyst,
  asked,
  watching,
  score,
} from '#test/support/evaluating.ts'

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

import { expect, it } from 'vitest'
import { unavailable, unusable } from '#infra/engines/assistant/assistant.ts'
import type { Evaluator } from '#infra/engines/evaluator/evaluator.ts'
import { readEnv } from '#infra/env.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { aJob, journeyWith } from '#test/fixtures/job.ts'
import { story } from '#test/fixtures/journey.ts'
import { seeding } from '#test/support/seed.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import type { Core } from '../core/core.ts'
import { openPlatform } from '../platform.ts'
import { evaluate } from './evaluate.ts'

const folder = useFolders()

it('what a model cannot be asked, or answers, has a code each; only what may work later is tried again', async () => {
  const platform = await openPlatform(readEnv({ DATA_DIR: folder(), AI_DAILY_KTOKENS: '40' }))
  try {
    const { asker } = await seeding(platform).person()
    const { jobId } = await platform.useCases.jobs.createJob(asker, {
      draft: { ...aJob(), journey: journeyWith(story) },
    })
    await platform.useCases.jobs.activateJob(asker, { jobId })
    const journey = journeyWith(story)
    const candidateId = await seeding(platform).candidate(asker, jobId, 'Ada Byron', journey)
    const asking = (ask: Evaluator['ask'] | null) => {
      const engines = { ...platform.engines, evaluator: ask && { model: 'a-model', ask } }
      const core: Core = { ...platform, engines } as unknown as Core
      const payload = { candidateId, evaluationId: candidateId }
      return evaluate.call(core, { id: 'c1', tenant: asker.companyId, at: '2026-03-02T12:00:00.000Z', payload })
    }
    const says = (answer: object | string) => () =>
      Promise.resolve({
        text: typeof answer === 'string' ? answer : JSON.stringify({ skills: [answer] }),
        tokens: 9000,
      })
    const skill = { metricId: aJob().scorecard.skills[0]!.metricId, score: 80, reason: '', evidence: [] }
    const refused = (code: string, message?: string) => ({ code, ...(message && { message }) })

    await expect(asking(null)).rejects.toMatchObject(refused('evaluator/not-set-up'))
    await expect(asking(says('{}'))).rejects.toMatchObject(
      refused('evaluator/nothing-to-read', 'There is nothing that a model could read'),
    )
    const { command } = answered(candidateId)
    await platform.commands.handle(candidateDecider, candidateId, command, platform.context(asker))
    await expect(asking(says('Hire her'))).rejects.toMatchObject(
      refused('evaluator/unusable', 'The answer of the model could not be used'),
    )
    await expect(asking(says(skill))).rejects.toMatchObject(refused('evaluator/no-evidence'))
    const invented = { ...skill, evidence: [{ material: 'm1', quote: 'ten years' }] }
    await expect(asking(says(invented))).rejects.toMatchObject(refused('evaluator/not-said'))
    await expect(asking(() => Promise.reject(unavailable()))).rejects.toMatchObject(
      refused('evaluator/unavailable', 'The model cannot be used at the moment'),
    )
    await expect(asking(() => Promise.reject(unusable()))).rejects.toMatchObject(refused('assistant/unusable'))
    const quoted = { ...skill, evidence: [{ material: 'm1', quote: 'services' }] }
    expect(await asking(says(quoted))).toMatchObject({
      model: 'a-model',
      skills: [{ points: 80, weight: 2, spread: 0 }],
    })
    // Five answers of 9,000 tokens were more than the day has room for.
    await expect(asking(says(quoted))).rejects.toMatchObject(refused('assistant/over-usage'))
  } finally {
    await platform.close()
  }

  function answered(candidateId: string) {
    const answer = { kind: 'FREE_TEXT', text: 'I build services' } as const
    const data = { candidateId, moduleId: 'story', answer, journey: journeyWith(story) }
    return { command: { type: 'GiveAnswer', data } as const }
  }
}, 60_000)

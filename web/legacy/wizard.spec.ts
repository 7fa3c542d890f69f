import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { standardRules } from '#contracts/job/draft-rules.ts'
import { emptyVideoDraft } from '#contracts/job/video/blank.ts'
import { anInterview, aQuestion, journeyWith } from '#test/fixtures/job.ts'
import type { Activation } from '../builder/wizard/builder.machine.ts'
import { builderStepOf, problemsOf, wizardStepOf, wizardSteps, type WizardStep } from './steps.ts'
import { currentStep, type WizardInput, wizardMachine } from './wizard.machine.ts'

const valid = { details: true, intelligence: true, questions: true, introduction: true }
const noSlot = { code: 'subscription/no-job-slot', message: 'No job is left', fields: {} }

function wizard(input: Partial<WizardInput> = {}, answer: Activation | Error = { activated: true }) {
  let asked = 0
  const machine = wizardMachine.provide({
    actors: {
      activate: fromPromise(() => {
        asked++
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      }),
    },
  })
  const actor = createActor(machine, { input: { live: false, valid, wanted: 'details', ...input } }).start()
  return { actor, step: () => currentStep(actor.getSnapshot().value), asked: () => asked }
}

describe('the wizard of video interviews', () => {
  it.each<[WizardStep, Partial<typeof valid>, boolean, WizardStep]>([
    ['questions', {}, false, 'questions'],
    ['questions', { details: false }, false, 'details'],
    ['introduction', { questions: false }, false, 'questions'],
    ['congratulations', {}, false, 'introduction'],
    ['congratulations', {}, true, 'congratulations'],
  ])('opens %s at what can be done', (wanted, invalid, live, opened) => {
    expect(wizard({ wanted, live, valid: { ...valid, ...invalid } }).step()).toBe(opened)
  })

  it('walks through its steps, and goes live from the introduction once', async () => {
    const { actor, step, asked } = wizard()
    for (const next of ['intelligence', 'questions', 'introduction']) {
      actor.send({ type: 'person.continue' })
      expect(step()).toBe(next)
    }
    actor.send({ type: 'person.continue' })
    actor.send({ type: 'person.continue' })
    await waitFor(actor, ({ value }) => currentStep(value) === 'congratulations')
    expect(asked()).toBe(1)
  })

  it('opens its last step again without going live again', () => {
    const { step, asked } = wizard({ live: true, wanted: 'congratulations' })
    expect([step(), asked()]).toEqual(['congratulations', 0])
  })

  it('stays where a field is invalid, and says so each time', () => {
    const { actor, step } = wizard({ valid: { ...valid, details: false } })
    actor.send({ type: 'person.continue' })
    actor.send({ type: 'person.continue' })
    expect(step()).toBe('details')
    expect(actor.getSnapshot().context.blocked).toEqual({ by: 'details', times: 2 })
    actor.send({ type: 'draft.checked', valid })
    actor.send({ type: 'person.continue' })
    expect(step()).toBe('intelligence')
  })

  it.each<[string, Activation | Error, object]>([
    ['no job is left in the plan', { activated: false, refusal: noSlot }, noSlot],
    ['it cannot be reached', new Error('offline'), { code: 'command/unavailable' }],
  ])('stays at the introduction when %s', async (_, answer, refusal) => {
    const { actor, step } = wizard({ wanted: 'introduction' }, answer)
    actor.send({ type: 'person.continue' })
    await waitFor(actor, ({ context }) => context.refusal !== null)
    expect(step()).toBe('introduction')
    expect(actor.getSnapshot().context.refusal).toMatchObject(refusal)
    actor.send({ type: 'person.dismiss' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
  })

  it('goes on where the builder was left', () => {
    expect(wizardSteps.map((step) => wizardStepOf(builderStepOf[step]))).toEqual(wizardSteps)
  })
})

it('finds each problem in the step where it is mended', () => {
  const { details, ...rest } = emptyVideoDraft('en')
  const draft = { ...rest, details: { ...details, jobTitle: 'Chef' }, journey: journeyWith() }
  expect(Object.keys(problemsOf(draft, standardRules).details)).toEqual(['details.jobTitle'])
  expect(Object.keys(problemsOf(draft, standardRules).questions)).toEqual(['journey.modules'])
  const asked = journeyWith(anInterview('v', [{ ...aQuestion, question: '' }]))
  const thanks = asked.modules.map((each) =>
    each.kind === 'THANK_YOU' ? { ...each, message: 'm'.repeat(2001) } : each,
  )
  const problems = problemsOf({ ...draft, journey: { modules: thanks } }, standardRules)
  expect(Object.keys(problems.questions)).toEqual(['journey.v.questions.q1.question'])
  expect(Object.keys(problems.introduction)).toEqual(['journey.thanks.message'])
})

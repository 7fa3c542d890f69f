import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type Activation, builderMachine, type BuilderInput, currentStep } from './builder.machine.ts'

const all = { jobDetails: true, scorecard: true, screen: true }
const none = { jobDetails: false, scorecard: false, screen: false }
const noSlot = { code: 'subscription/no-job-slot', message: 'Your plan allows 1 active job', fields: {} }

function open(
  input: Partial<BuilderInput> = {},
  activate: () => Promise<Activation> = async () => ({ activated: true }),
) {
  const machine = builderMachine.provide({ actors: { activate: fromPromise(activate) } })
  const actor = createActor(machine, {
    input: { mode: 'create', live: false, valid: all, requested: null, reached: 'jobDetails', ...input },
  })
  actor.start()
  return { actor, step: () => currentStep(actor.getSnapshot().value), context: () => actor.getSnapshot().context }
}

describe('opening the builder', () => {
  it('resumes a draft at the step it was left', () => {
    expect(open({ reached: 'screen' }).step()).toBe('screen')
  })

  it('goes no further than the first step that is not valid', () => {
    expect(open({ reached: 'preview', valid: { ...all, scorecard: false } }).step()).toBe('scorecard')
    expect(open({ requested: 'screen', valid: none }).step()).toBe('jobDetails')
  })

  it('opens the step that was asked for when it is open', () => {
    expect(open({ requested: 'scorecard', reached: 'screen' }).step()).toBe('scorecard')
    expect(open({ requested: 'publish' }).step()).toBe('preview')
    expect(open({ requested: 'publish', live: true }).step()).toBe('publish')
  })

  it('starts a live job at its first step, and shows it three', () => {
    expect(open({ mode: 'edit', live: true, reached: 'publish' }).step()).toBe('jobDetails')
    expect(open({ mode: 'edit', live: true, requested: 'preview' }).step()).toBe('screen')
  })
})

describe('moving between steps', () => {
  it('goes on when the step is valid', () => {
    const { actor, step } = open()
    actor.send({ type: 'person.next' })
    expect(step()).toBe('scorecard')
  })

  it('is blocked by the first invalid step, which says so again each time', () => {
    const { actor, step, context } = open({ valid: none })
    actor.send({ type: 'person.next' })
    actor.send({ type: 'person.goTo', step: 'screen' })
    expect(step()).toBe('jobDetails')
    expect(context().blocked).toEqual({ by: 'jobDetails', times: 2, wanted: 'screen' })

    actor.send({ type: 'draft.checked', valid: all })
    actor.send({ type: 'person.next' })
    expect(step()).toBe('scorecard')
    expect(context().blocked).toBeNull()
  })

  it('lets a developer who confirmed it go on, and still takes no unfinished job live', () => {
    const { actor, step, context } = open({ valid: none })
    actor.send({ type: 'person.goTo', step: 'screen' })
    actor.send({ type: 'person.override' })
    expect(context()).toMatchObject({ blocked: null, overridden: true })
    actor.send({ type: 'person.goTo', step: 'screen' })
    actor.send({ type: 'person.next' })
    expect(step()).toBe('preview')
    actor.send({ type: 'person.publish' })
    expect(context()).toMatchObject({ live: false, blocked: { by: 'jobDetails' } })
  })

  it('always lets the person go back', () => {
    const { actor, step } = open({ requested: 'screen' })
    actor.send({ type: 'draft.checked', valid: { ...all, screen: false } })
    actor.send({ type: 'person.goTo', step: 'jobDetails' })
    expect(step()).toBe('jobDetails')
  })

  it('keeps Get Candidates locked while the job is a draft', () => {
    const { actor, step } = open({ requested: 'preview' })
    actor.send({ type: 'person.next' })
    expect(step()).toBe('preview')
  })
})

describe('publishing', () => {
  it('never comes of going on: the interview builder leads to the preview of a draft', () => {
    const { actor, step, context } = open({ requested: 'screen' }, async () =>
      Promise.reject(new Error('not asked for')),
    )
    actor.send({ type: 'person.next' })
    expect(step()).toBe('preview')
    expect(context().live).toBe(false)
  })

  it('takes a draft live, and Get Candidates opens', async () => {
    const { actor, step, context } = open({ requested: 'preview' })
    actor.send({ type: 'person.publish' })
    await waitFor(actor, (state) => state.context.live)
    expect(step()).toBe('preview')
    expect(context().refusal).toBeNull()
    actor.send({ type: 'person.next' })
    expect(step()).toBe('publish')
  })

  it('is not possible while a step is not valid', () => {
    const { actor, context } = open({ requested: 'preview' })
    actor.send({ type: 'draft.checked', valid: { ...all, screen: false } })
    actor.send({ type: 'person.publish' })
    expect(context()).toMatchObject({ live: false, blocked: { by: 'screen', times: 1 } })
  })

  it('stays and explains when the plan has no slot left', async () => {
    const { actor, context } = open({ requested: 'preview' }, async () => ({ activated: false, refusal: noSlot }))
    actor.send({ type: 'person.publish' })
    await waitFor(actor, (state) => state.context.refusal !== null)
    expect(context()).toMatchObject({ live: false, refusal: noSlot })
    actor.send({ type: 'person.dismiss' })
    expect(context().refusal).toBeNull()
  })

  it('stays and says so when the server cannot be reached', async () => {
    const { actor, context } = open({ requested: 'preview' }, async () => Promise.reject(new Error('offline')))
    actor.send({ type: 'person.publish' })
    await waitFor(actor, (state) => state.context.refusal !== null)
    expect(context().refusal?.code).toBe('command/unavailable')
  })

  it('does not ask twice while it is being published', async () => {
    let asked = 0
    const answer = Promise.withResolvers<Activation>()
    const { actor, step } = open({ requested: 'preview' }, () => (asked++, answer.promise))
    actor.send({ type: 'person.publish' })
    actor.send({ type: 'person.publish' })
    actor.send({ type: 'person.goTo', step: 'jobDetails' })
    answer.resolve({ activated: true })
    await waitFor(actor, (state) => state.context.live)
    expect([asked, step()]).toEqual([1, 'preview'])
  })
})

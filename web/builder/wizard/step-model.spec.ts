import { expect, it } from 'vitest'
import { stepModels } from './step-model.ts'
import type { Step } from './steps.ts'

const none = { jobDetails: {}, scorecard: {}, screen: {} }
const models = (step: Step, reached: Step, invalid: 'jobDetails' | 'screen' | null, live = false) =>
  Object.fromEntries(
    stepModels({
      progress: {
        mode: live ? 'edit' : 'create',
        live,
        valid: { jobDetails: true, scorecard: true, screen: true, ...(invalid && { [invalid]: false }) },
      },
      step,
      reached,
      problems: invalid ? { ...none, [invalid]: { a: 'Required field', b: 'Required field' } } : none,
      modules: [{ id: 'form' }, { id: 'q1' }],
    }).map((model) => [model.name, model]),
  )

it('a step begins unset, and is not called invalid while it is first filled in', () => {
  const { jobDetails, scorecard, screen, publish } = models('jobDetails', 'jobDetails', 'jobDetails')
  expect(jobDetails).toMatchObject({ validationStatus: 'UNSET', isLocked: false, toMend: 0, previewMode: 'draft' })
  expect(scorecard).toMatchObject({ validationStatus: 'UNSET', isLocked: true, showPreview: false, previewMode: null })
  expect(screen).toMatchObject({ isLocked: true, subSteps: ['form', 'q1'] })
  expect(publish).toMatchObject({ isLocked: true, subSteps: [] })
})

it('a step that was left and is not right says how much there is to mend', () => {
  const { jobDetails, scorecard } = models('scorecard', 'preview', 'jobDetails')
  expect(jobDetails).toMatchObject({ validationStatus: 'INVALID', isValidationEnabled: true, toMend: 2 })
  expect(scorecard!.isLocked).toBe(true)
  expect(models('screen', 'screen', null).scorecard).toMatchObject({ validationStatus: 'VALID', isLocked: false })
})

it('of a live job every step counts from the start, and its preview is what candidates see', () => {
  const { jobDetails, screen, preview } = models('jobDetails', 'jobDetails', 'screen', true)
  expect(jobDetails).toMatchObject({ validationStatus: 'VALID', previewMode: 'live' })
  expect(screen).toMatchObject({ validationStatus: 'INVALID', toMend: 2 })
  expect(preview).toBeUndefined()
})

import type { FieldProblems } from '#contracts/job/rules.ts'
import { builderSteps } from '#contracts/job/choices.ts'
import type { EditedStep } from '#contracts/job/sections.ts'
import { isEdited, isOpen, type Progress, type Step, stepsOf } from './steps.ts'

/** A step as the navigation shows it (JOB-005). It is UNSET until a person has been there. */
export type StepModel = {
  name: Step
  validationStatus: 'UNSET' | 'INVALID' | 'VALID'
  isValidationEnabled: boolean
  isLocked: boolean
  showPreview: boolean
  /** Of which pages the preview is: of those that are being edited, or of the ones that candidates see. */
  previewMode: 'draft' | 'live' | null
  /** What to mend in it. */
  toMend: number
  subSteps: readonly string[]
}

type Known = {
  progress: Progress
  step: Step
  /** The furthest step a person has been to. */
  reached: Step
  problems: Record<EditedStep, FieldProblems>
  modules: readonly { id: string }[]
}

/** Before it was left once, a step is not called invalid: what is typed there is only beginning. */
export const stepModels = ({ progress, step, reached, problems, modules }: Known): StepModel[] =>
  stepsOf(progress.mode).map((name) => {
    const isLocked = !isOpen(progress, name)
    const isPassed = progress.mode === 'edit' || builderSteps.indexOf(name) < builderSteps.indexOf(reached)
    const valid = isEdited(name) ? progress.valid[name] : progress.live
    const isValidationEnabled = isPassed && isEdited(name) && name !== step
    const showPreview = name === 'jobDetails' || name === 'screen' || name === 'preview'
    return {
      name,
      validationStatus: valid && !isLocked ? 'VALID' : isValidationEnabled ? 'INVALID' : 'UNSET',
      isValidationEnabled,
      isLocked,
      showPreview,
      previewMode: !showPreview ? null : progress.live ? 'live' : 'draft',
      toMend: isEdited(name) && isValidationEnabled ? Object.keys(problems[name]).length : 0,
      subSteps: name === 'screen' ? modules.map(({ id }) => id) : [],
    }
  })

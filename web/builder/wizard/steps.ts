import { builderSteps } from '#contracts/job/choices.ts'
import { type EditedStep, editedSteps } from '#contracts/job/sections.ts'

export type Step = (typeof builderSteps)[number]
/** A live job is edited without the two steps that brought it there (B§2). */
export type Mode = 'create' | 'edit'
export type Progress = {
  mode: Mode
  live: boolean
  valid: Record<EditedStep, boolean>
  /** A developer goes on past steps that are not valid (JOB-038). */
  overridden?: boolean
}

/** The step an address asks for: `step`, or `requiredStep` in links of the old builder (B§2). */
export const requestedStep = (params: URLSearchParams): Step | null =>
  builderSteps.find((step) => step === (params.get('step') ?? params.get('requiredStep'))) ?? null

export const isEdited = (step: Step): step is EditedStep => (editedSteps as readonly Step[]).includes(step)

export const stepsOf = (mode: Mode): readonly Step[] => (mode === 'edit' ? editedSteps : builderSteps)

/** Of two steps the later one. */
export const furthest = (one: Step, other: Step): Step =>
  builderSteps.indexOf(one) < builderSteps.indexOf(other) ? other : one

/** What keeps a step locked: the first step before it that is not valid yet. */
export function blockerOf(
  { valid, overridden }: Pick<Progress, 'valid' | 'overridden'>,
  step: Step,
): EditedStep | null {
  if (overridden) return null
  const before = editedSteps.filter((each) => builderSteps.indexOf(each) < builderSteps.indexOf(step))
  return before.find((each) => !valid[each]) ?? null
}

/** Get Candidates opens with a job that is live; any other step when all before it are valid. */
export const isOpen = (progress: Progress, step: Step) =>
  stepsOf(progress.mode).includes(step) && blockerOf(progress, step) === null && (step !== 'publish' || progress.live)

/** Where the builder opens: the step asked for, else where a draft was left, else the furthest before it that is open. */
export function openingStep(progress: Progress, requested: Step | null, reached: Step): Step {
  if (requested && isOpen(progress, requested)) return requested
  const wanted = requested ?? (progress.mode === 'edit' ? 'jobDetails' : reached)
  if (isOpen(progress, wanted)) return wanted
  return (
    stepsOf(progress.mode).findLast(
      (step) => builderSteps.indexOf(step) <= builderSteps.indexOf(wanted) && isOpen(progress, step),
    ) ?? 'jobDetails'
  )
}

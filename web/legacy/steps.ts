import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import { problemsByStep } from '#contracts/job/sections.ts'
import { moduleOf } from '#contracts/job/walk.ts'
import { type EnteredStep, enteredSteps, type WizardStep, wizardSteps } from './step-names.ts'

export * from './step-names.ts'

export type Progress = { live: boolean; valid: Record<EnteredStep, boolean> }

/** What is wrong, by the step in which it is mended: the thank-you page belongs to the introduction (LEG-033). */
export function problemsOf(draft: JobDraft, rules: DraftRules): Record<EnteredStep, FieldProblems> {
  const { jobDetails, scorecard, screen } = problemsByStep(draft, rules)
  const thanks = `journey.${moduleOf(draft.journey, 'THANK_YOU')?.id}.`
  const of = (belongs: (path: string) => boolean) =>
    Object.fromEntries(Object.entries(screen).filter(([path]) => belongs(path)))
  return {
    details: jobDetails,
    intelligence: scorecard,
    questions: of((path) => !path.startsWith(thanks)),
    introduction: of((path) => path.startsWith(thanks)),
  }
}

/** The first step that keeps a later one locked. */
export const blockerOf = ({ valid }: Pick<Progress, 'valid'>, step: WizardStep): EnteredStep | null =>
  enteredSteps.find((each) => wizardSteps.indexOf(each) < wizardSteps.indexOf(step) && !valid[each]) ?? null

/** A draft is congratulated on by nothing but going live (LEG-036). */
export const isOpen = (progress: Progress, step: WizardStep) =>
  step === 'congratulations' ? progress.live : blockerOf(progress, step) === null

/** The step asked for where it is open, else the furthest before it that is. */
export const openingStep = (progress: Progress, wanted: WizardStep): WizardStep =>
  wizardSteps.findLast((step) => wizardSteps.indexOf(step) <= wizardSteps.indexOf(wanted) && isOpen(progress, step)) ??
  'details'

import type { builderSteps } from '#contracts/job/choices.ts'

/** The steps of the wizard of video interviews (LEG-002). */
export const wizardSteps = ['details', 'intelligence', 'questions', 'introduction', 'congratulations'] as const
export type WizardStep = (typeof wizardSteps)[number]
/** Those in which something is entered. */
export const enteredSteps = ['details', 'intelligence', 'questions', 'introduction'] as const
export type EnteredStep = (typeof enteredSteps)[number]

type BuilderStep = (typeof builderSteps)[number]
/** A job remembers where it was left in the builder's terms, so that both go on from there. */
export const builderStepOf = {
  details: 'jobDetails',
  intelligence: 'scorecard',
  questions: 'screen',
  introduction: 'preview',
  congratulations: 'publish',
} as const satisfies Record<WizardStep, BuilderStep>
export const wizardStepOf = (reached: BuilderStep): WizardStep =>
  wizardSteps.find((step) => builderStepOf[step] === reached)!

export const isWizardStep = (text: unknown): text is WizardStep => (wizardSteps as readonly unknown[]).includes(text)
export const isEntered = (step: WizardStep): step is EnteredStep => step !== 'congratulations'
export const wizardPath = (jobId: string, step: WizardStep) => `/jobs/create/${step}/${jobId}`

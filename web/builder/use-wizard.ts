import { useSearchParams } from '@remix-run/react'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { builderSteps } from '#contracts/job/choices.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { type EditedStep, type FieldProblems, problemsOf } from '#contracts/job/validation.ts'
import { type Activation, builderMachine, currentStep } from './wizard/builder.machine.ts'
import type { Mode, Step } from './wizard/steps.ts'
import { activateOver } from './requests.ts'
import type { useDraft } from './use-draft.ts'

const SETTLE_MS = 15_000
const stepIn = (params: URLSearchParams) => builderSteps.find((step) => step === params.get('step')) ?? null

export const problemsByStep = (draft: JobDraft): Record<EditedStep, FieldProblems> => ({
  jobDetails: problemsOf.jobDetails(draft),
  scorecard: problemsOf.scorecard(draft),
  screen: problemsOf.screen(draft),
})
const validity = (problems: Record<EditedStep, FieldProblems>) => ({
  jobDetails: Object.keys(problems.jobDetails).length === 0,
  scorecard: Object.keys(problems.scorecard).length === 0,
  screen: Object.keys(problems.screen).length === 0,
})

/** The wizard, kept in step with the address: `step` always names the step that is shown. */
export function useWizard(
  jobId: string,
  mode: Mode,
  live: boolean,
  reached: Step,
  editing: ReturnType<typeof useDraft>,
) {
  const { draft, actor: autosave, send: save, reach } = editing
  const [params, setParams] = useSearchParams()
  const problems = useMemo(() => problemsByStep(draft), [draft])
  const machine = useMemo(
    () =>
      builderMachine.provide({
        actors: {
          activate: fromPromise<Activation>(async () => {
            save({ type: 'person.save' })
            const settled = await waitFor(autosave, (state) => state.matches('settled') || state.matches('refused'), {
              timeout: SETTLE_MS,
            })
            const { refusal } = settled.context
            if (settled.matches('refused') && refusal) return { activated: false, refusal }
            const activation = await activateOver(jobId)
            if (activation.activated) save({ type: 'job.activated' })
            return activation
          }),
        },
      }),
    [autosave, save, jobId],
  )
  const [state, send, actor] = useMachine(machine, {
    input: { mode, live, valid: validity(problems), requested: stepIn(params), reached },
  })
  const step = currentStep(state.value)
  const asked = stepIn(params)

  useEffect(() => send({ type: 'draft.checked', valid: validity(problems) }), [send, problems])
  useEffect(() => reach(step), [reach, step])
  useEffect(() => {
    if (asked !== step) setParams({ step }, { replace: asked === null, preventScrollReset: true })
    // Only a step that has changed moves the address; a changed address asks for a step below.
  }, [step])
  useEffect(() => {
    if (!asked || asked === step) return
    send({ type: 'person.goTo', step: asked })
    const now = currentStep(actor.getSnapshot().value)
    if (now !== asked) setParams({ step: now }, { replace: true, preventScrollReset: true })
  }, [asked])

  return { state, send, step, problems }
}

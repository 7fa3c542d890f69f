import { useSearchParams } from '@remix-run/react'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise, waitFor } from 'xstate'
import { builderSteps } from '#contracts/job/choices.ts'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import { type EditedStep, problemsByStep } from '#contracts/job/sections.ts'
import type { FieldProblems } from '#contracts/job/validation.ts'
import { type Activation, builderMachine, currentStep } from './wizard/builder.machine.ts'
import type { Mode, Step } from './wizard/steps.ts'
import { activateOver } from './requests.ts'
import type { useDraft } from './use-draft.ts'

const SETTLE_MS = 15_000
const stepIn = (params: URLSearchParams) => builderSteps.find((step) => step === params.get('step')) ?? null

const validity = (problems: Record<EditedStep, FieldProblems>) =>
  Object.fromEntries(
    Object.entries(problems).map(([step, found]) => [step, Object.keys(found).length === 0]),
  ) as Record<EditedStep, boolean>

/** The wizard, kept in step with the address: `step` always names the step that is shown. */
export function useWizard(
  jobId: string,
  rules: DraftRules,
  mode: Mode,
  live: boolean,
  reached: Step,
  editing: ReturnType<typeof useDraft>,
) {
  const { draft, actor: autosave, send: save, reach } = editing
  const [params, setParams] = useSearchParams()
  const problems = useMemo(() => problemsByStep(draft, rules), [draft, rules])
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

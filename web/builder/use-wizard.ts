import { useSearchParams } from '@remix-run/react'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import { problemsByStep } from '#contracts/job/sections.ts'
import { builderMachine, currentStep } from './wizard/builder.machine.ts'
import { stepModels } from './wizard/step-model.ts'
import { furthest, type Mode, requestedStep, type Step } from './wizard/steps.ts'
import { activation, validity } from './wizard/activation.ts'
import type { useDraft } from './use-draft.ts'

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
        actors: { activate: activation(jobId, { actor: autosave, send: save }) },
      }),
    [autosave, save, jobId],
  )
  const [state, send, actor] = useMachine(machine, {
    input: { mode, live, valid: validity(problems), requested: requestedStep(params), reached },
  })
  const step = currentStep(state.value)
  const [furthestStep, setFurthest] = useState(() => furthest(reached, step))
  if (furthest(furthestStep, step) !== furthestStep) setFurthest(furthest(furthestStep, step))
  const asked = requestedStep(params)

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

  const { modules } = draft.journey
  const models = stepModels({ progress: state.context, step, reached: furthestStep, problems, modules })
  return { state, send, step, problems, models }
}

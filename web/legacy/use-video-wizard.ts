import { useNavigate, useParams } from '@remix-run/react'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import { activation, validity } from '../builder/wizard/activation.ts'
import type { useDraft } from '../builder/use-draft.ts'
import { builderStepOf, isWizardStep, problemsOf, wizardPath, type WizardStep } from './steps.ts'
import { currentStep, wizardMachine } from './wizard.machine.ts'

/** The wizard, kept in step with the address, which always names the step that is shown. */
export function useVideoWizard(
  { jobId, live, wanted }: { jobId: string; live: boolean; wanted: WizardStep },
  rules: DraftRules,
  editing: ReturnType<typeof useDraft>,
) {
  const { draft, actor: autosave, send: save, reach } = editing
  const { step: asked } = useParams()
  const navigate = useNavigate()
  const problems = useMemo(() => problemsOf(draft, rules), [draft, rules])
  const machine = useMemo(
    () =>
      wizardMachine.provide({
        actors: { activate: activation(jobId, { actor: autosave, send: save }) },
      }),
    [autosave, save, jobId],
  )
  const [state, send, actor] = useMachine(machine, { input: { live, valid: validity(problems), wanted } })
  const step = currentStep(state.value)

  useEffect(() => send({ type: 'draft.checked', valid: validity(problems) }), [send, problems])
  useEffect(() => reach(builderStepOf[step]), [reach, step])
  useEffect(() => {
    if (asked !== step) navigate(wizardPath(jobId, step), { preventScrollReset: false })
    // Only a step that has changed moves the address; a changed address asks for a step below.
  }, [step])
  useEffect(() => {
    if (asked === step || !isWizardStep(asked)) return
    send({ type: 'person.goTo', step: asked })
    const now = currentStep(actor.getSnapshot().value)
    if (now !== asked) navigate(wizardPath(jobId, now), { replace: true })
  }, [asked])

  return { state, send, step, problems }
}

import { useNavigate, useParams } from '@remix-run/react'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { fromPromise, waitFor } from 'xstate'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import { activateOver } from '../builder/requests.ts'
import type { useDraft } from '../builder/use-draft.ts'
import type { Activation } from '../builder/wizard/builder.machine.ts'
import { builderStepOf, type EnteredStep, isWizardStep, problemsOf, wizardPath, type WizardStep } from './steps.ts'
import { currentStep, wizardMachine } from './wizard.machine.ts'

const SETTLE_MS = 15_000

const validity = (problems: Record<EnteredStep, FieldProblems>) =>
  Object.fromEntries(
    Object.entries(problems).map(([step, found]) => [step, Object.keys(found).length === 0]),
  ) as Record<EnteredStep, boolean>

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

import { fromPromise, waitFor } from 'xstate'
import type { FieldProblems } from '#contracts/job/rules.ts'
import { activateOver } from '../requests.ts'
import type { useDraft } from '../use-draft.ts'
import type { Activation } from './builder.machine.ts'

const SETTLE_MS = 15_000

/** The actor that takes a job live: what is not saved yet is saved first. */
export const activation = (jobId: string, { actor, send }: Pick<ReturnType<typeof useDraft>, 'actor' | 'send'>) =>
  fromPromise<Activation>(async () => {
    send({ type: 'person.save' })
    const settled = await waitFor(actor, (state) => state.matches('settled') || state.matches('refused'), {
      timeout: SETTLE_MS,
    })
    const { refusal } = settled.context
    if (settled.matches('refused') && refusal) return { activated: false, refusal }
    const activated = await activateOver(jobId)
    if (activated.activated) send({ type: 'job.activated' })
    return activated
  })

/** Which steps have nothing left to mend. */
export const validity = <Step extends string>(problems: Record<Step, FieldProblems>) =>
  Object.fromEntries(
    Object.entries<FieldProblems>(problems).map(([step, found]) => [step, Object.keys(found).length === 0]),
  ) as Record<Step, boolean>

import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { EditedStep } from '#contracts/job/sections.ts'
import type { useDraft } from './use-draft.ts'
import type { useWizard } from './use-wizard.ts'

const OverrideDialog = lazy(() => import('./override-dialog.tsx'))

type Wizard = Pick<ReturnType<typeof useWizard>, 'state' | 'step' | 'send'>
type Editing = Pick<ReturnType<typeof useDraft>, 'send'>
type Known = {
  developer: boolean
  /** Whether the draft is saved as it is; asked before a live job is left with invalid fields. */
  ready: () => Promise<boolean>
  reveal: (by: EditedStep) => void
}

/** A step that is not valid blocks: its first invalid field gets the focus, unless a developer confirms to go on. */
export function useOverride(
  { state, step, send }: Wizard,
  editing: Editing,
  { developer, ready, reveal }: Known,
): ReactNode {
  const { blocked, live } = state.context
  const [asking, setAsking] = useState<typeof blocked>(null)
  function mend(by: EditedStep) {
    if (by !== step) send({ type: 'person.goTo', step: by })
    reveal(by)
  }
  useEffect(() => {
    if (!blocked) return
    if (developer) setAsking(blocked)
    else mend(blocked.by)
    // Only a new refusal moves the focus, not what is typed after it.
  }, [blocked?.times])

  async function decide(goOn: boolean) {
    if (!asking) return
    const { by, wanted } = asking
    setAsking(null)
    if (!goOn) return mend(by)
    send({ type: 'person.override' })
    editing.send({ type: 'person.override' })
    if (!live || (await ready())) send({ type: 'person.goTo', step: wanted })
  }
  if (!asking) return null
  return (
    <Suspense>
      <OverrideDialog live={live} decide={(goOn) => void decide(goOn)} />
    </Suspense>
  )
}

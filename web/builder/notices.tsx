import { lazy, Suspense } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import type { useDraft } from './use-draft.ts'
import type { Refusal } from './wizard/builder.machine.ts'

const Overlaps = lazy(() => import('./versions/overlaps.tsx'))
const useText = namespace('builder')

/** What a person has to know or decide before the draft is saved, or the job goes live. `refusal`: why it did not go live. */
export function Notices({ editing, refusal }: { editing: ReturnType<typeof useDraft>; refusal: Refusal | null }) {
  const t = useText()
  const { draft, autosave, change, send } = editing
  const overlaps = autosave.context.work.overlaps ?? []
  const refused = autosave.matches('refused') ? autosave.context.refusal : null
  return (
    <>
      {overlaps.length > 0 && (
        <Suspense>
          <Overlaps
            overlaps={overlaps}
            draft={draft}
            onChange={change}
            onChosen={(overlap) => send({ type: 'person.chose', overlap })}
          />
        </Suspense>
      )}
      {refused && (
        <Callout tone="danger" announce title={refused.message}>
          {refused.code === 'auth/required' && <p>{t('signInAgain')}</p>}
        </Callout>
      )}
      {refusal && refusal.code !== 'subscription/no-job-slot' && (
        <Callout
          tone="danger"
          announce
          title={refusal.code === 'command/unavailable' ? t('failed') : refusal.message}
        />
      )}
    </>
  )
}

import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Impact } from '#contracts/candidate/impact.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { same } from '#contracts/kernel/same.ts'
import { impactOver } from './requests.ts'
import type { useDraft } from './use-draft.ts'

const ImpactDialog = lazy(() => import('./impact/impact-dialog.tsx'))

const unchanged = (one: JobDraft, other: JobDraft) =>
  same(one.journey, other.journey) && same(one.scorecard, other.scorecard)

/** Before a live job's questions or weights are published again, those who have begun or finished are counted, and the person decides. */
export function usePublishing(jobId: string, live: boolean, { actor }: Pick<ReturnType<typeof useDraft>, 'actor'>) {
  const [asking, setAsking] = useState<{ impact: Impact; decide: (publish: boolean) => void } | null>(null)

  /** True at once where no candidate is concerned. A failed count does not block: the save has its own answer. */
  async function confirmed(): Promise<boolean> {
    const { confirmed, wanted } = actor.getSnapshot().context.work
    if (!live || unchanged(confirmed.draft, wanted.draft)) return true
    const answer = await impactOver(jobId, wanted.draft).catch(() => null)
    if (!answer?.known || answer.impact.underWay + answer.impact.completed === 0) return true
    return new Promise((decided) => {
      const decide = (publish: boolean) => {
        setAsking(null)
        decided(publish)
      }
      setAsking({ impact: answer.impact, decide })
    })
  }
  const dialog: ReactNode = asking && (
    <Suspense>
      <ImpactDialog {...asking} />
    </Suspense>
  )
  return { confirmed, dialog }
}

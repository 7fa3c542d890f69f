import { createContext, useContext } from 'react'
import type { PlanName } from '#contracts/subscription/plans.ts'
import type { NoNewJob } from './new-job.ts'

export type LimitName = 'jobs' | 'seats' | 'candidates' | 'lives'
/** What can be opened over a page. */
export type Popup =
  | { kind: 'upgrade' }
  | { kind: 'limit'; of: LimitName }
  | { kind: 'congrats'; plan: PlanName }
  | { kind: 'inviteTeam' }
  | { kind: 'collaboration' }
  | { kind: 'chat' }
  | { kind: 'confirm'; title: string; text?: string; yes: string; no: string; danger?: boolean; run: () => void }

export type ShellControls = {
  open: (popup: Popup) => void
  features: { jobId: boolean; review: boolean }
  noNewJob: NoNewJob | null
}

export const ShellContext = createContext<ShellControls>({
  open: () => {},
  features: { jobId: false, review: false },
  noNewJob: 'not-allowed',
})

/** What a page can ask of its frame: `useShell().open({ kind: 'upgrade' })`. */
export const useShell = () => useContext(ShellContext)

import type { Refusal } from '../machines/builder/builder.machine.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** No slot left: what the plan allows, and the two ways out of it. Nothing has changed. */
export function LimitDialog({ refusal, mayUpgrade, onClose }: { refusal: Refusal | null; mayUpgrade: boolean; onClose: () => void }) {
  const reached = refusal?.code === 'subscription/no-job-slot'
  return (
    <Dialog
      open={reached}
      onClose={onClose}
      title="You have reached your plan's job limit"
      footer={
        <>
          <Button onClick={onClose}>Keep as draft</Button>
          <ButtonLink to="/admin/jobs?currentTab=active">See active jobs</ButtonLink>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              See your plan
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{refusal?.message}</p>
      <p className="mt-2">This job stays a draft with everything you entered. Archive a job that no longer takes candidates, and its slot is free for this one.</p>
      {!mayUpgrade && <p className="mt-2">Please Contact your account administrator to upgrade</p>}
    </Dialog>
  )
}

/** Somebody else saved the same part first. Neither version is lost until the person has chosen. */
export function ConflictCallout({ refusal, onOverwrite, onDiscard }: { refusal: Refusal; onOverwrite: () => void; onDiscard: () => void }) {
  const parts: Record<string, string> = { details: 'Job Details', scorecard: 'Scorecard', journey: 'Interview Builder' }
  const named = Object.keys(refusal.fields).map((section) => parts[section] ?? section)
  return (
    <Callout tone="warning" announce title={`${named.join(' and ')}: changed by somebody else meanwhile`}>
      <p>{refusal.message} Your version is on this device.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onOverwrite}>
          Save my version
        </Button>
        <Button size="sm" onClick={onDiscard}>
          Take theirs
        </Button>
      </div>
    </Callout>
  )
}

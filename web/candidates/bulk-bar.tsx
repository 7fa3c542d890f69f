import { useNavigate } from '@remix-run/react'
import { lazy, Suspense, useState } from 'react'
import { archivePath } from '#contracts/candidate/poster.ts'
import { ActionBar } from '../board/action-bar.tsx'
import { comparePath, isComparable, MOST_PLANNED, planPath } from '../lib/review-paths.ts'
import { useOnHand } from '../offline/index.ts'
import { useShell } from '../shell/use-shell.ts'
import { useCompareKey } from './use-compare-key.ts'
import type { BulkPopup } from './bulk-popups.tsx'
import type { ListedCandidate, ListedJob } from './list.server.ts'

const popups = () => import('./bulk-popups.tsx')
const BulkPopups = lazy(popups)
const onHand = [popups]

type BulkBarProps = {
  rows: readonly ListedCandidate[]
  jobsOf: Readonly<Record<string, ListedJob>>
  /** The plan has it. */
  videoExport: boolean
  onClear: () => void
}

/** What can be done with the selected candidates: what their jobs allow, and a move only within one job. */
export function BulkBar({ rows, jobsOf, videoExport, onClear }: BulkBarProps) {
  useOnHand(onHand)
  const [popup, setPopup] = useState<BulkPopup | null>(null)
  const jobs = [...new Set(rows.map(({ jobId }) => jobId))].map((id) => jobsOf[id])
  const may = (right: 'edit' | 'review' | 'remind' | 'meet') => jobs.every((job) => job?.[right])
  const navigate = useNavigate()
  const { open } = useShell()
  const mayCompare = jobs.length === 1 && isComparable(rows.length)
  const compare = () =>
    navigate(
      comparePath(
        rows[0]!.jobId,
        rows.map(({ id }) => id),
      ),
    )
  const plan = () =>
    navigate(
      planPath(
        rows[0]!.jobId,
        rows.map(({ id }) => id),
      ),
    )
  const download = () => {
    if (videoExport) location.assign(archivePath(rows.map(({ id }) => id)))
    else open({ kind: 'upgrade' })
  }
  useCompareKey(mayCompare ? compare : null)
  return (
    <>
      <ActionBar
        count={rows.length}
        onClear={onClear}
        actions={{
          move: may('edit') && jobs.length === 1 ? (anchor) => setPopup({ kind: 'move', rows, anchor }) : undefined,
          rate: may('review') ? (anchor) => setPopup({ kind: 'rate', rows, anchor }) : undefined,
          compare: mayCompare ? compare : undefined,
          remind: may('remind') ? () => setPopup({ kind: 'remind', rows }) : undefined,
          share: may('edit') && jobs.length === 1 ? () => setPopup({ kind: 'share', rows }) : undefined,
          interview: may('meet') && jobs.length === 1 && rows.length <= MOST_PLANNED ? plan : undefined,
          download: may('edit') ? download : undefined,
          reject: may('edit') ? () => setPopup({ kind: 'reject', rows }) : undefined,
        }}
      />
      {popup && (
        <Suspense fallback={null}>
          <BulkPopups popup={popup} jobsOf={jobsOf} open={setPopup} onDone={onClear} />
        </Suspense>
      )}
    </>
  )
}

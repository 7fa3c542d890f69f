import { type MutableRefObject, useCallback, useEffect, useState } from 'react'
import { useTitled } from '../../ui/titles.ts'
import type { CandidatePageData, FlowControls } from '../page-data.ts'
import { autoAdvance, keepAutoAdvance } from './memory.ts'
import { QueueBar } from './queue-bar.tsx'
import { type Done, goesOn } from './queue-order.ts'
import { QueueSummary } from './queue-summary.tsx'
import { useChosen } from './use-chosen.ts'
import { useOwnChanges } from './use-own-changes.ts'
import { useQueue } from './use-queue.ts'
import { type Move, useUndo } from './use-undo.ts'

/** What follows from a decision: a note with Undo, and in a queue the next candidate. */
export default function ReviewFlow({
  flow,
  ...data
}: CandidatePageData & { flow: MutableRefObject<FlowControls | null> }) {
  const { candidate, job, viewer } = data
  const columns = useTitled()(job.columns)
  const titleOf = (columnId: string) => columns.find(({ id }) => id === columnId)?.title ?? ''
  const queue = useQueue(data)
  const [advance, setAdvance] = useState(() => autoAdvance(viewer))
  const [summary, setSummary] = useState(false)
  const onUndone = useCallback(
    ({ id, from, to }: Move) => queue.done(id, { moved: { from: to, to: from } }),
    [queue.done],
  )
  const { remember, takeBack, undoLast } = useUndo(titleOf, onUndone)
  const { choose, compare } = useChosen(job.jobId, candidate.id)
  const go = (by: 1 | -1) => {
    if (!queue.go(by) && by === 1) setSummary(true)
  }

  useOwnChanges(data, (just: Done) => {
    if (just.moved) remember({ jobId: job.jobId, id: candidate.id, name: candidate.name, ...just.moved })
    if (queue.filter === null) return
    queue.done(candidate.id, just)
    if (goesOn(advance, just)) go(1)
  })
  useEffect(() => {
    flow.current = { go: queue.filter === null ? null : go, undo: undoLast, choose, compare }
    return () => {
      flow.current = null
    }
  })

  if (queue.filter === null) return null
  return (
    <>
      <QueueBar
        queue={queue}
        advance={advance}
        onAdvance={(next) => {
          keepAutoAdvance(viewer, next)
          setAdvance(next)
        }}
        onGo={go}
        onSummary={() => setSummary(true)}
      />
      <QueueSummary
        open={summary}
        onClose={() => setSummary(false)}
        queue={queue}
        titleOf={titleOf}
        onUndo={(id, moved) =>
          takeBack({ jobId: job.jobId, id, name: queue.nameOf(id) ?? '', from: moved.from, to: moved.to })
        }
      />
    </>
  )
}

import { useEffect, useRef } from 'react'
import '../board/board.css'
import { MoveMenu } from '../board/move-menu.tsx'
import { RateMenu } from '../board/rate-menu.tsx'
import { RejectDialog, type Rejection } from '../board/reject-dialog.tsx'
import type { Words } from '../message-templates/words.ts'
import WriteDialog from '../message-templates/write-dialog.tsx'
import { ShareLocked } from '../share-dialog/share-locked.tsx'
import { namespace } from '../i18n/namespace.ts'
import { useTitled } from '../ui/titles.ts'
import type { ListedCandidate, ListedJob } from './list.server.ts'
import { useBulk } from './use-bulk.ts'

const useText = namespace('board')

type Rows = { rows: readonly ListedCandidate[] }
export type BulkPopup = Rows &
  (
    | { kind: 'move' | 'rate'; anchor: HTMLElement }
    | { kind: 'reject' }
    | { kind: 'correct' }
    | { kind: 'remind' }
    | { kind: 'share' }
  )
type BulkPopupsProps = {
  popup: BulkPopup
  jobsOf: Readonly<Record<string, ListedJob>>
  open: (popup: BulkPopup | null) => void
  onDone: () => void
}

/** The menus and dialogs of the table, and what they do; loaded when the first is opened. */
export default function BulkPopups({ popup, jobsOf, open, onDone }: BulkPopupsProps) {
  const t = useText()
  const titled = useTitled()
  const bulk = useBulk((told) => open({ kind: 'correct', rows: told }))
  const { rows } = popup
  const close = () => open(null)
  const columns = titled(jobsOf[rows[0]!.jobId]?.columns ?? [])
  const who = rows.length === 1 ? rows[0]!.name : t('candidates', { count: rows.length })
  const done = (run: () => Promise<void>) => {
    close()
    onDone()
    void run()
  }
  const returned = (from: string) => (changed: readonly ListedCandidate[]) =>
    ({
      intent: 'return',
      moves: changed.map(({ id, columnId }) => ({ candidateId: id, from, to: columnId })),
    }) as const

  function move(to: string) {
    const column = columns.find(({ id }) => id === to)!
    if (column.kind === 'rejected') return open({ kind: 'reject', rows })
    const going = rows.filter(({ columnId }) => columnId !== to)
    const batchId = crypto.randomUUID()
    if (going.length === 0) return close()
    done(() =>
      bulk(
        going,
        (candidateIds) => ({ intent: 'move', candidateIds, to, from: null, batchId }),
        (each) => t('moved', { who: each, column: column.title }),
        (changed, answer) => (answer.batchId ? { intent: 'undo', batchId: answer.batchId } : returned(to)(changed)),
      ),
    )
  }
  function reject(rejection: Rejection) {
    const going = rows.filter(({ rejected }) => !rejected)
    if (going.length === 0) return close()
    done(() =>
      bulk(
        going,
        (candidateIds) => ({ intent: 'reject', candidateIds, ...rejection }),
        (name) => t('rejected', { name }),
        returned('rejected'),
      ),
    )
  }
  const correct = (message: Words) =>
    done(() =>
      bulk(
        rows,
        (candidateIds) => ({ intent: 'write', candidateIds, message }),
        (name) => t('writtenTo', { name }).replace(/\.$/, ''),
      ),
    )
  const rate = (value: number) =>
    done(() =>
      bulk(
        rows,
        (candidateIds) => ({ intent: 'rate', candidateIds, value }),
        (name) => t('rated', { name, value }),
      ),
    )
  const remind = () =>
    done(() =>
      bulk(
        rows,
        (candidateIds) => ({ intent: 'remind', candidateIds }),
        (each) => t('reminded', { who: each }).replace(/\.$/, ''),
      ),
    )
  // A reminder needs no further choice.
  const reminding = useRef(remind)
  reminding.current = remind
  useEffect(() => {
    if (popup.kind === 'remind') reminding.current()
  }, [popup])

  switch (popup.kind) {
    case 'move':
      return (
        <MoveMenu
          anchor={popup.anchor}
          count={rows.length}
          current={rows.length === 1 ? rows[0]!.columnId : null}
          columns={columns}
          onPick={move}
          onClose={close}
        />
      )
    case 'rate':
      return <RateMenu anchor={popup.anchor} who={who} onPick={rate} onClose={close} />
    case 'reject':
      return (
        <RejectDialog name={who} jobId={rows[0]!.jobId} example={rows[0]!.name} onClose={close} onReject={reject} />
      )
    case 'correct':
      return <WriteDialog name={who} jobId={rows[0]!.jobId} example={rows[0]!.name} onClose={close} onSend={correct} />
    case 'share':
      return <ShareLocked jobId={rows[0]!.jobId} candidates={rows} onClose={close} />
    case 'remind':
      return null
    default:
      return popup satisfies never
  }
}

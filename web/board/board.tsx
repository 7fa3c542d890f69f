import { useNavigate, useRevalidator } from '@remix-run/react'
import {
  type MouseEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { BoardPage } from '#contracts/views/board.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { LazyKeyList } from '../keys/lazy-key-list.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { Callout } from '../ui/callout.tsx'
import { useTitled } from '../ui/titles.ts'
import { isPlainPress } from '../ui/path-link.tsx'
import { ActionBar } from './action-bar.tsx'
import './board.css'
import { boardStore } from './board-store.ts'
import { Column } from './column.tsx'
import { ColumnDialogs, type ColumnTask } from './column-dialogs.tsx'
import { cardIdOf } from './focus.ts'
import { MoveMenu, type MoveMenuAt } from './move-menu.tsx'
import { useCardChanges } from './use-card-changes.ts'
import { useColumns } from './use-columns.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeys } from './use-keys.ts'
import { useLive } from './use-live.ts'
import { useMoves } from './use-moves.ts'
import { useSelection } from './use-selection.ts'

const useText = namespace('board')

export type BoardProps = {
  jobId: string
  page: BoardPage
  hideRejected: boolean
  /** Columns that were collapsed the last time. */
  remembered: readonly string[]
  /** Moving, rejecting, selecting. */
  mayEdit: boolean
  /** Adding and changing columns. */
  mayShape: boolean
  /** A board of the past: it shows, it is not live, and nothing can be moved. */
  readOnly?: boolean
  search?: string
  /** Told how many candidates the job has, whenever that changes. */
  onTotal?: (total: number) => void
  now: number
  columnTask: ColumnTask | null
  onColumnTask: (task: ColumnTask | null) => void
}

const NOTHING: ReadonlySet<string> = new Set()

export function Board({
  jobId,
  page,
  hideRejected,
  remembered,
  readOnly = false,
  search = '',
  onTotal,
  now,
  columnTask,
  onColumnTask,
  ...rights
}: BoardProps) {
  const mayEdit = rights.mayEdit && !readOnly
  const mayShape = rights.mayShape && !readOnly
  const titled = useTitled()
  const [store] = useState(() => boardStore({ ...page, columns: titled(page.columns) }, hideRejected))
  const t = useText()
  const { number } = useFormat()
  const board = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [announcement, setAnnouncement] = useState('')
  const [moveMenu, setMoveMenu] = useState<MoveMenuAt | null>(null)
  const [rejecting, setRejecting] = useState<string | null>(null)
  const [help, setHelp] = useState(false)
  const first = useRef(page)
  useLayoutEffect(() => {
    if (first.current === page) return
    first.current = page
    store.load({ ...page, columns: titled(page.columns) }, hideRejected)
  }, [store, page, hideRejected, titled])
  const { columns } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const total = search === '' ? columns.reduce((sum, { count }) => sum + count, 0) : page.total
  useEffect(() => onTotal?.(total), [onTotal, total])

  const announceSelected = useCallback(
    (count: number) => setAnnouncement(count > 0 ? t('candidatesSelected', { count }) : t('nobodySelected')),
    [t],
  )
  const selection = useSelection(store, announceSelected)
  const keepFocus = useKeptFocus(board, store, columns)
  const { move, undo, redo, remember } = useMoves({ jobId, store, announce: setAnnouncement, onShown: keepFocus })
  const { rate, reject } = useCardChanges({ jobId, store, announce: setAnnouncement, onShown: keepFocus, remember })
  const { actions, collapsed } = useColumns({
    jobId,
    store,
    search,
    remembered,
    onTask: onColumnTask,
    select: selection.add,
    announce: setAnnouncement,
  })

  const connected = useLive(readOnly ? null : { job: jobId }, {
    update_candidate: (card) =>
      'removed' in card
        ? store.remove(card.id)
        : search === '' || store.card(card.id)
          ? store.receive(card as never)
          : undefined,
    update_counts: (counts) => search === '' && store.counts(counts),
    update_job: ({ columns: now }) => store.columns(titled(now)),
    reload: revalidate,
  })

  const taken = useCallback(
    (id: string) => (selection.selected.has(id) ? [...selection.selected] : [id]),
    [selection.selected],
  )
  const drop = useCallback(
    (ids: string[], columnId: string) => {
      selection.release()
      void move(ids, columnId)
    },
    [move, selection],
  )
  const dragging = useRef({ taken, drop })
  dragging.current = { taken, drop }
  useEffect(() => {
    const root = board.current
    if (!mayEdit || !root) return
    let stop: (() => void) | undefined
    let left = false
    void import('./drag.ts').then(({ startDragging }) => {
      if (left) return
      stop = startDragging(root, {
        taken: (id) => dragging.current.taken(id),
        drop: (ids, columnId) => dragging.current.drop(ids, columnId),
      })
      root.dataset.draggable = ''
    })
    return () => {
      left = true
      stop?.()
    }
  }, [mayEdit])

  const openMove = useCallback(
    (id: string, anchor: HTMLElement) =>
      setMoveMenu({
        ids: taken(id),
        anchor,
        current: taken(id).length === 1 ? (store.card(id)?.columnId ?? null) : null,
      }),
    [store, taken],
  )
  useKeys(board, store, mayEdit, {
    openMove,
    select: selection.toggle,
    reject: setRejecting,
    rate: (id, value) => void rate(id, value),
    undo: () => void undo(),
    redo: () => void redo(),
    help: () => setHelp(true),
    clearSelection: selection.clear,
  })

  function pressed(event: MouseEvent<HTMLDivElement>) {
    const id = cardIdOf(event.target)
    const target = event.target as HTMLElement
    if (!id) return
    if (target instanceof HTMLInputElement) {
      // Whether it is ticked follows from what is selected.
      target.checked = !target.checked
      return selection.toggle(id, event.shiftKey)
    }
    const button = target.closest('button')
    if (button) return openMove(id, button)
    const link = target.closest('a')
    if (!link || !isPlainPress(event)) return
    event.preventDefault()
    navigate(link.getAttribute('href')!)
  }

  const shown = useMemo(() => columns.map(({ id, title, kind }) => ({ id, title, kind })), [columns])
  return (
    <>
      {/* Over the page: a card that is about to be pressed or dropped stays where it is. */}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 top-16 z-40 flex justify-center sm:inset-x-6 sm:justify-end"
      >
        {!connected && (
          <Callout tone="warning" className="shadow-float">
            {t('interrupted')}
          </Callout>
        )}
      </div>
      <nav className="board-tabs" aria-label={t('columns')}>
        {columns.map(({ id, title, count }) => (
          <a
            key={id}
            href={`#column-${id}`}
            className="flex min-h-11 items-center rounded-md border border-line bg-raised px-3 whitespace-nowrap text-ink no-underline"
          >
            {title} <span className="ms-2 text-muted tabular-nums">{number(count)}</span>
          </a>
        ))}
      </nav>
      <div ref={board} className="board" role="group" aria-label={t('board')} onClick={pressed}>
        {columns.map((column) => (
          <Column
            key={column.id}
            column={column}
            jobId={jobId}
            mayEdit={mayEdit}
            mayShape={mayShape}
            hidden={hideRejected && column.kind === 'rejected'}
            collapsed={collapsed.has(column.id)}
            searching={search !== ''}
            now={now}
            selected={column.cards.some(({ id }) => selection.selected.has(id)) ? selection.selected : NOTHING}
            actions={actions}
          />
        ))}
      </div>
      <p className="sr-only" aria-live="polite" data-announcement>
        {announcement}
      </p>
      {mayEdit && (
        <>
          <ActionBar
            count={selection.selected.size}
            onClear={selection.clear}
            onMove={(anchor) => setMoveMenu({ ids: [...selection.selected], anchor, current: null })}
          />
          <MoveMenu at={moveMenu} columns={shown} onClose={() => setMoveMenu(null)} onPick={drop} />
          <RejectDialog
            name={rejecting && (store.card(rejecting)?.name ?? '')}
            onClose={() => setRejecting(null)}
            onReject={(reason) => {
              if (rejecting) void reject(rejecting, reason)
              setRejecting(null)
            }}
          />
        </>
      )}
      {mayShape && (
        <ColumnDialogs
          jobId={jobId}
          task={columnTask}
          columns={columns}
          onClose={() => onColumnTask(null)}
          onChanged={(next, said) => {
            store.columns(titled(next))
            setAnnouncement(said)
          }}
        />
      )}
      <LazyKeyList place="board" open={help} onClose={() => setHelp(false)} />
    </>
  )
}

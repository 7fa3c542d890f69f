import { useNavigate, useRevalidator } from '@remix-run/react'
import {
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { isFiltered } from '#contracts/candidate/filter.ts'
import type { BoardPage } from '#contracts/views/board.ts'
import type { PushedCard } from '#contracts/views/live.ts'
import { namespace } from '../i18n/namespace.ts'
import { LazyKeyList } from '../keys/lazy-key-list.tsx'
import { Callout } from '../ui/callout.tsx'
import { comparePath, isComparable, planPath } from '../lib/review-paths.ts'
import { useTitled } from '../ui/titles.ts'
import { isPlainPress } from '../ui/path-link.tsx'
import type { BoardAsked } from './asked.ts'
import { BoardActions } from './board-actions.tsx'
import './board.css'
import { boardStore } from './board-store.ts'
import { Column } from './column.tsx'
import { ColumnLinks } from './column-links.tsx'
import type { StageLimits } from './card-html.ts'
import type { ColumnTask } from './column-dialogs.tsx'
import { openFilters, SEARCH } from './filter-places.ts'
import { cardIdOf } from './focus.ts'
import type { Popup } from './popups.tsx'
import { useCardChanges } from './use-card-changes.ts'
import { useColumns } from './use-columns.ts'
import { useCopyLink } from './use-copy-link.ts'
import { useDrag } from './use-drag.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useKeys } from './use-keys.ts'
import { useLimit } from './use-limit.ts'
import { useLive } from '../live/use-live.ts'
import { useMoveNotes } from './use-move-notes.ts'
import { useMoves } from './use-moves.ts'
import { useScrollHint } from './use-scroll-hint.ts'
import { useSelection } from './use-selection.ts'

const useText = namespace('board')

export type BoardProps = {
  jobId: string
  /** How far the live messages were when the page was read. */
  live: string
  page: BoardPage
  hideRejected: boolean
  /** Columns that were collapsed the last time. */
  remembered: readonly string[]
  /** Moving, rejecting, selecting. */
  mayEdit: boolean
  /** Adding and changing columns. */
  mayShape: boolean
  /** Writing to candidates. */
  mayRemind: boolean
  mayMeet: boolean
  limits: StageLimits
  /** Where the rejected are shown. */
  showRejected: string
  asked: BoardAsked
  /** Told how many candidates the job has, whenever that changes. */
  onTotal?: (total: number) => void
  now: number
  columnTask: ColumnTask | null
  onColumnTask: (task: ColumnTask | null) => void
}

const NOTHING: ReadonlySet<string> = new Set()
const ColumnDialogs = lazy(() => import('./column-dialogs.tsx'))

export function Board({
  jobId,
  live,
  page,
  hideRejected,
  remembered,
  mayRemind,
  mayMeet,
  limits,
  showRejected,
  asked,
  onTotal,
  now,
  columnTask,
  onColumnTask,
  mayEdit,
  mayShape,
}: BoardProps) {
  const titled = useTitled()
  const [store] = useState(() => boardStore({ ...page, columns: titled(page.columns) }, hideRejected, asked.order))
  const narrowed = isFiltered(asked.filter)
  const t = useText()
  const board = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [announcement, setAnnouncement] = useState('')
  const [popup, setPopup] = useState<Popup | null>(null)
  const [help, setHelp] = useState(false)
  const first = useRef(page)
  useLayoutEffect(() => {
    if (first.current === page) return
    first.current = page
    store.load({ ...page, columns: titled(page.columns) }, hideRejected, asked.order)
  }, [store, page, hideRejected, titled, asked.order])
  const { columns } = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  const total = !narrowed ? columns.reduce((sum, { count }) => sum + count, 0) : page.total
  useEffect(() => onTotal?.(total), [onTotal, total])

  const announceSelected = useCallback(
    (count: number) => setAnnouncement(count > 0 ? t('candidatesSelected', { count }) : t('nobodySelected')),
    [t],
  )
  const selection = useSelection(store, announceSelected)
  const full = useLimit(board, selection.selected)
  const keepFocus = useKeptFocus(board, store, columns)
  const openCorrection = useCallback((ids: string[]) => setPopup({ kind: 'correct', ids }), [])
  const changing = { jobId, store, announce: setAnnouncement, onShown: keepFocus }
  const { move, undo, redo, remember } = useMoves({ ...changing, correct: openCorrection })
  const { correct, rate, reject, remind, remove } = useCardChanges({ ...changing, remember })
  const { actions, collapsed } = useColumns({
    jobId,
    store,
    remembered,
    onTask: onColumnTask,
    select: selection.add,
    announce: setAnnouncement,
  })

  const noteMove = useMoveNotes(board, store, setAnnouncement)
  const connected = useLive(
    { job: jobId, since: live },
    {
      update_candidate: (card) => {
        if ('removed' in card) return store.remove(card.id)
        if (narrowed && !store.card(card.id)) return
        const mover = store.receive(card as PushedCard)
        if (mover) noteMove(card.id, mover)
      },
      update_counts: (counts) => !narrowed && store.counts(counts),
      update_job: ({ columns: now }) => store.columns(titled(now)),
      reload: revalidate,
    },
  )

  const taken = useCallback(
    (id: string) => (selection.selected.has(id) ? [...selection.selected] : [id]),
    [selection.selected],
  )
  /** To Rejected is a rejection, whichever way it comes: it can be said why. */
  const drop = useCallback(
    (ids: string[], columnId: string) => {
      if (store.column(columnId)?.kind === 'rejected') {
        const going = ids.filter((id) => store.card(id)?.columnId !== columnId)
        return going.length > 0 ? setPopup({ kind: 'reject', ids: going }) : undefined
      }
      selection.release()
      void move(ids, columnId)
    },
    [move, selection, store],
  )
  useDrag(board, mayEdit, { taken, drop })
  useScrollHint(board)

  const openMove = useCallback(
    (id: string, anchor: HTMLElement) => setPopup({ kind: 'move', ids: taken(id), anchor }),
    [taken],
  )
  const copyLink = useCopyLink(jobId)
  const plan = () => navigate(planPath(jobId, [...selection.selected]))
  const compare = () => navigate(comparePath(jobId, [...selection.selected]))
  useKeys(board, store, mayEdit, {
    openMove,
    select: selection.toggle,
    reject: (id) => setPopup({ kind: 'reject', ids: taken(id) }),
    rate: (id, value) => void rate([id], value),
    undo: () => void undo(),
    redo: () => void redo(),
    help: () => setHelp(true),
    find: () => document.getElementById(SEARCH)?.focus(),
    filter: openFilters,
    clearSelection: selection.clear,
    compare: () => isComparable(selection.selected.size) && compare(),
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
    if (button) return setPopup({ kind: 'card', ids: [id], anchor: button })
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
      <ColumnLinks columns={columns} />
      <div className="board-frame">
        <div
          ref={board}
          className="board"
          role="group"
          aria-label={t('board')}
          data-selecting={selection.selected.size > 0 || undefined}
          data-full={full || undefined}
          onClick={pressed}
        >
          {columns.map((column) => (
            <Column
              key={column.id}
              column={column}
              jobId={jobId}
              mayEdit={mayEdit}
              mayShape={mayShape}
              hiddenTo={hideRejected && column.kind === 'rejected' ? showRejected : null}
              collapsed={collapsed.has(column.id)}
              searching={narrowed}
              now={now}
              limits={limits}
              selected={column.cards.some(({ id }) => selection.selected.has(id)) ? selection.selected : NOTHING}
              actions={actions}
            />
          ))}
        </div>
      </div>
      <p className="sr-only" aria-live="polite" data-announcement>
        {announcement}
      </p>
      {mayEdit && (
        <BoardActions
          popup={popup}
          jobId={jobId}
          store={store}
          columns={shown}
          selected={selection.selected}
          mayRemind={mayRemind}
          onClear={selection.clear}
          onCompare={compare}
          onPlan={mayMeet ? plan : null}
          actions={{
            open: setPopup,
            move: drop,
            reject: (ids, reason) => {
              selection.release()
              void reject(ids, reason)
            },
            correct: (ids, message) => void correct(ids, message),
            rate: (ids, value) => void rate(ids, value),
            remind: (ids) => void remind(ids),
            remove: (id) => void remove(id),
            select: (id) => selection.toggle(id, false),
            copyLink,
          }}
        />
      )}
      {columnTask && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
      <LazyKeyList place="board" open={help} onClose={() => setHelp(false)} />
    </>
  )
}

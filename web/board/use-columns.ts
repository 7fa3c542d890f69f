import { useCallback, useMemo, useRef, useState } from 'react'
import { type Card, rankOf } from '#contracts/views/board.ts'
import { namespace } from '../i18n/namespace.ts'
import { signInAgain } from '../lib/sign-in-again.ts'
import { useTitled } from '../ui/titles.ts'
import { useToasts } from '../ui/toast.tsx'
import type { BoardStore } from './board-store.ts'
import { rememberCollapsed } from './collapsed.ts'
import type { ColumnActions } from './column.tsx'
import type { ColumnTask } from './column-dialogs.tsx'
import { NotSent, send } from './send.ts'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'

const useText = namespace('board')

type Options = {
  jobId: string
  store: BoardStore
  /** Columns that were collapsed the last time. */
  remembered: readonly string[]
  onTask: (task: ColumnTask) => void
  select: (ids: readonly string[]) => void
  announce: (text: string) => void
}
type Page = { cards: Card[]; more: boolean }

/** What a column's menu and its end do. */
export function useColumns({ jobId, store, remembered, onTask, select, announce }: Options): {
  actions: ColumnActions
  collapsed: ReadonlySet<string>
} {
  const toasts = useToasts()
  const t = useText()
  const titled = useTitled()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(() => new Set(remembered))
  const loading = useRef(new Set<string>())

  const fetchMore = useCallback(
    async (columnId: string): Promise<boolean> => {
      const column = store.column(columnId)
      if (!column?.more || loading.current.has(columnId)) return false
      loading.current.add(columnId)
      try {
        const last = column.cards.at(-1)
        const query = new URLSearchParams({ column: columnId, below: last ? rankOf(last) : '~' })
        const response = await fetch(`/admin/jobs/${jobId}/cards?${query}`)
        if (response.redirected) signInAgain()
        if (response.redirected || !response.ok) throw new TypeError('no cards')
        const { cards, more } = (await response.json()) as Page
        store.append(columnId, cards, more)
        return more
      } catch (error) {
        if (!(error instanceof TypeError)) throw error
        toasts.show({ tone: 'danger', key: 'more', message: t('moreFailed') })
        return false
      } finally {
        loading.current.delete(columnId)
      }
    },
    [jobId, store, t, toasts],
  )

  const actions = useMemo<ColumnActions>(() => {
    const named = (columnId: string) => store.column(columnId)!
    return {
      loadMore: (columnId) => void fetchMore(columnId),
      async selectAll(columnId) {
        let more = true
        while (more && named(columnId).cards.length < MAX_BATCH) more = await fetchMore(columnId)
        const ids = named(columnId)
          .cards.map(({ id }) => id)
          .slice(0, MAX_BATCH)
        select(ids)
      },
      collapse: (columnId) =>
        setCollapsed((before) => {
          const next = new Set(before)
          if (!next.delete(columnId)) next.add(columnId)
          rememberCollapsed(jobId, next)
          return next
        }),
      rename: (columnId) => onTask({ kind: 'rename', column: named(columnId) }),
      remove: (columnId) => onTask({ kind: 'remove', column: named(columnId) }),
      async shift(columnId, by) {
        const { columns } = store.getState()
        const position = columns.findIndex(({ id }) => id === columnId) + by
        try {
          const answer = await send(jobId, { intent: 'moveColumn', columnId, position })
          if (answer.columns) store.columns(titled(answer.columns))
          announce(answer.refusal?.message ?? t('columnMoved', { column: named(columnId).title }))
        } catch (error) {
          if (!(error instanceof NotSent)) throw error
          toasts.show({ tone: 'danger', message: t(error.why) })
        }
      },
    }
  }, [announce, fetchMore, jobId, onTask, select, store, t, toasts])

  return { actions, collapsed }
}

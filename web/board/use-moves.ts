import { useCallback, useMemo, useRef } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { BoardStore } from './board-store.ts'
import { painted } from './painted.ts'
import { type Answer, type Change, NotSent, send } from './send.ts'

const useText = namespace('board')

type Done = { ids: string[]; to: string; from: string | null; batchId: string | null }
type Options = {
  jobId: string
  store: BoardStore
  announce: (text: string) => void
  /** After cards have been shown in another column, and after they went back. */
  onShown: (ids: string[]) => void
}

const NOBODY: Answer = { cards: [], counts: {}, columns: null, batchId: null, refused: [], refusal: null }

/** Moving cards: shown at once, sent, settled by the answer; with one Undo for each move, however many cards it had. */
export function useMoves({ jobId, store, announce, onShown }: Options) {
  const toasts = useToasts()
  const t = useText()
  const done = useRef<Done[]>([])
  const undone = useRef<Done[]>([])
  const shown = useRef(onShown)
  shown.current = onShown

  const run = useCallback(
    async (ids: string[], to: string, change: Change, onPainted?: () => void): Promise<Answer | null> => {
      const moving = store.guess(ids, to, new Date().toISOString())
      shown.current(ids)
      await painted()
      onPainted?.()
      let problem: string | null = null
      let answer = NOBODY
      try {
        answer = await send(jobId, change)
        problem = answer.refusal?.message ?? null
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        problem = t(error.why)
      }
      const known = problem === null || answer.cards.length > 0
      store.settle(ids, answer.cards, known ? answer.counts : null)
      if (problem === null) return answer
      shown.current(ids)
      const who = moving.length === 1 ? moving[0]!.name : t('candidates', { count: ids.length })
      toasts.show({ tone: 'danger', key: 'move', message: t('notMoved', { who, problem: lowerFirst(problem) }) })
      return null
    },
    [jobId, store, t, toasts],
  )

  const titleOf = useCallback((columnId: string) => store.column(columnId)?.title ?? t('itsColumn'), [store, t])
  const reportRefused = useCallback(
    ({ refused }: Answer, asked: number) => {
      if (refused.length === 0) return ''
      const first = store.card(refused[0]!.candidateId)?.name ?? t('oneCandidate')
      return refused.length === 1
        ? ` ${t('oneStayed', { name: first, reason: refused[0]!.reason })}`
        : ` ${t('someStayed', { number: refused.length, asked, reason: refused[0]!.reason })}`
    },
    [store, t],
  )

  const undo = useCallback(async () => {
    const last = done.current.pop()
    if (!last) return announce(t('nothingToUndo'))
    toasts.dismiss('move')
    const back = last.from ?? last.to
    if (last.batchId) {
      const answer = await send(jobId, { intent: 'undo', batchId: last.batchId }).catch((error: unknown) => {
        if (error instanceof NotSent) return { ...NOBODY, refusal: { code: '', message: t(error.why) } }
        throw error
      })
      if (answer.refusal) return toasts.show({ tone: 'danger', key: 'move', message: answer.refusal.message })
      store.settle(last.ids, answer.cards, answer.counts)
      toasts.show({
        key: 'move',
        message: `${t('moveOfManyUndone', { count: last.ids.length })}${reportRefused(answer, last.ids.length)}`,
      })
    } else if (!(await run(last.ids, back, moveOf(last.ids, back, last.to)))) return
    else toasts.show({ key: 'move', message: t('backIn', { column: titleOf(back) }) })
    undone.current.push(last)
    shown.current(last.ids)
    announce(t('moveUndone'))
  }, [announce, jobId, reportRefused, run, store, t, titleOf, toasts])

  const move = useCallback(
    async (ids: string[], to: string) => {
      const cards = ids.map((id) => store.card(id))
      const elsewhere = ids.filter((_, index) => cards[index]?.columnId !== to)
      const title = titleOf(to)
      if (elsewhere.length === 0) return announce(t('alreadyIn', { column: title }))
      const [only] = elsewhere
      const from = elsewhere.length === 1 ? (store.card(only!)?.columnId ?? null) : null
      const name =
        elsewhere.length === 1
          ? (store.card(only!)?.name ?? t('candidates', { count: 1 }))
          : t('candidates', { count: elsewhere.length })
      const moved = () => t('moved', { who: name, column: title })
      // What is seen comes first: on a slow machine these words would cost a frame.
      const answer = await run(elsewhere, to, moveOf(elsewhere, to, from), () => announce(moved()))
      if (!answer) return announce(t('wentBack', { who: name }))
      const stayed = new Set(answer.refused.map(({ candidateId }) => candidateId))
      done.current.push({ ids: elsewhere.filter((id) => !stayed.has(id)), to, from, batchId: answer.batchId })
      undone.current = []
      toasts.show({
        key: 'move',
        message: `${moved()}.${reportRefused(answer, elsewhere.length)}`,
        action: { label: t('undo'), run: () => void undo() },
      })
    },
    [announce, reportRefused, run, store, t, titleOf, toasts, undo],
  )

  /** A move that was made another way, such as a rejection with its reason: it can be taken back like any other. */
  const remember = useCallback(
    (id: string, from: string, to: string, message: string) => {
      done.current.push({ ids: [id], to, from, batchId: null })
      undone.current = []
      toasts.show({ key: 'move', message, action: { label: t('undo'), run: () => void undo() } })
    },
    [t, toasts, undo],
  )

  const redo = useCallback(async () => {
    const last = undone.current.pop()
    if (!last) return announce(t('nothingToRedo'))
    await move(last.ids, last.to)
  }, [announce, move, t])

  return useMemo(() => ({ move, undo, redo, remember }), [move, undo, redo, remember])
}

const moveOf = (candidateIds: string[], to: string, from: string | null): Change => ({
  intent: 'move',
  candidateIds,
  to,
  from,
  batchId: crypto.randomUUID(),
})
const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1)

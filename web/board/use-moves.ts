import { useCallback, useMemo, useRef } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { BoardStore, Guess } from './board-store.ts'
import { firstNames } from './first-names.ts'
import { painted } from './painted.ts'
import { type Answer, type Change, NotSent, send } from './send.ts'

const useText = namespace('board')

/** A move that takes longer says that it is being saved. */
const SAVING_MS = 1000

/** `before` are the cards as they were; `batchId` is what takes back a move of several. */
type Done = { before: Card[]; to: string; batchId: string | null }
type Options = {
  jobId: string
  store: BoardStore
  announce: (text: string) => void
  /** After cards have been shown in another column, and after they went back. */
  onShown: (ids: string[]) => void
  /** Opens what puts right a rejection that had left before it was taken back. */
  correct: (ids: string[]) => void
}

const NOBODY: Answer = { cards: [], counts: {}, columns: null, batchId: null, refused: [], refusal: null }

/** Moving cards: shown at once, sent, settled by the answer; with one Undo for each move, however many cards it had. */
export function useMoves({ jobId, store, announce, onShown, correct }: Options) {
  const toasts = useToasts()
  const t = useText()
  const done = useRef<Done[]>([])
  const undone = useRef<Done[]>([])
  const shown = useRef(onShown)
  shown.current = onShown

  const run = useCallback(
    async (guesses: readonly Guess[], change: Change, onPainted?: () => void): Promise<Answer | null> => {
      const moving = store.guess(guesses)
      const ids = guesses.map(({ id }) => id)
      shown.current(ids)
      await painted()
      onPainted?.()
      const saying = setTimeout(() => store.saving(ids), SAVING_MS)
      let problem: string | null = null
      let answer = NOBODY
      try {
        answer = await send(jobId, change)
        problem = answer.refusal?.message ?? null
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        problem = t(error.why)
      } finally {
        clearTimeout(saying)
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
    const { before, batchId } = last
    const [only] = before
    // Each to its former column, with its former age there.
    const guesses = before.map(({ id, columnId, enteredColumnAt }) => ({ id, to: columnId, at: enteredColumnAt }))
    const change: Change = batchId
      ? { intent: 'undo', batchId }
      : before.length === 1
        ? { ...moveOf([only!.id], only!.columnId, last.to), undo: true }
        : {
            intent: 'return',
            moves: before.map(({ id, columnId }) => ({ candidateId: id, from: last.to, to: columnId })),
          }
    const answer = await run(guesses, change)
    if (!answer) return
    const undid =
      before.length > 1
        ? `${t('moveOfManyUndone', { count: before.length })}${reportRefused(answer, before.length)}`
        : t('backIn', { who: only!.name, column: titleOf(only!.columnId) })
    const { wronglyTold: told = [] } = answer
    const names = firstNames(
      told.map((id) => store.card(id)?.name ?? t('oneCandidate')),
      t,
    )
    toasts.show({
      key: 'move',
      message: told.length > 0 ? `${undid} ${t('rejectionsLeft', { count: told.length, names })}` : undid,
      ...(told.length > 0 && { action: { label: t('writeCorrection'), run: () => correct(told) } }),
    })
    undone.current.push(last)
    shown.current(before.map(({ id }) => id))
    announce(t('moveUndone'))
  }, [announce, correct, reportRefused, run, store, t, titleOf, toasts])

  const move = useCallback(
    async (ids: string[], to: string) => {
      const before = ids
        .map((id) => store.card(id))
        .filter((card) => card !== undefined && card.columnId !== to) as Card[]
      const title = titleOf(to)
      if (before.length === 0) return announce(t('alreadyIn', { column: title }))
      const [only] = before
      const name = before.length === 1 ? only!.name : t('candidates', { count: before.length })
      const moved = () => t('moved', { who: name, column: title })
      const at = new Date().toISOString()
      const guesses = before.map(({ id }) => ({ id, to, at }))
      const change = moveOf(
        before.map(({ id }) => id),
        to,
        before.length === 1 ? only!.columnId : null,
      )
      // What is seen comes first: on a slow machine these words would cost a frame.
      const answer = await run(guesses, change, () => announce(moved()))
      if (!answer) return announce(t('wentBack', { who: name }))
      const stayed = new Set(answer.refused.map(({ candidateId }) => candidateId))
      done.current.push({ before: before.filter(({ id }) => !stayed.has(id)), to, batchId: answer.batchId })
      undone.current = []
      toasts.show({
        key: 'move',
        message: `${moved()}.${reportRefused(answer, before.length)}`,
        action: { label: t('undo'), run: () => void undo() },
      })
    },
    [announce, reportRefused, run, store, t, titleOf, toasts, undo],
  )

  /** A move that was made another way, such as a rejection with its reason: it can be taken back like any other. */
  const remember = useCallback(
    (before: Card[], to: string, message: string) => {
      done.current.push({ before, to, batchId: null })
      undone.current = []
      toasts.show({ key: 'move', message, action: { label: t('undo'), run: () => void undo() } })
    },
    [t, toasts, undo],
  )

  const redo = useCallback(async () => {
    const last = undone.current.pop()
    if (!last) return announce(t('nothingToRedo'))
    await move(
      last.before.map(({ id }) => id),
      last.to,
    )
  }, [announce, move, t])

  return useMemo(() => ({ move, undo, redo, remember }), [move, undo, redo, remember])
}

type Move = Extract<Change, { intent: 'move' }>
const moveOf = (candidateIds: string[], to: string, from: string | null): Move => ({
  intent: 'move',
  candidateIds,
  to,
  from,
  batchId: crypto.randomUUID(),
})
const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1)

import { useRevalidator } from '@remix-run/react'
import { useCallback } from 'react'
import { type Change, NotSent, send } from '../../board/send.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useToasts } from '../../ui/toast.tsx'

const useText = namespace('cockpit')
const useBoardText = namespace('board')

export type Move = { jobId: string; id: string; name: string; from: string; to: string }

/** Moves made in this tab, the last one at the end: `Ctrl+Z` reaches beyond the candidate that is open. */
const made: Move[] = []

/** Moves can be taken back from a note, by key and from the summary of a queue; then `onUndone` is called. */
export function useUndo(titleOf: (columnId: string) => string, onUndone: (move: Move) => void) {
  const { show, dismiss } = useToasts()
  const { revalidate } = useRevalidator()
  const t = useText()
  const board = useBoardText()

  const takeBack = useCallback(
    async (move: Move) => {
      const { jobId, id, name, from, to } = move
      const batchId = crypto.randomUUID()
      const back: Change = { intent: 'move', candidateIds: [id], to: from, from: to, undo: true, batchId }
      dismiss('move')
      try {
        const { refusal } = await send(jobId, back)
        if (refusal) return show({ key: 'move', tone: 'danger', message: refusal.message })
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        return show({ key: 'move', tone: 'danger', message: board(error.why) })
      }
      const at = made.findLastIndex((each) => each.id === id && each.to === to)
      if (at !== -1) made.splice(at, 1)
      onUndone(move)
      show({ key: 'move', message: t('backIn', { name, stage: titleOf(from) }) })
      revalidate()
    },
    [board, dismiss, onUndone, revalidate, show, t, titleOf],
  )
  const remember = useCallback(
    (move: Move) => {
      made.push(move)
      show({
        key: 'move',
        message: t('movedTo', { name: move.name, stage: titleOf(move.to) }),
        action: { label: t('undo'), run: () => void takeBack(move) },
      })
    },
    [show, t, takeBack, titleOf],
  )
  const undoLast = useCallback(() => {
    const last = made.at(-1)
    if (last) void takeBack(last)
    else show({ key: 'move', message: t('nothingToUndo') })
  }, [show, t, takeBack])
  return { remember, takeBack, undoLast }
}

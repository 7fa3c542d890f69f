import { useCallback, useMemo } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { BoardStore } from './board-store.ts'
import { type Change, NotSent, send } from './send.ts'

const useText = namespace('board')

type Options = {
  jobId: string
  store: BoardStore
  announce: (text: string) => void
  onShown: (ids: string[]) => void
  remember: (before: Card, to: string, message: string) => void
}

/** Rating and rejecting from the board. */
export function useCardChanges({ jobId, store, announce, onShown, remember }: Options) {
  const toasts = useToasts()
  const t = useText()

  const change = useCallback(
    async (id: string, what: Change, failed: string): Promise<boolean> => {
      let problem: string | null
      try {
        const answer = await send(jobId, what)
        store.settle([id], answer.cards, answer.refusal ? null : answer.counts)
        problem = answer.refusal?.message ?? null
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        store.settle([id], [], null)
        problem = t(error.why)
      }
      if (problem) toasts.show({ tone: 'danger', key: 'card', message: `${failed} ${problem}` })
      return problem === null
    },
    [jobId, store, t, toasts],
  )

  const rate = useCallback(
    async (id: string, value: number) => {
      const name = store.card(id)?.name ?? t('theCandidate')
      if (await change(id, { intent: 'rate', candidateId: id, value }, t('ratingNotSaved')))
        announce(t('rated', { name, value }))
    },
    [announce, change, store, t],
  )

  const reject = useCallback(
    async (id: string, reason: string) => {
      const before = store.card(id)
      const name = before?.name ?? t('theCandidate')
      store.guess([{ id, to: 'rejected', at: new Date().toISOString() }])
      onShown([id])
      if (await change(id, { intent: 'reject', candidateId: id, reason }, t('notRejected', { name }))) {
        announce(t('rejected', { name }))
        if (before && before.columnId !== 'rejected') remember(before, 'rejected', `${t('rejected', { name })}.`)
      } else onShown([id])
    },
    [announce, change, onShown, remember, store, t],
  )

  return useMemo(() => ({ rate, reject }), [rate, reject])
}

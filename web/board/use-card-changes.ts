import { useCallback, useMemo } from 'react'
import { useToasts } from '../ui/toast.tsx'
import type { BoardStore } from './board-store.ts'
import { type Change, NotSent, send } from './send.ts'

type Options = { jobId: string; store: BoardStore; announce: (text: string) => void; onShown: (ids: string[]) => void; remember: (id: string, from: string, to: string, message: string) => void }

/** Rating and rejecting from the board. */
export function useCardChanges({ jobId, store, announce, onShown, remember }: Options) {
  const toasts = useToasts()

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
        problem = error.message
      }
      if (problem) toasts.show({ tone: 'danger', key: 'card', message: `${failed} ${problem}` })
      return problem === null
    },
    [jobId, store, toasts],
  )

  const rate = useCallback(
    async (id: string, value: number) => {
      const name = store.card(id)?.name ?? 'the candidate'
      if (await change(id, { intent: 'rate', candidateId: id, value }, 'The rating was not saved.')) announce(`${name} rated ${value} of 5`)
    },
    [announce, change, store],
  )

  const reject = useCallback(
    async (id: string, reason: string) => {
      const name = store.card(id)?.name ?? 'The candidate'
      const from = store.card(id)?.columnId
      store.guess([id], 'rejected', new Date().toISOString())
      onShown([id])
      if (await change(id, { intent: 'reject', candidateId: id, reason }, `${name} was not rejected.`)) {
        announce(`${name} rejected`)
        if (from && from !== 'rejected') remember(id, from, 'rejected', `${name} rejected.`)
      } else onShown([id])
    },
    [announce, change, onShown, remember, store],
  )

  return useMemo(() => ({ rate, reject }), [rate, reject])
}

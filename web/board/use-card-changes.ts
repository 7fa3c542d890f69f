import { useCallback, useMemo } from 'react'
import type { Card } from '#contracts/views/board.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { Words } from '../message-templates/words.ts'
import type { Rejection } from './reject-dialog.tsx'
import type { BoardStore } from './board-store.ts'
import { type Answer, type Change, NotSent, send } from './send.ts'

const useText = namespace('board')

type Options = {
  jobId: string
  store: BoardStore
  announce: (text: string) => void
  onShown: (ids: string[]) => void
  remember: (before: Card[], to: string, message: string) => void
}

/** What is done with candidates besides moving them: rating, rejecting, reminding and deleting, one or several. */
export function useCardChanges({ jobId, store, announce, onShown, remember }: Options) {
  const toasts = useToasts()
  const t = useText()

  const nameOf = useCallback(
    (ids: readonly string[]) =>
      ids.length === 1 ? (store.card(ids[0]!)?.name ?? t('theCandidate')) : t('candidates', { count: ids.length }),
    [store, t],
  )
  const change = useCallback(
    async (ids: string[], what: Change, failed: string): Promise<Answer | null> => {
      let problem: string | null
      let answer: Answer | null = null
      try {
        answer = await send(jobId, what)
        store.settle(ids, answer.cards, answer.refusal ? null : answer.counts)
        problem = answer.refusal?.message ?? null
      } catch (error) {
        if (!(error instanceof NotSent)) throw error
        store.settle(ids, [], null)
        problem = t(error.why)
      }
      if (problem !== null) toasts.show({ tone: 'danger', key: 'card', message: `${failed} ${problem}` })
      return problem === null ? answer : null
    },
    [jobId, store, t, toasts],
  )
  /** Who stayed as they were, and why. */
  const refusedIn = useCallback(
    ({ refused }: Answer, asked: number) =>
      refused.length === 0
        ? ''
        : ` ${t('someNot', { number: refused.length, asked, reason: refused[0]!.reason.replace(/\.$/, '') })}`,
    [t],
  )

  const notWrittenIn = useCallback(
    ({ notWritten }: Answer) => (notWritten ? ` ${t('notWritten', { count: notWritten })}` : ''),
    [t],
  )

  const rate = useCallback(
    async (ids: string[], value: number) => {
      const name = nameOf(ids)
      const answer = await change(ids, { intent: 'rate', candidateIds: ids, value }, t('ratingNotSaved'))
      if (!answer) return
      announce(t('rated', { name, value }))
      if (ids.length > 1)
        toasts.show({ key: 'card', message: `${t('rated', { name, value })}.${refusedIn(answer, ids.length)}` })
    },
    [announce, change, nameOf, refusedIn, t, toasts],
  )

  const reject = useCallback(
    async (ids: string[], rejection: Rejection) => {
      const before = ids.flatMap((id) => store.card(id) ?? []).filter(({ rejected }) => !rejected)
      if (before.length === 0) return
      const going = before.map(({ id }) => id)
      const name = nameOf(going)
      const at = new Date().toISOString()
      store.guess(going.map((id) => ({ id, to: 'rejected', at })))
      onShown(going)
      const asked: Change = { intent: 'reject', candidateIds: going, ...rejection }
      const answer = await change(going, asked, t('notRejected', { name }))
      if (!answer) return onShown(going)
      const stayed = new Set(answer.refused.map(({ candidateId }) => candidateId))
      announce(t('rejected', { name }))
      remember(
        before.filter(({ id }) => !stayed.has(id)),
        'rejected',
        `${t('rejected', { name })}.${refusedIn(answer, going.length)}${notWrittenIn(answer)}`,
      )
    },
    [announce, change, nameOf, notWrittenIn, onShown, refusedIn, remember, store, t],
  )

  const correct = useCallback(
    async (ids: string[], message: Words) => {
      const name = nameOf(ids)
      const answer = await change(ids, { intent: 'write', candidateIds: ids, message }, t('notWrittenTo', { name }))
      if (!answer) return
      toasts.show({ key: 'card', message: `${t('writtenTo', { name })}${refusedIn(answer, ids.length)}` })
    },
    [change, nameOf, refusedIn, t, toasts],
  )

  const remind = useCallback(
    async (ids: string[]) => {
      const name = nameOf(ids)
      const answer = await change(ids, { intent: 'remind', candidateIds: ids }, t('notRemindedNow', { name }))
      if (!answer) return
      const reminded = ids.length - answer.refused.length
      const who = reminded === ids.length ? name : t('candidates', { count: reminded })
      announce(t('reminded', { who }))
      toasts.show({ key: 'card', message: `${t('reminded', { who })}${refusedIn(answer, ids.length)}` })
    },
    [announce, change, nameOf, refusedIn, t, toasts],
  )

  const remove = useCallback(
    async (id: string) => {
      const name = nameOf([id])
      if (!(await change([id], { intent: 'delete', candidateIds: [id] }, t('notDeleted', { name })))) return
      store.remove(id)
      announce(t('deleted', { name }))
      toasts.show({ key: 'card', message: t('deleted', { name }) })
    },
    [announce, change, nameOf, store, t, toasts],
  )

  return useMemo(() => ({ correct, rate, reject, remind, remove }), [correct, rate, reject, remind, remove])
}

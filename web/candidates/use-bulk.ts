import { useRevalidator } from '@remix-run/react'
import { useCallback, useRef } from 'react'
import { firstNames } from '../board/first-names.ts'
import { type Answer, type Change, NotSent, send } from '../board/send.ts'
import { namespace } from '../i18n/namespace.ts'
import { useToasts } from '../ui/toast.tsx'
import type { ListedCandidate } from './list.server.ts'

const useText = namespace('candidates')
const useBoardText = namespace('board')

type Step = { jobId: string; change: Change }
/** What takes back what was done to the rows of one job; null where nothing does. */
type Undo = (rows: readonly ListedCandidate[], answer: Answer) => Change | null

/**
 * Changes several candidates, job by job, says how it went with a way back, and reads the list again. `correct` opens what
 * puts right the rejections that had left before they were taken back.
 */
export function useBulk(correct: (rows: readonly ListedCandidate[]) => void) {
  const opening = useRef(correct)
  opening.current = correct
  const t = useText()
  const board = useBoardText()
  const toasts = useToasts()
  const { revalidate } = useRevalidator()

  const carryOut = useCallback(
    async (steps: readonly Step[]): Promise<{ answers: Answer[]; problem: string | null }> => {
      const answers: Answer[] = []
      let problem: string | null = null
      for (const { jobId, change } of steps)
        try {
          const answer = await send(jobId, change)
          answers.push(answer)
          problem ??= answer.refusal?.message ?? answer.refused[0]?.reason ?? null
        } catch (error) {
          if (!(error instanceof NotSent)) throw error
          problem ??= board(error.why)
          break
        }
      revalidate()
      return { answers, problem }
    },
    [board, revalidate],
  )

  return useCallback(
    async (
      rows: readonly ListedCandidate[],
      change: (ids: string[]) => Change,
      said: Said,
      undo: Undo = () => null,
    ) => {
      const groups = [...Map.groupBy(rows, ({ jobId }) => jobId)]
      const steps = groups.map(([jobId, of]) => ({ jobId, change: change(of.map(({ id }) => id)) }))
      const { answers, problem } = await carryOut(steps)
      const stayed = new Set(answers.flatMap(({ refused }) => refused.map(({ candidateId }) => candidateId)))
      const back: Step[] = []
      let done = 0
      for (const [index, answer] of answers.entries()) {
        if (answer.refusal) continue
        const [jobId, of] = groups[index]!
        const changed = of.filter(({ id }) => !stayed.has(id))
        done += changed.length
        const step = changed.length > 0 ? undo(changed, answer) : null
        if (step) back.push({ jobId, change: step })
      }
      const who = rows.length === 1 && done === 1 ? rows[0]!.name : board('candidates', { count: done })
      toasts.show({
        key: 'bulk',
        tone: done === 0 ? 'danger' : 'neutral',
        message:
          problem === null
            ? `${said(who)}.`
            : t('doneInPart', { done, asked: rows.length, reason: problem.replace(/\.$/, '') }),
        ...(back.length > 0 ? { action: { label: board('undo'), run: () => void carryOut(back).then(undone) } } : {}),
      })

      function undone({ answers: undoing, problem: why }: Awaited<ReturnType<typeof carryOut>>) {
        const ids = new Set(undoing.flatMap(({ wronglyTold = [] }) => wronglyTold))
        const told = rows.filter(({ id }) => ids.has(id))
        const kept = new Set(undoing.flatMap(({ refused }) => refused.map(({ candidateId }) => candidateId)))
        const back = undoing.length === 0 || undoing.some(({ refusal }) => refusal) ? 0 : done - kept.size
        const stayed = why && t('doneInPart', { done: back, asked: done, reason: why.replace(/\.$/, '') })
        if (told.length === 0) {
          if (stayed) toasts.show({ key: 'bulk', tone: back === 0 ? 'danger' : 'neutral', message: stayed })
          else toasts.dismiss('bulk')
          return
        }
        const names = firstNames(
          told.map(({ name }) => name),
          board,
        )
        const left = board('rejectionsLeft', { count: told.length, names })
        const undid = stayed ?? (done > 1 ? board('moveOfManyUndone', { count: done }) : '')
        toasts.show({
          key: 'bulk',
          message: `${undid} ${left}`.trim(),
          action: { label: board('writeCorrection'), run: () => opening.current(told) },
        })
      }
    },
    [board, carryOut, t, toasts],
  )
}
type Said = (who: string) => string

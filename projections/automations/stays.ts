import type { Automation } from '#contracts/job/automation/schema.ts'
import { later } from '#contracts/kernel/time.ts'
import type { CardDocument } from '../board/card-document.ts'

type Began = Pick<CardDocument, 'trail' | 'columnId' | 'enteredColumnAt' | 'completedAt'>

/**
 * When, between the two moments, an automation would have begun for a candidate, in order. What was taken back began
 * nothing.
 */
export function beginnings(
  { trigger, days, stages }: Pick<Automation, 'trigger' | 'days' | 'stages'>,
  card: Began,
  { from, to }: { from: string; to: string },
): string[] {
  const isMeant = (columnId: string) => stages.length === 0 || stages.includes(columnId)
  const stays = [...card.trail, { columnId: card.columnId, enteredAt: card.enteredColumnAt }].map(
    ({ columnId, enteredAt }, index, all) => ({ columnId, enteredAt, leftAt: all[index + 1]?.enteredAt ?? to }),
  )
  const found = ((): string[] => {
    switch (trigger) {
      case 'enters':
        return stays.filter(({ columnId }) => isMeant(columnId)).map(({ enteredAt }) => enteredAt)
      case 'rejected':
        return stays.filter(({ columnId }) => columnId === 'rejected').map(({ enteredAt }) => enteredAt)
      case 'waits':
        return stays
          .filter(({ columnId }) => isMeant(columnId))
          .map(({ enteredAt, leftAt }) => ({ at: later(enteredAt, { days: days ?? 1 }), leftAt }))
          .filter(({ at, leftAt }) => at <= leftAt)
          .map(({ at }) => at)
      case 'completes': {
        const { completedAt } = card
        const then = completedAt && stays.findLast(({ enteredAt }) => enteredAt <= completedAt)
        return completedAt && then && isMeant(then.columnId) ? [completedAt] : []
      }
    }
  })()
  return found.filter((at) => at >= from && at <= to)
}

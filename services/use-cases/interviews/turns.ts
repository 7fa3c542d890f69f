import type { InterviewPlan } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { inTurn, noTurns, type Standing, withTurn } from '#domain/slots/fair-choice.ts'
import type { Core } from '../../core/core.ts'

/**
 * The people of whom some take part, those first who took part least against their share. Counted over all valid bookings of
 * the company, in the order in which they were made; empty where all take part.
 */
export async function orderOfTurns(
  core: Core,
  asker: Pick<Asker, 'companyId'>,
  { panel, some }: Pick<InterviewPlan, 'panel' | 'some'>,
): Promise<string[]> {
  return (await turnsOf(core, asker, { panel, some })).map(({ id }) => id)
}

/** The same people in the same order, with what each has had. */
export async function turnsOf(
  core: Core,
  asker: Pick<Asker, 'companyId'>,
  { panel, some }: Pick<InterviewPlan, 'panel' | 'some'>,
): Promise<({ id: string } & Pick<Standing, 'bookings' | 'ahead'>)[]> {
  if (some === null) return []
  const pool = panel.flatMap(({ userId, requirement }) => (requirement === 'SOME' ? [userId] : []))
  const all = (await core.readers.interviewTurns(asker)).reduce(withTurn, noTurns)
  return inTurn(all, pool).map((id) => {
    const { bookings = 0, ahead = 0 } = all.people.get(id) ?? {}
    return { id, bookings, ahead }
  })
}

import type { InterviewPlan } from '#contracts/interview/plan.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { inTurn, noTurns, withTurn } from '#domain/slots/fair-choice.ts'
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
  if (some === null) return []
  const pool = panel.flatMap(({ userId, requirement }) => (requirement === 'SOME' ? [userId] : []))
  return inTurn((await core.readers.interviewTurns(asker)).reduce(withTurn, noTurns), pool)
}

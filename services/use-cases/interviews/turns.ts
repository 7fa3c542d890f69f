import type { Asker } from '#contracts/kernel/asker.ts'
import { noTurns, type RoundRobin, withTurn } from '#domain/slots/fair-choice.ts'
import type { Core } from '../../core/core.ts'

/** Who took part how often where some of several do: over all bookings of the company that stand, in the order they were made. */
export async function turnsSoFar(core: Core, asker: Pick<Asker, 'companyId'>): Promise<RoundRobin> {
  const turns = await core.readers.interviewTurns(asker)
  return turns.reduce(withTurn, noTurns)
}

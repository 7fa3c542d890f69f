/** Few enough streams to fold them under the write lock. */
const FEW = 20
/** As many take a part of a second there: for a log that is written to about as fast as it is folded. */
const SOME = 500
/** Rounds that may be no shorter than the one before. */
const LOST = 3

/**
 * Catches up with writers that go on: each `round` folds what came during the one before and answers how many
 * streams that were. Returns once so few are left that the switch itself can fold them. Hurries when a round is not half
 * as long as the one before, and throws when that does not help either: it never goes on for ever.
 */
export function inRounds(round: () => number, hurry: () => void): void {
  let enough = FEW
  let lost = 0
  for (let before = Infinity, streams = round(); streams > enough; before = streams, streams = round()) {
    if (streams >= before && ++lost === LOST)
      throw new Error(
        `nothing was switched: events come faster than they can be folded, and ${streams} streams are behind; rebuild at a quieter hour, or with the platform stopped`,
      )
    if (streams <= before / 2) continue
    hurry()
    enough = SOME
  }
}

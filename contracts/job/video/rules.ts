import type { At } from '../modules/kind.ts'
import { written } from '../modules/free-text.ts'
import { countProblem, optionCounts, rejectNeedsAnswer } from '../modules/options.ts'
import type { JourneyModule } from '../journey.ts'
import { atLeast, atMost, check, fieldRequired, maxLength, type Problem, required } from '../rules.ts'
import { videoLimits } from './choices.ts'

/** Written answers have no limit where it is 0 (LEG-028). */
export const WRITTEN = { min: 0, max: 5000 } as const

/**
 * What keeps a page of a video interview from going live, where its rules are not those of the builder (ledger,
 * disagreement 7); null where they are the same. Paths are those of the builder.
 */
export function videoModuleProblems(module: JourneyModule, at: At): Problem[] | null {
  const asked = [
    check(at('title'), module.title, fieldRequired, maxLength(videoLimits.question)),
    check(at('description'), module.description, maxLength(videoLimits.description)),
  ]
  switch (module.kind) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return [
        ...asked,
        ...module.options.map(({ id, label }) =>
          check(at(`options.${id}`), label, fieldRequired, maxLength(videoLimits.answer)),
        ),
        countProblem(module.options, optionCounts, at),
        rejectNeedsAnswer(
          at,
          module.rejectOnWrong,
          module.options.some(({ correct }) => correct),
        ),
      ]
    case 'FREE_TEXT': {
      const { minLength = 0, maxLength: most } = module
      return [
        ...asked,
        check(at('minLength'), minLength, atMost(most > 0 ? most : WRITTEN.max, written.leastAtMost)),
        check(
          at('maxLength'),
          most,
          atLeast(WRITTEN.min, written.mostAtLeast),
          atMost(WRITTEN.max, written.mostAtMost),
        ),
      ]
    }
    case 'THANK_YOU':
      return [
        check(at('title'), module.title, required, maxLength(videoLimits.question)),
        check(at('description'), module.description, maxLength(videoLimits.description)),
        check(at('message'), module.message, maxLength(videoLimits.thanks)),
      ]
    default:
      return null
  }
}

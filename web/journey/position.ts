import { type Given, openIn } from '#contracts/candidate/judging.ts'
import type { Journey, JourneyModule } from '#contracts/job/journey.ts'
import { hasRole } from '#contracts/job/modules/table.ts'
import { moduleOf, stepsOf } from '#contracts/job/walk.ts'
import type { Application } from '#contracts/views/application.ts'

type Progress = Pick<NonNullable<Application['candidate']>, 'started' | 'finished' | 'status' | 'answers' | 'takes'>

export const givenBy = ({ answers, takes }: Pick<Progress, 'answers' | 'takes'>): Given => ({
  answered: (moduleId) => Object.hasOwn(answers, moduleId),
  recorded: (moduleId, questionId) =>
    takes.some((take) => take.moduleId === moduleId && take.questionId === questionId),
})

/**
 * The page a candidate is on. `asked` is a page they went to themselves; without one it is where they left off:
 * the first page that still lacks something required, else the one after the last they did.
 */
export function pageFor(journey: Journey, candidate: Progress | null, asked: string | null): JourneyModule {
  const [form, ...steps] = stepsOf(journey)
  if (!candidate?.started || steps.length === 0) return candidate?.finished ? moduleOf(journey, 'THANK_YOU')! : form!
  if (candidate.status === 'auto rejected') return moduleOf(journey, 'REJECT')!
  if (candidate.finished) return moduleOf(journey, 'THANK_YOU')!
  const wanted = steps.find(({ id }) => id === asked)
  if (wanted) return wanted

  const given = givenBy(candidate)
  const touched = steps.findLastIndex((step) =>
    hasRole(step, 'interview') ? step.questions.some(({ id }) => given.recorded(step.id, id)) : given.answered(step.id),
  )
  const lacking = steps.findIndex(
    (step, index) => openIn(step, given).length > 0 && (step.required || index >= touched),
  )
  let at = lacking < 0 ? Math.min(touched + 1, steps.length - 1) : lacking
  // What is said before a page belongs to it.
  while (at - 1 > touched && hasRole(steps[at - 1]!, 'pause')) at -= 1
  return steps[at]!
}

/** The page after or before one; null at either end. The start form is behind candidates who have begun. */
export function neighbours(journey: Journey, moduleId: string): { before: string | null; after: string | null } {
  const steps = stepsOf(journey).slice(1)
  const at = steps.findIndex(({ id }) => id === moduleId)
  return { before: steps[at - 1]?.id ?? null, after: steps[at + 1]?.id ?? null }
}

import type { JourneyModule } from '#contracts/job/journey.ts'
import { hasRole, isQuestion } from '#contracts/job/modules/table.ts'
import { type AddableKind, addableKinds, addedKindOf } from '../modules/table.ts'

/** The kinds among which a question can change (MOD-022): every one that asks, the video among them. */
export const answerKinds = addableKinds.filter((kind) => asks(addedKindOf(kind).create('any')))

/** A video interview of several questions is no one question any more. */
export const canChangeKind = (module: JourneyModule) =>
  isQuestion(module) || (hasRole(module, 'interview') && module.questions.length === 1)

/** The same question, to be answered in another way: what was typed goes along where the kind has a place for it. */
export function ofKind(module: JourneyModule, kind: AddableKind, id: string): JourneyModule {
  const blank = addedKindOf(kind).create(id)
  const recorded = hasRole(module, 'interview') ? module.questions[0] : undefined
  const asked = {
    title: recorded ? recorded.question : module.title,
    description: recorded ? recorded.description : module.description,
  }
  const { required, verbatimTitle } = module
  const shown = recorded?.videoQuestion ?? module.questionMedia
  const media = shown && { questionMedia: shown }
  if (hasRole(blank, 'interview')) {
    const [question] = blank.questions
    return {
      ...blank,
      required,
      verbatimTitle,
      ...media,
      questions: [{ ...question!, question: asked.title, description: asked.description }],
    }
  }
  return { ...blank, ...asked, required, verbatimTitle, ...media, ...optionsFor(module, blank) } as JourneyModule
}

function asks(module: JourneyModule) {
  return isQuestion(module) || hasRole(module, 'interview')
}

function optionsFor(from: JourneyModule, to: JourneyModule) {
  if (!('options' in from) || !('options' in to)) return {}
  const marked = to.kind !== 'DROPDOWN'
  return {
    options: from.options.map(({ id, label, ...rest }) => ({
      id,
      label,
      ...(marked ? { correct: 'correct' in rest && rest.correct } : {}),
    })),
  }
}

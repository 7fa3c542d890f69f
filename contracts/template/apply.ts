import type { JobDraft } from '../job/draft.ts'
import type { JourneyModule } from '../job/journey.ts'
import { storedIn } from '../job/media/media.ts'
import { rulesOf } from '../job/modules/table.ts'
import { addedFeatures, featureFor, type JobFeature } from '../job/plan-features.ts'
import { isRanked } from '../job/qualities.ts'
import { filteredDurations } from '../job/video/choices.ts'
import { addedModules, isEnding } from '../job/walk.ts'
import type { InterviewContent } from './content.ts'

type Content = Pick<InterviewContent, 'modules' | 'scorecard' | 'introVideo'>
/** A template as a job takes it. */
export type AppliedTemplate = Content & { templateId: string; version: number }

/** The length that is taken instead of one that is not on offer. */
const INSTEAD = 30

/**
 * A draft with a template's questions in place of its own. Skills, English level, qualities and video are set where the
 * template has them; the form page, the endings and Job Details stay.
 */
export function withTemplate(
  draft: JobDraft,
  { templateId, version, modules, scorecard, introVideo }: AppliedTemplate,
): JobDraft {
  const { skills, englishLevel, qualities } = scorecard
  const own = draft.journey.modules
  return {
    details: { ...draft.details, ...(introVideo && { introVideo }), template: { templateId, version } },
    scorecard: {
      ...draft.scorecard,
      ...(skills.length > 0 && { skills }),
      ...(englishLevel && { englishLevel }),
      ...(isRanked(qualities) && { qualities }),
    },
    journey: {
      ...draft.journey,
      modules: [
        ...own.filter((module) => rulesOf(module).role === 'form'),
        ...modules.map(fitted),
        ...own.filter(isEnding),
      ],
    },
  }
}

const onOffer = (seconds: number) => (filteredDurations.includes(seconds) ? INSTEAD : seconds)

function fitted(module: JourneyModule): JourneyModule {
  switch (module.kind) {
    case 'WIDGET':
      return {
        ...module,
        questions: module.questions.map((question) => ({ ...question, partDuration: onOffer(question.partDuration) })),
      }
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return module.answerTime === undefined ? module : { ...module, answerTime: onOffer(module.answerTime) }
    default:
      return module
  }
}

/** What a job gives to a template. Files stay with the job that they were uploaded to; links go along. */
export function contentOf({ details, scorecard, journey }: JobDraft): Content {
  const { introVideo } = details
  return {
    modules: addedModules(journey).map(withoutFiles),
    scorecard,
    introVideo: introVideo && !storedIn(introVideo.url) ? introVideo : null,
  }
}

function withoutFiles(module: JourneyModule): JourneyModule {
  const { questionMedia, ...rest } = module
  const kept = (questionMedia && !storedIn(questionMedia.url) ? module : rest) as JourneyModule
  if (kept.kind !== 'WIDGET') return kept
  return {
    ...kept,
    questions: kept.questions.map(({ videoQuestion, ...question }) =>
      videoQuestion && !storedIn(videoQuestion.url) ? { ...question, videoQuestion } : question,
    ),
  }
}

/** What of a template a company's plan does not have. */
export const lackedBy = ({ modules, scorecard }: Content, lacks: readonly JobFeature[]): JobFeature[] =>
  addedFeatures({}, { journey: { modules }, scorecard }).filter((feature) => lacks.includes(feature))

/** A template without what the plan does not have. */
export function withinPlan<Template extends Content>(template: Template, lacks: readonly JobFeature[]): Template {
  const { qualities, ...scorecard } = template.scorecard
  return {
    ...template,
    modules: template.modules
      .filter(({ kind }) => {
        const feature = featureFor(kind)
        return feature === null || !lacks.includes(feature)
      })
      .map((module) => (lacks.includes('videoQuestion') ? askedInWords(module) : module))
      .map((module) => (lacks.includes('multiLanguage') ? spokenAsTheJob(module) : module)),
    scorecard: {
      ...scorecard,
      ...(qualities && !lacks.includes('intelligence') && { qualities }),
      skills: lacks.includes('scorecard') ? [] : scorecard.skills,
    },
  }
}

const askedInWords = (module: JourneyModule): JourneyModule =>
  module.kind === 'WIDGET'
    ? { ...module, questions: module.questions.map(({ videoQuestion: _, ...question }) => question) }
    : module

function spokenAsTheJob(module: JourneyModule): JourneyModule {
  if (module.kind !== 'WIDGET') return module
  const { transcriptLanguage: _, ...rest } = module
  return rest
}

/** How many questions candidates answer: each one of an interview counts. */
export const questionsIn = (modules: readonly JourneyModule[]) =>
  modules.reduce((sum, module) => sum + (module.kind === 'WIDGET' ? module.questions.length : 1), 0)

export const minutesOf = (modules: readonly JourneyModule[]) =>
  Math.ceil(modules.reduce((sum, module) => sum + rulesOf(module).seconds(module), 0) / 60)

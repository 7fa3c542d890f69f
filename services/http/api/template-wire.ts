import type {
  ChatbotTemplate,
  InterviewTemplate,
  Template,
  TemplateChanges,
  TemplateQuestion,
} from '#contracts/http/api/templates.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { InterviewContent, TemplateContent, TemplateKind } from '#contracts/template/content.ts'
import type { TemplateView } from '#projections/templates/templates.ts'
import { scorecardOf, scorecardWire } from './job-wire.ts'
import { moduleOf, pageOf } from './journey-wire.ts'

type Changes = TemplateChanges & { first_question?: string | undefined }

const keptOf = ({ templateId, name, version, createdAt, updatedAt }: TemplateView) => ({
  template_id: templateId,
  name,
  version,
  createdAt,
  updatedAt,
})
const noScorecard = { skills: [], englishLevel: null }

export const chatbotWire = (template: TemplateView): ChatbotTemplate => ({
  ...keptOf(template),
  kind: 'chatbot',
  first_question: template.firstQuestion ?? '',
})

export const interviewWire = (template: TemplateView): InterviewTemplate => ({
  ...keptOf(template),
  kind: template.kind === 'client' ? 'client' : 'assessment',
  questions: template.modules.map(questionOf),
  ...scorecardWire(template.scorecard ?? noScorecard, template.templateId),
  introVideo: template.introVideo,
})

export const templateWire = (template: TemplateView): Template =>
  template.kind === 'chatbot' ? chatbotWire(template) : interviewWire(template)

const questionOf = (module: JourneyModule) => ({ id: module.id, ...pageOf(module) }) as TemplateQuestion

/** A template of this kind as it is sent. */
export function newContent(kind: Exclude<TemplateKind, 'workflow'>, sent: Changes): TemplateContent {
  if (kind === 'chatbot') return changed({ kind, name: '', firstQuestion: '' }, sent)
  return changed({ kind, name: '', modules: [], scorecard: noScorecard, introVideo: null }, sent)
}

/** What is sent laid over what there is; workflows have calls of their own. @throws Rejected 'request/invalid' for what a template of its kind does not have. */
export function changed(content: TemplateContent, sent: Changes): TemplateContent {
  const { name = content.name, first_question, ...interview } = sent
  const given = Object.entries(interview).flatMap(([field, value]) => (value === undefined ? [] : [field]))
  if (content.kind === 'chatbot') {
    if (given.length > 0) throw foreign(given)
    return { ...content, name, firstQuestion: first_question ?? content.firstQuestion }
  }
  if (content.kind === 'workflow') throw new Rejected('template/not-found', 'There is no such template')
  if (first_question !== undefined) throw foreign(['first_question'])
  return { ...content, name, ...interviewOf(content, interview) }
}

function interviewOf(content: InterviewContent, sent: Omit<TemplateChanges, 'name'>) {
  const { questions, introVideo } = sent
  return {
    modules: questions ? questions.map(({ id, ...page }) => moduleOf(id, page)) : content.modules,
    scorecard: scorecardOf(sent, content.scorecard),
    introVideo: introVideo === undefined ? content.introVideo : introVideo,
  }
}

const foreign = (fields: readonly string[]) =>
  new Rejected(
    'request/invalid',
    'A template of this kind does not have these fields',
    Object.fromEntries(fields.map((field) => [field, 'There is no such field'])),
  )

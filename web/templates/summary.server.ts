import { minutesOf, questionsIn } from '#contracts/template/apply.ts'
import type { OfferedTemplate } from '#services/use-cases/templates/find-template.ts'
import type { TemplateSummary } from './summary.ts'

export const summaryOf = ({
  templateId,
  name,
  field,
  version,
  modules,
  scorecard,
}: OfferedTemplate): TemplateSummary => ({
  templateId,
  name,
  field,
  version,
  questions: questionsIn(modules),
  skills: scorecard.skills.length,
  minutes: minutesOf(modules),
})

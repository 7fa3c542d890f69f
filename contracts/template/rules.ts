import { widestRules } from '../job/draft-rules.ts'
import { check, collect, type FieldProblems, maxLength, minItems, type Problem, required } from '../job/rules.ts'
import { limits, moduleLimitMessage } from '../job/validation.ts'
import { isAdded } from '../job/walk.ts'
import { hasControls } from '../kernel/name.ts'
import { automationProblems } from '../automation/rules.ts'
import { automationLimits } from '../job/automation/kinds.ts'
import { said } from '../kernel/wording.ts'
import type { InterviewContent, TemplateContent, WorkflowContent } from './content.ts'

export const templateLimits = { name: 80, firstQuestion: 300 } as const

/** As it is kept: one line without blanks around it. */
export const templateName = (name: string) => name.trim().replaceAll(/\s+/g, ' ')

/** What keeps a template from being saved. Its questions may be as unfinished as those of a draft. */
export function templateProblems(content: TemplateContent): FieldProblems {
  const name = templateName(content.name)
  return collect([
    check('name', name, required, maxLength(templateLimits.name)) ??
      (hasControls(name) ? ['name', 'Line breaks and control characters are not possible here'] : null),
    ...(content.kind === 'chatbot'
      ? [check('firstQuestion', content.firstQuestion, required, maxLength(templateLimits.firstQuestion))]
      : content.kind === 'workflow'
        ? workflowProblems(content)
        : interviewProblems(content)),
  ])
}

function workflowProblems({ automations }: WorkflowContent): Problem[] {
  const { perJob } = automationLimits
  const ids = automations.map(({ automationId }) => automationId)
  return [
    check('automations', automations, minItems(1)),
    automations.length > perJob ? ['automations', said`A job can have ${perJob} automations`] : null,
    new Set(ids).size === ids.length ? null : ['automations', 'Two automations have the same id'],
    ...automations.flatMap((automation, index) =>
      Object.entries(automationProblems({ ...automation, enabled: false }, null)).map(
        ([field, words]): Problem => [`automations.${index}.${field}`, words],
      ),
    ),
  ]
}

/** The size limits of a job's journey. */
function interviewProblems({ modules, scorecard }: InterviewContent): Problem[] {
  const { moduleLimit } = widestRules
  const ids = modules.map(({ id }) => id)
  return [
    check('modules', modules, minItems(1)),
    modules.length > moduleLimit ? ['modules', moduleLimitMessage(moduleLimit)] : null,
    modules.every(isAdded) ? null : ['modules', 'A template holds questions, not the form page or the endings'],
    new Set(ids).size === ids.length ? null : ['modules', 'Two modules have the same id'],
    ...scorecard.skills.map(({ metricId, name }) => check(`scorecard.${metricId}`, name, maxLength(limits.skill))),
  ]
}

import { standardRules } from '../job/draft-rules.ts'
import { check, collect, type FieldProblems, maxLength, minItems, type Problem, required } from '../job/rules.ts'
import { limits, moduleLimitMessage } from '../job/validation.ts'
import { isAdded } from '../job/walk.ts'
import { hasControls } from '../kernel/name.ts'
import type { InterviewContent, TemplateContent } from './content.ts'

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
      : interviewProblems(content)),
  ])
}

/** The size limits of a job's journey. */
function interviewProblems({ modules, scorecard }: InterviewContent): Problem[] {
  const { moduleLimit } = standardRules
  const ids = modules.map(({ id }) => id)
  return [
    check('modules', modules, minItems(1)),
    modules.length > moduleLimit ? ['modules', moduleLimitMessage(moduleLimit)] : null,
    modules.every(isAdded) ? null : ['modules', 'A template holds questions, not the form page or the endings'],
    new Set(ids).size === ids.length ? null : ['modules', 'Two modules have the same id'],
    ...scorecard.skills.map(({ metricId, name }) => check(`scorecard.${metricId}`, name, maxLength(limits.skill))),
  ]
}

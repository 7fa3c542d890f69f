import type { FieldOfWork } from '#contracts/template/starter.ts'
import type { RoleFamily } from '#infra/engines/assistant/role-family.ts'
import { starterTemplates } from '../../templates/starters/all.ts'
import { benefits } from './benefits.ts'

/** `titles` with `|` between, `skills` with `;` between, as they are easily read in a list. */
type Written = {
  titles: string
  skills: string
  work: string
  team: string
  suits: string
}

const listed = (text: string, sign: string) => text.split(sign).map((each) => each.trim())

/** Beside a set of the starter library, which has its questions and the skills that matter most. */
export function besideSet(id: string, { titles, skills, ...sentences }: Written): RoleFamily {
  const set = starterTemplates.find((template) => template.id === id)!
  return {
    id,
    name: set.name,
    titles: [set.name, ...listed(titles, '|')],
    skills: [...new Set([...set.scorecard.skills.map(({ name }) => name), ...listed(skills, ';')])],
    questions: set.modules.flatMap((module) =>
      module.kind === 'WIDGET' ? module.questions.map(({ question }) => question) : [],
    ),
    benefits: benefits[set.field],
    ...sentences,
  }
}

/** With questions of its own. */
export function family(
  id: string,
  name: string,
  field: FieldOfWork,
  { titles, skills, questions, ...sentences }: Written & { questions: readonly string[] },
): RoleFamily {
  return {
    id,
    name,
    titles: [name, ...listed(titles, '|')],
    skills: listed(skills, ';'),
    questions,
    benefits: benefits[field],
    ...sentences,
  }
}

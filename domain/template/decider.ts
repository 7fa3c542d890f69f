import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import type { TemplateCommand } from '#contracts/template/commands.ts'
import type { TemplateContent } from '#contracts/template/content.ts'
import type { TemplateEvent } from '#contracts/template/events.ts'
import { templateName, templateProblems } from '#contracts/template/rules.ts'
import type { Decider } from '../decider.ts'

type State = { status: 'none' | 'deleted' } | { status: 'saved'; version: number; content: TemplateContent }

/** A company's template. Each change is a version of its own, which jobs made from it remember. */
export const templateDecider: Decider<State, TemplateCommand, TemplateEvent> = {
  category: 'template',
  initialState: () => ({ status: 'none' }),
  evolve: (_state, { type, data }) => {
    if (type === 'TemplateDeleted') return { status: 'deleted' }
    return { status: 'saved', version: type === 'TemplateEdited' ? data.version : 1, content: data.content }
  },
  decide: ({ type, data }, state, { asker }) => {
    const { templateId } = data
    if (type === 'CreateTemplate') {
      if (state.status !== 'none') throw new Rejected('template/exists', 'This template has been created before')
      const createdBy = asker.kind === 'user' ? asker.userId : null
      return [{ type: 'TemplateCreated', data: { templateId, createdBy, content: valid(data.content) } }]
    }
    if (type === 'DeleteTemplate' && state.status === 'deleted') return []
    if (state.status !== 'saved') throw notFound()
    const kind = type === 'EditTemplate' ? data.content.kind : (data.kind ?? state.content.kind)
    if (kind !== state.content.kind) throw notFound()
    if (type === 'DeleteTemplate') return [{ type: 'TemplateDeleted', data: { templateId } }]

    if (data.basedOn !== null && data.basedOn !== state.version)
      throw new Rejected('template/stale', 'Somebody else changed this template in the meantime')
    const content = valid(data.content)
    if (same(content, state.content)) return []
    return [{ type: 'TemplateEdited', data: { templateId, version: state.version + 1, content } }]
  },
}

function valid(content: TemplateContent): TemplateContent {
  const problems = templateProblems(content)
  if (Object.keys(problems).length > 0)
    throw new Rejected('template/invalid', 'This template cannot be saved as it is', problems)
  const name = templateName(content.name)
  if (content.kind === 'chatbot') return { ...content, name }
  if (content.kind === 'workflow')
    return { ...content, name, automations: content.automations.map((each) => ({ ...each, enabled: false })) }
  const skills = content.scorecard.skills.filter((skill) => skill.name.trim() !== '')
  return { ...content, name, scorecard: { ...content.scorecard, skills } }
}

const notFound = () => new Rejected('template/not-found', 'There is no such template')

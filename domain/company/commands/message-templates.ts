import { MAX_MESSAGE, MAX_SUBJECT, MAX_TEXT_MESSAGE } from '#contracts/candidate/message-limits.ts'
import { hasLink, mergeFields, unknownFields } from '#contracts/candidate/merge-fields.ts'
import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { CompanyEvent } from '#contracts/company/events.ts'
import { sameName } from '#contracts/company/same-name.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import { MAX_MESSAGE_TEMPLATES, MAX_TEMPLATE_NAME } from '#contracts/company/message-template.ts'
import type { Company } from '../company.ts'
import { registered } from '../policies/registered.ts'

type Saved = CompanyCommandData<'SaveMessageTemplate'>

/**
 * All of a template as it is from now on; each save is a version.
 * @throws Rejected 'template/invalid' with what to mend, `texts.<language>.text` among it; 'template/stale'
 */
export function saveMessageTemplate({ basedOn, ...typed }: Saved, state: Company): CompanyEvent[] {
  const { templates } = registered(state).messages
  const { templateId } = typed
  const template = { ...typed, name: oneLine(typed.name), texts: typed.texts.map((each) => trimmed(each, typed)) }
  const before = templates.get(templateId)
  const version = before ? before.version : 0
  if (before && same({ ...template, version }, { ...before, templateId })) return []
  if ((basedOn ?? 0) !== version)
    throw new Rejected('template/stale', 'Somebody else changed this template in the meantime')
  const problems = problemsOf(template)
  const isTaken = [...templates].some(
    ([id, each]) => id !== templateId && each.jobId === template.jobId && sameName(each.name, template.name),
  )
  if (isTaken) problems.name = 'There is a template of this name already'
  if (Object.keys(problems).length > 0) throw new Rejected('template/invalid', 'Some fields need attention', problems)
  if (!before && templates.size >= MAX_MESSAGE_TEMPLATES)
    throw new Rejected('template/invalid', said`At most ${MAX_MESSAGE_TEMPLATES} message templates`)
  return [{ type: 'MessageTemplateSaved', data: { ...template, version: version + 1 } }]
}

export function deleteMessageTemplate(
  { templateId }: CompanyCommandData<'DeleteMessageTemplate'>,
  state: Company,
): CompanyEvent[] {
  return registered(state).messages.templates.has(templateId)
    ? [{ type: 'MessageTemplateDeleted', data: { templateId } }]
    : []
}

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
const trimmed = ({ language, subject, text }: Saved['texts'][number], { channel }: Pick<Saved, 'channel'>) => ({
  language,
  subject: channel === 'email' ? oneLine(subject) : '',
  text: text.trim(),
})

function problemsOf({ name, channel, texts, use }: Omit<Saved, 'basedOn'>): Record<string, Words> {
  const problems: Record<string, Words> = {}
  const check = (field: string, text: string, most: number) => {
    const [unknown] = unknownFields(text)
    if (text === '') problems[field] = REQUIRED
    else if (text.length > most) problems[field] = TOO_LONG
    else if (unknown !== undefined)
      problems[field] = said`There is no field “${unknown}”. Use ${mergeFields.join(', ')}`
  }
  check('name', name, MAX_TEMPLATE_NAME)
  if (texts.length === 0) problems.texts = 'Write it in one language at least'
  if (new Set(texts.map(({ language }) => language)).size < texts.length)
    problems.texts = 'Each language can be there once'
  for (const { language, subject, text } of texts) {
    if (channel === 'email') check(`texts.${language}.subject`, subject, MAX_SUBJECT)
    check(`texts.${language}.text`, text, channel === 'email' ? MAX_MESSAGE : MAX_TEXT_MESSAGE)
    const needsLink = use === 'invitation' || use === 'reminder'
    if (needsLink && !problems[`texts.${language}.text`] && !hasLink(text))
      problems[`texts.${language}.text`] = 'Put the field “link” where the link to the application belongs'
  }
  return problems
}

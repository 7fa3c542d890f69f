import { TemplateEditor } from '../../message-templates/editor.tsx'
import { RulesForm } from '../../message-templates/rules-form.tsx'
import { TemplateList } from '../../message-templates/list.tsx'
import type { TabProps } from '../tab.ts'
import type { messages } from './tab.server.ts'

/** How the company writes to candidates: its templates and its rules, or the editor of one template. */
export function MessagesTab({ data: { rules, templates }, answer }: TabProps<typeof messages>) {
  if (templates?.may && templates.editing)
    return (
      <TemplateEditor
        key={`${templates.editing.templateId} ${templates.editing.shown}`}
        {...templates.editing}
        answer={answer}
      />
    )
  return (
    <>
      {templates && <TemplateList {...templates} answer={answer} />}
      {rules && <RulesForm {...rules} answer={answer} />}
    </>
  )
}

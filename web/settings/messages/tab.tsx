import { RulesForm } from '../../message-templates/rules-form.tsx'
import type { TabProps } from '../tab.ts'
import type { messages } from './tab.server.ts'

/** How the company writes to candidates. */
export function MessagesTab({ data: { rules }, answer }: TabProps<typeof messages>) {
  return <>{rules && <RulesForm {...rules} answer={answer} />}</>
}

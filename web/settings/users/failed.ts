import { type CollaboratorError, collaboratorErrors } from '#contracts/company/collaborator-errors.ts'
import type { TabProps } from '../tab.ts'
import type { users } from './tab.server.ts'

type Answer = TabProps<typeof users>['answer']
const isAsked = (intent: string | undefined): intent is keyof typeof collaboratorErrors =>
  intent !== undefined && intent in collaboratorErrors

/** What of the team failed with the last answer, which the page keeps until the next one. */
export function failedIn(answer: Answer): CollaboratorError | undefined {
  if (!answer) return undefined
  if ('refused' in answer) {
    const { intent }: Partial<Record<string, string>> = answer.kept
    return isAsked(intent) ? collaboratorErrors[intent] : undefined
  }
  if ('invited' in answer)
    return answer.invited.some(({ problem }) => problem !== null) ? collaboratorErrors.invite : undefined
  if (!('done' in answer) || answer.problems.length === 0) return undefined
  return answer.done === 'assigned' ? collaboratorErrors.assign : collaboratorErrors.remove
}

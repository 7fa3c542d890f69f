import type { CandidateEvent } from '#contracts/candidate/events.ts'

type Given = Extract<CandidateEvent, { type: 'AnswerGiven' }>['data']

/** What was chosen from lists, as ` module~option ` each: text that a filter finds one of in. A later answer takes the place of the one before. */
export function chosenWith(chosen: string, { moduleId, answer }: Given): string {
  const others = chosen.split(' ').filter((each) => each && !each.startsWith(`${moduleId}~`))
  const all = [...others, ...optionsIn(answer).map((optionId) => `${moduleId}~${optionId}`)]
  return all.length > 0 ? ` ${all.join('  ')} ` : ''
}

function optionsIn(answer: Given['answer']): readonly string[] {
  switch (answer?.kind) {
    case 'SINGLE_CHOICE':
      return [answer.optionId]
    case 'DROPDOWN':
      return answer.optionId === null ? [] : [answer.optionId]
    case 'MULTIPLE_CHOICE':
      return answer.optionIds
    case 'YES_NO':
      return [answer.choice]
    default:
      return []
  }
}

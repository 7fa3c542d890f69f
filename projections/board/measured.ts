import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { type GivenCondition, isDay } from '#contracts/candidate/given.ts'
import type { Filter } from '#infra/engines/read-store/filter.ts'
import { comparing } from '../runtime/comparing.ts'
import { chosenWith } from './chosen.ts'
import type { CardDocument } from './card-document.ts'

type Given = Extract<CandidateEvent, { type: 'AnswerGiven' }>['data']
type Answers = Pick<CardDocument, 'chosen' | 'numbers' | 'days'>

/** What a filter finds of the answers, with this one in the place of the one before. */
export function answersWith({ chosen, numbers, days }: Answers, given: Given): Answers {
  const { moduleId, answer } = given
  const number = answer?.kind === 'NUMBER' && answer.number.trim() !== '' ? Number(answer.number) : Number.NaN
  const day = answer?.kind === 'DATE' && isDay(answer.date) ? answer.date : null
  return {
    chosen: chosenWith(chosen, given),
    numbers: withValue(numbers, moduleId, Number.isFinite(number) ? number : null),
    days: withValue(days, moduleId, day),
  }
}
function withValue<Value>(values: Record<string, Value>, id: string, value: Value | null): Record<string, Value> {
  const { [id]: _before, ...others } = values
  return value === null ? others : { ...others, [id]: value }
}

/** Who gave no such answer meets no condition on it, not even "is not". */
export const givenFilter = ({ moduleId, ...condition }: GivenCondition): Filter =>
  comparing(`${typeof condition.value === 'number' ? 'numbers' : 'days'}.${moduleId}`, condition)

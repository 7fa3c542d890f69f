import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'
import { isQuestion } from '#contracts/job/modules/table.ts'
import { textOf } from '../modules/inputs/form-data.ts'
import { inputOf } from '../modules/inputs/table.ts'

/** What a question's page sends, as an answer; null where nothing was chosen. */
export const answerFrom = (module: JourneyModule, form: FormData): AnswerValue | null =>
  isQuestion(module) ? inputOf(module).read(form, module) : null

export const contactFrom = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
})

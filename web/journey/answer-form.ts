import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { JourneyModule } from '#contracts/job/journey.ts'

const textOf = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** What a question's page sends, as an answer; null where nothing was chosen. */
export function answerFrom(module: JourneyModule, form: FormData): AnswerValue | null {
  switch (module.kind) {
    case 'FREE_TEXT':
      // Browsers send line ends as CRLF; the limit counts what the person typed.
      return { kind: 'FREE_TEXT', text: textOf(form, 'text').replaceAll('\r\n', '\n') }
    case 'YES_NO': {
      const choice = textOf(form, 'choice')
      return choice === 'yes' || choice === 'no' ? { kind: 'YES_NO', choice } : null
    }
    case 'SINGLE_CHOICE':
      return textOf(form, 'option') ? { kind: 'SINGLE_CHOICE', optionId: textOf(form, 'option') } : null
    case 'MULTIPLE_CHOICE':
      return { kind: 'MULTIPLE_CHOICE', optionIds: form.getAll('option').filter((id) => typeof id === 'string') }
    default:
      return null
  }
}

export const contactFrom = (form: FormData) => ({
  name: textOf(form, 'name'),
  email: textOf(form, 'email'),
  phone: textOf(form, 'phone'),
})

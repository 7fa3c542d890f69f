import type { AnswerText } from '#contracts/job/modules/kind.ts'
import type { Formats } from '../i18n/format.ts'
import type { Translate } from '../locales/text.ts'
import { fileLineIn } from '../ui/use-file-line.ts'
import { documentNames } from './document-names.ts'

/** What an answer says, in a language: a line for each thing that was chosen. */
export function answerLines({ type, value }: AnswerText, t: Translate<'answers'>, formats: Formats): string[] {
  const { decimal, instant } = formats
  switch (type) {
    case 'file':
      return [fileLineIn(t, formats)(value)]
    case 'identity':
      return [t('identityGiven', { document: value.method ? t(documentNames[value.method]) : t('identityDocument') })]
    case 'choice':
    case 'place':
      return [...value]
    case 'matrix':
      return value.map(({ title, answers }) => `${title}: ${answers.join(', ')}`)
    case 'yesNo':
      return [t(value)]
    case 'number':
      return [value && decimal(Number(value), value.split('.')[1]?.length ?? 0)]
    case 'date':
      return [value && instant(`${value}T00:00:00.000Z`, { timeZone: 'UTC', precision: 'day' })]
    case 'time':
      return [
        value
          ? t('timeIn', { time: instant(value.start, { timeZone: value.zone }), zone: value.zone.replaceAll('_', ' ') })
          : t('otherTimesAsked'),
      ]
    case 'text':
    case 'email':
    case 'url':
    case 'phone':
      return [value]
    default:
      return type satisfies never
  }
}

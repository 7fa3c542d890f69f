import type { JourneyModule } from '#contracts/job/journey.ts'
import { duration } from './durations.ts'

const counted = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`

/** A folded module in one line. */
export function summaryOf(module: JourneyModule): string {
  return [...own(module), module.kind === 'FORM' || module.kind === 'THANK_YOU' || module.kind === 'REJECT' ? '' : module.required ? 'required' : 'optional']
    .filter(Boolean)
    .join(' · ')
}

function own(module: JourneyModule): string[] {
  switch (module.kind) {
    case 'FORM':
      return ['Name, e-mail', module.phone === 'hidden' ? '' : `phone ${module.phone}`]
    case 'FREE_TEXT':
      return ['Written answer', `up to ${counted(module.maxLength, 'character')}`]
    case 'YES_NO':
      return ['Yes or no', module.rejectOnWrong ? `rejects unless ${module.correct ?? '…'}` : '']
    case 'SINGLE_CHOICE':
      return ['Single choice', counted(module.options.length, 'option'), module.rejectOnWrong ? 'a wrong answer rejects' : '']
    case 'MULTIPLE_CHOICE':
      return [`Up to ${module.maxSelected} of ${counted(module.options.length, 'option')}`, module.rejectOnWrong ? 'a wrong answer rejects' : '']
    case 'WIDGET':
      return [counted(module.questions.length, 'question'), `${duration(module.questions.reduce((sum, question) => sum + question.partDuration, 0))} at most`]
    case 'THANK_YOU':
    case 'REJECT':
      return [module.message]
  }
}

import type { JourneyModule } from '#contracts/job/journey.ts'
import type { Translate } from '../locales/text.ts'
import { durationText } from '../journey/length.ts'
import { glance } from './glance.ts'
import { moduleKeys } from './new-module.ts'

type Text = Translate<'builder'>
type JourneyText = Translate<'journey'>

/** A folded module in one line. */
export function summaryOf(t: Text, journey: JourneyText, module: JourneyModule): string {
  const isPage = module.kind === 'FORM' || module.kind === 'THANK_YOU' || module.kind === 'REJECT'
  return [...own(t, journey, module), isPage ? '' : t(module.required ? 'foldedRequired' : 'foldedOptional')]
    .filter(Boolean)
    .join(' · ')
}

const phones = { optional: 'foldedPhoneOptional', required: 'foldedPhoneRequired' } as const

function own(t: Text, journey: JourneyText, module: JourneyModule): string[] {
  switch (module.kind) {
    case 'FORM':
      return [t('foldedContact'), module.phone === 'hidden' ? '' : t(phones[module.phone])]
    case 'FREE_TEXT':
      return [t('freeText'), t('foldedCharacters', { count: module.maxLength })]
    case 'YES_NO':
      return [
        t('yesNo'),
        module.rejectOnWrong
          ? t(
              module.correct === null
                ? 'foldedRejectsUnless'
                : module.correct === 'yes'
                  ? 'foldedRejectsUnlessYes'
                  : 'foldedRejectsUnlessNo',
            )
          : '',
      ]
    case 'SINGLE_CHOICE':
      return [
        t(moduleKeys[module.kind]),
        t('foldedOptions', { count: module.options.length }),
        module.rejectOnWrong ? t('foldedRejects') : '',
      ]
    case 'MULTIPLE_CHOICE':
      return [
        t('foldedUpTo', { most: module.maxSelected, count: module.options.length }),
        module.rejectOnWrong ? t('foldedRejects') : '',
      ]
    case 'WIDGET': {
      const longest = module.questions.reduce((sum, question) => sum + question.partDuration, 0)
      return [
        t('foldedQuestions', { count: module.questions.length }),
        t('foldedAtMost', { length: durationText(journey, longest) }),
      ]
    }
    case 'THANK_YOU':
    case 'REJECT':
      return [glance(module.message)]
  }
}

import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import { formatsIn } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { statusText } from '../ui/badge.tsx'

const useText = namespace('board')
const useCommonText = namespace('common')
const NAME = '\u0000'

/** What cards say, looked up once for each language and not once for each card: a page has a hundred. */
export type CardWords = ReturnType<typeof wordsOf>

function wordsOf(language: PageLanguage) {
  const [t, common] = [useText.in(language), useCommonText.in(language)]
  const { number, decimal } = formatsIn(language)
  /** The text of a name, before and after it. */
  const around = (text: string) => {
    const [before = '', after = ''] = text.split(NAME)
    return (name: string) => before + name + after
  }
  const counted = (text: (count: number) => string) => {
    const known = new Map<number, string>()
    return (count: number) => {
      let words = known.get(count)
      if (words === undefined) known.set(count, (words = text(count)))
      return words
    }
  }
  return {
    select: around(t('selectCard', { name: NAME })),
    move: around(t('moveCard', { name: NAME })),
    status: Object.fromEntries(Object.entries(statusText).map(([status, key]) => [status, common(key)])) as Record<
      CandidateStatus,
      string
    >,
    turn: {
      rejected: t('turnRejected'),
      hired: t('turnHired'),
      notInvited: t('turnNotInvited'),
      yours: t('turnYours'),
      reviewed: t('turnReviewed'),
      candidate: t('turnCandidate'),
    },
    rating: counted((average) => `★ ${decimal(average, 1)}`),
    videos: counted((count) => t('videos', { count })),
    comments: counted((count) => t('comments', { count })),
    days: counted((count) => (count < 1 ? t('hereToday') : t('daysHere', { count }))),
    number,
  }
}

const known = new Map<PageLanguage, CardWords>()
export function cardWords(language: PageLanguage): CardWords {
  let words = known.get(language)
  if (!words) known.set(language, (words = wordsOf(language)))
  return words
}

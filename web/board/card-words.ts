import type { CandidateStatus } from '#contracts/candidate/events.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { InterviewStep } from '#contracts/interview/codes.ts'
import type { Card } from '#contracts/views/board.ts'
import { formatsIn } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { statusText } from '../ui/badge.tsx'
import type { Turn } from './turn.ts'

const useText = namespace('board')
const useCommonText = namespace('common')
const DAY = 86_400_000
const daysHere = (since: string, now: number) => Math.max(0, Math.floor((now - Date.parse(since)) / DAY))
const NAME = '\u0000'

/**
 * What cards say, as HTML: what a person wrote is escaped, and put in, by card-html.ts. Looked up once for each language
 * and not once for each card: a page has a hundred.
 */
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
  const average = counted((value) => decimal(value, 1))
  const fit = counted((score) => t('taira', { score: number(score) }))
  const videos = counted((count) => t('videos', { count }))
  const commented = counted((count) => t('comments', { count }))
  const days = counted((count) => (count < 1 ? t('hereToday') : t('daysHere', { count })))
  const late = counted((count) => t('lateHere', { count }))
  const turns: Record<Turn, string> = {
    rejected: t('turnRejected'),
    hired: t('turnHired'),
    held: t('turnHeld'),
    notInvited: t('turnNotInvited'),
    yours: t('turnYours'),
    reviewed: t('turnReviewed'),
    candidate: t('turnCandidate'),
  }
  const statuses = Object.fromEntries(
    Object.entries(statusText).map(([status, key]) => [status, common(key)]),
  ) as Record<CandidateStatus, string>
  const lives = {
    awaiting: t('liveAwaiting'),
    scheduled: t('liveScheduled'),
    completed: t('liveCompleted'),
    cancelled: t('liveCancelled'),
  } satisfies Record<InterviewStep, string>
  return {
    select: around(t('selectCard', { name: NAME })),
    actions: around(t('actionsFor', { name: NAME })),
    average,
    /** While the candidate is at it, how far; where a journey ended itself, that it did. */
    turn: (turn: Turn, status: CandidateStatus) =>
      turn === 'candidate'
        ? `${statuses[status]} · ${turns.candidate}`
        : turn === 'rejected' && status === 'auto rejected'
          ? statuses[status]
          : turns[turn],
    age: (since: string, now: number) => days(daysHere(since, now)),
    late: (limit: number) => late(Math.max(1, Math.round(limit / DAY))),
    /** What there is to see, in order; nothing is said of what is not there. */
    facts: ({ recordings, comments, live }: Card): string[] =>
      [live !== null && lives[live], comments > 0 && commented(comments), recordings > 0 && videos(recordings)].filter(
        (fact) => fact !== false,
      ),
    /** Beside whose turn it is, where there is room for it. The star is read aloud; what is seen of it is drawn by board.css. */
    rated: ({ rating, taira }: Card): string[] => [
      ...(rating === null ? [] : [`<b>★</b> ${average(rating)}`]),
      ...(taira === null ? [] : [fit(taira)]),
    ],
    number,
    saving: t('saving'),
  }
}

const known = new Map<PageLanguage, CardWords>()
export function cardWords(language: PageLanguage): CardWords {
  let words = known.get(language)
  if (!words) known.set(language, (words = wordsOf(language)))
  return words
}

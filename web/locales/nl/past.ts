import type { Translation } from '../text.ts'
import type en from '../en/past.ts'

export default {
  earlierMoment: 'Eerder moment',
  asOf: 'Stand op {{moment}}',
  boardThen: 'Alleen-lezen: zo zag het bord er toen uit.',
  boardThenWith_one: 'Alleen-lezen: zo zag het bord er toen uit, met {{count}} kandidaat.',
  boardThenWith_other: 'Alleen-lezen: zo zag het bord er toen uit, met {{count}} kandidaten.',
  dateAndTime: 'Datum en tijd (UTC)',
  show: 'Tonen',
  showRejected: 'Afgewezen kandidaten tonen',
  hideRejected: 'Afgewezen kandidaten verbergen',
  backToNow: 'Terug naar vandaag',
  noJobYet: 'Deze vacature bestond nog niet.',
  boardAsOf: 'Bord op {{moment}}',
  candidates_one: '{{count}} kandidaat',
  candidates_other: '{{count}} kandidaten',
  rejectedHidden: 'Afgewezen kandidaten zijn verborgen.',
  nobodyWasHere: 'Hier was niemand.',
  moreNotShown_one: 'Nog {{count}} wordt niet getoond.',
  moreNotShown_other: 'Nog {{count}} worden niet getoond.',
  firstOf: 'Eerste {{number}}',
  showColumn: 'Deze kolom tonen',
  hereSince: 'hier sinds {{day}}',
  erasedCandidate: 'Gewiste kandidaat',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/past.ts'

export default {
  earlierMoment: 'Früherer Zeitpunkt',
  asOf: 'Stand {{moment}}',
  boardThen: 'Nur zum Lesen: So sah das Board damals aus.',
  boardThenWith_one: 'Nur zum Lesen: So sah das Board damals aus, mit {{count}} Kandidat.',
  boardThenWith_other: 'Nur zum Lesen: So sah das Board damals aus, mit {{count}} Kandidaten.',
  dateAndTime: 'Datum und Uhrzeit (UTC)',
  show: 'Zeigen',
  showRejected: 'Abgelehnte zeigen',
  hideRejected: 'Abgelehnte ausblenden',
  backToNow: 'Zurück zu heute',
  noJobYet: 'Diese Stelle gab es noch nicht.',
  boardAsOf: 'Board, Stand {{moment}}',
  candidates_one: '{{count}} Kandidat',
  candidates_other: '{{count}} Kandidaten',
  rejectedHidden: 'Abgelehnte sind ausgeblendet.',
  nobodyWasHere: 'Hier war niemand.',
  moreNotShown_one: '{{count}} weitere nicht gezeigt.',
  moreNotShown_other: '{{count}} weitere nicht gezeigt.',
  firstOf: 'Die ersten {{number}}',
  showColumn: 'Diese Spalte zeigen',
  hereSince: 'hier seit {{day}}',
  erasedCandidate: 'Gelöschte Person',
} satisfies Translation<typeof en>

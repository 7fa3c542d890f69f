import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'Aktive Jobs',
  seats: 'Benutzerplätze',
  candidates: 'Zeitversetzte Interviews in diesem Monat',
  lives: 'Live-Interviews in diesem Monat',
  texts: 'SMS in diesem Monat',
  used: '{{used}} von {{total}} genutzt',
  left: '{{number}} übrig',
  over: '{{number}} über der Grenze',
  waiting: 'Wartende Kandidaten: {{number}}',
  candidateOf: 'Kandidat für {{job}}',
  more: 'und {{number}} weitere',
  heldTitle: 'Dieser Kandidat wartet auf Sie',
  heldText:
    'Die {{of}} zeitversetzten Interviews Ihres Tarifs sind in diesem Monat aufgebraucht: {{used}} Kandidaten haben abgeschlossen. Aufnahmen und Antworten sind sicher gespeichert und erscheinen, sobald der Tarif Platz hat oder der nächste Monat beginnt.',
  heldUpgrade: 'Tarife ansehen',
  askThem: 'Administratoren Ihres Kontos:',
} satisfies Translation<typeof en>

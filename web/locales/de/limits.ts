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
  askThem: 'Administratoren Ihres Kontos:',
} satisfies Translation<typeof en>

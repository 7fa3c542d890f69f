import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'Actieve vacatures',
  seats: 'Gebruikersplaatsen',
  candidates: 'Video-interviews deze maand',
  lives: 'Live-interviews deze maand',
  texts: 'Sms’en deze maand',
  used: '{{used}} van {{total}} gebruikt',
  left: '{{number}} over',
  over: '{{number}} boven de limiet',
  waiting: 'Wachtende kandidaten: {{number}}',
  candidateOf: 'Kandidaat voor {{job}}',
  more: 'en nog {{number}}',
  heldTitle: 'Deze kandidaat wacht op je',
  heldText:
    'De {{of}} video-interviews van je abonnement voor deze maand zijn op: {{used}} kandidaten hebben afgerond. Opnames en antwoorden worden veilig bewaard en verschijnen als je abonnement weer ruimte heeft of de volgende maand begint.',
  heldUpgrade: 'Abonnementen bekijken',
  askThem: 'De beheerders van je account:',
} satisfies Translation<typeof en>

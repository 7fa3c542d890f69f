import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'Uitnodiging beantwoorden',
  when: 'Wanneer',
  candidate: 'Met',
  answerCONFIRMED: 'Accepteren',
  answerMAYBE: 'Misschien',
  answerREJECTED: 'Weigeren',
  nowPENDING: 'Neem je deel?',
  nowCONFIRMED: 'Je hebt geaccepteerd.',
  nowMAYBE: 'Je hebt “Misschien” geantwoord.',
  nowREJECTED: 'Je hebt geweigerd. De collega die het interview heeft gepland, krijgt een bericht.',
  overTitle: 'Er is niets te beantwoorden',
  overText: 'Dit interview is afgezegd of verzet, of je neemt er niet meer aan deel.',
  endedText: 'Dit interview is afgelopen.',
  unknownTitle: 'Deze link is niet volledig',
  unknownText: 'Open hem nog eens vanuit het bericht waarin hij stond.',
} satisfies Translation<typeof en>

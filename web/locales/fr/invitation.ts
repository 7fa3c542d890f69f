import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'Répondre à une invitation',
  when: 'Quand',
  candidate: 'Avec',
  answerCONFIRMED: 'Accepter',
  answerMAYBE: 'Peut-être',
  answerREJECTED: 'Décliner',
  nowPENDING: 'Participez-vous ?',
  nowCONFIRMED: 'Vous avez accepté.',
  nowMAYBE: 'Vous avez répondu « Peut-être ».',
  nowREJECTED: 'Vous avez décliné. Le collègue qui a planifié l’entretien reçoit un message.',
  overTitle: 'Rien à répondre',
  overText: 'Cet entretien a été annulé ou déplacé, ou vous n’y participez plus.',
  endedText: 'Cet entretien est terminé.',
  unknownTitle: 'Ce lien est incomplet',
  unknownText: 'Ouvrez-le à nouveau depuis le message qui le contenait.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'Responder a um convite',
  when: 'Quando',
  candidate: 'Com',
  answerCONFIRMED: 'Aceitar',
  answerMAYBE: 'Talvez',
  answerREJECTED: 'Recusar',
  nowPENDING: 'Você participa?',
  nowCONFIRMED: 'Você aceitou.',
  nowMAYBE: 'Você respondeu talvez.',
  nowREJECTED: 'Você recusou. O colega que agendou a entrevista recebe uma mensagem.',
  overTitle: 'Nada a responder',
  overText: 'Esta entrevista foi cancelada ou remarcada, ou você não participa mais dela.',
  endedText: 'Esta entrevista terminou.',
  unknownTitle: 'Este link não está completo',
  unknownText: 'Abra-o de novo a partir da mensagem em que ele veio.',
} satisfies Translation<typeof en>

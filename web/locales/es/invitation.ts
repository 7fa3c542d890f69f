import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'Responder a una invitación',
  when: 'Cuándo',
  candidate: 'Con',
  answerCONFIRMED: 'Aceptar',
  answerMAYBE: 'Quizá',
  answerREJECTED: 'Rechazar',
  nowPENDING: '¿Va a participar?',
  nowCONFIRMED: 'Ha aceptado.',
  nowMAYBE: 'Ha respondido quizá.',
  nowREJECTED: 'Ha rechazado. Quien programó la entrevista recibe un mensaje.',
  overTitle: 'Nada que responder',
  overText: 'Esta entrevista se ha cancelado o cambiado, o usted ya no participa en ella.',
  endedText: 'Esta entrevista ha terminado.',
  unknownTitle: 'Este enlace no está completo',
  unknownText: 'Ábralo de nuevo desde el mensaje con el que llegó.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'מענה להזמנה',
  when: 'מתי',
  candidate: 'עם',
  answerCONFIRMED: 'אישור',
  answerMAYBE: 'אולי',
  answerREJECTED: 'סירוב',
  nowPENDING: 'האם ההשתתפות שלך אפשרית?',
  nowCONFIRMED: 'ההשתתפות שלך אושרה.',
  nowMAYBE: 'התשובה שלך: אולי.',
  nowREJECTED: 'התשובה שלך: לא. מי שתכנן את הריאיון יקבל הודעה.',
  overTitle: 'אין כאן על מה לענות',
  overText: 'הריאיון בוטל או הועבר למועד אחר, או שכבר אין לך חלק בו.',
  endedText: 'הריאיון הזה הסתיים.',
  unknownTitle: 'הקישור אינו שלם',
  unknownText: 'אפשר לפתוח אותו שוב מההודעה שבה הגיע.',
} satisfies Translation<typeof en>

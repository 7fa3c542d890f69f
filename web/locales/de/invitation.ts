import type { Translation } from '../text.ts'
import type en from '../en/invitation.ts'

export default {
  title: 'Einladung beantworten',
  when: 'Wann',
  candidate: 'Mit',
  answerCONFIRMED: 'Zusagen',
  answerMAYBE: 'Vielleicht',
  answerREJECTED: 'Absagen',
  nowPENDING: 'Nehmen Sie teil?',
  nowCONFIRMED: 'Sie haben zugesagt.',
  nowMAYBE: 'Sie haben mit Vielleicht geantwortet.',
  nowREJECTED: 'Sie haben abgesagt. Wer das Interview geplant hat, bekommt eine Nachricht.',
  overTitle: 'Hier gibt es nichts zu beantworten',
  overText: 'Dieses Interview wurde abgesagt oder verlegt, oder Sie nehmen nicht mehr daran teil.',
  endedText: 'Dieses Interview ist vorbei.',
  unknownTitle: 'Dieser Link ist unvollständig',
  unknownText: 'Öffnen Sie ihn noch einmal aus der Nachricht, mit der er kam.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/optout.ts'

export default {
  title: 'הודעות אליך',
  inTitle: 'להפסיק את ההודעות?',
  inText: '{{company}} לא תשלח עוד הזמנות, תזכורות והודעות אוטומטיות לכתובת שאליה קיבלת את ההודעה הזאת.',
  end: 'הפסקת ההודעות',
  outTitle: 'ההודעות הופסקו',
  outText: '{{company}} אינה שולחת עוד הזמנות, תזכורות והודעות אוטומטיות לכתובת שאליה קיבלת את ההודעה הזאת.',
  comeBack: 'לקבל שוב הודעות',
  stillSent:
    'המועמדויות שלך נשארות כפי שהן. קישורים לפי בקשתך, והודעות שאנשים ב־{{company}} כותבים לך בעניין מועמדות, ימשיכו להגיע.',
  unknownTitle: 'הקישור הזה אינו שלם',
  unknownText: 'יש לפתוח אותו שוב מתוך ההודעה שאיתה הגיע.',
} satisfies Translation<typeof en>

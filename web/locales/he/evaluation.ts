import type { Translation } from '../text.ts'
import type en from '../en/evaluation.ts'

export default {
  skillsInAnswers: 'מיומנויות בתשובות',
  notScored: 'ללא ציון',
  aboutNearest:
    'שום מכונה לא ניקדה את המועמדות הזו. אלה הקטעים שחולקים הכי הרבה מילים עם כל מיומנות; הם מראים היכן לחפש ואינם שופטים דבר.',
  suspicious: 'טקסט שפונה אל מכונה',
  aboutSuspicious: 'נמצא לפי תבניות, וייתכן שאינו מזיק. דבר אינו מנוקד, מוסתר או נדחה בגללו.',
  nothingNear: 'אין קטע שחולק מילים עם {{skills}}.',
  saidAt: 'נאמר ב־{{time}}',
  written: 'נכתב',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'משרות פעילות',
  seats: 'משתמשים',
  candidates: 'ראיונות מוקלטים החודש',
  lives: 'ראיונות חיים החודש',
  texts: 'הודעות SMS החודש',
  used: '{{used}} מתוך {{total}} בשימוש',
  left: 'נותרו {{number}}',
  over: '{{number}} מעל המכסה',
  waiting: 'מועמדים ממתינים: {{number}}',
  candidateOf: 'מועמד למשרה {{job}}',
  more: 'ועוד {{number}}',
  heldTitle: 'המועמד הזה ממתין לך',
  heldText:
    '{{of}} הראיונות המוקלטים של התוכנית לחודש הזה נוצלו: {{used}} מועמדים סיימו. ההקלטות והתשובות שמורות, ויוצגו כשיהיה מקום בתוכנית או בתחילת החודש הבא.',
  heldUpgrade: 'לתוכניות',
  askThem: 'מנהלי החשבון שלך:',
} satisfies Translation<typeof en>

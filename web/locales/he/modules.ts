import type { Translation } from '../text.ts'
import type en from '../en/modules.ts'

export default {
  // Kinds of modules, and what each is for
  form: 'טופס פתיחה',
  formHint: 'שם, דוא״ל וטלפון, לפני כל השאר',
  widget: 'ריאיון וידאו',
  widgetHint: 'שאלות שעונים עליהן מול המצלמה',
  freeText: 'תשובה בכתב',
  freeTextHint: 'טקסט של עד 5000 תווים',
  yesNo: 'כן או לא',
  yesNoHint: 'אחת משתי תשובות',
  singleChoice: 'בחירה יחידה',
  singleChoiceHint: 'אחת מתוך עד שש אפשרויות',
  multipleChoice: 'בחירה מרובה',
  multipleChoiceHint: 'כמה מתוך עד שש אפשרויות',
  thankYou: 'דף תודה',
  thankYouHint: 'מוצג כשהכול נענה',
  reject: 'דף דחייה',
  rejectHint: 'מוצג כשתשובה פוסלת את המועמד',

  // Their fields in the builder
  alwaysAsked: 'שם ודוא״ל נשאלים תמיד: בלעדיהם אי אפשר להשיב לאיש.',
  phone: 'טלפון',
  phoneHidden: 'לא נשאל',
  phoneOptional: 'נשאל, רשות',
  phoneRequired: 'נשאל, חובה',
  maxCharacters: 'מספר תווים מרבי',
  message: 'הודעה',
  rightAnswer: 'התשובה הנכונה',
  bothFine: 'שתיהן מתאימות',
  yes: 'כן',
  no: 'לא',
  maxSelected: 'מספר בחירות מרבי',

  // Folded, in one line
  foldedContact: 'שם, דוא״ל',
  foldedPhoneOptional: 'טלפון רשות',
  foldedPhoneRequired: 'טלפון חובה',
  foldedCharacters_one: 'תו אחד',
  foldedCharacters_two: 'עד שני תווים',
  foldedCharacters_other: 'עד {{count}} תווים',
  foldedRejectsUnlessYes: 'דוחה אלא אם התשובה כן',
  foldedRejectsUnlessNo: 'דוחה אלא אם התשובה לא',
  foldedRejectsUnless: 'דוחה אלא אם …',
  foldedOptions_one: 'אפשרות אחת',
  foldedOptions_two: 'שתי אפשרויות',
  foldedOptions_other: '{{count}} אפשרויות',
  foldedUpTo_one: 'עד {{most}} מתוך {{count}}',
  foldedUpTo_two: 'עד {{most}} מתוך {{count}}',
  foldedUpTo_other: 'עד {{most}} מתוך {{count}} אפשרויות',
  foldedRejects: 'תשובה שגויה דוחה',
  foldedQuestions_one: 'שאלה אחת',
  foldedQuestions_two: 'שתי שאלות',
  foldedQuestions_other: '{{count}} שאלות',
  foldedAtMost: '{{length}} לכל היותר',

  // What candidates read
  chooseUpTo_one: 'אפשר לבחור תשובה אחת.',
  chooseUpTo_two: 'אפשר לבחור עד שתי תשובות.',
  chooseUpTo_other: 'אפשר לבחור עד {{count}} תשובות.',
  untitledChoice: 'תשובה ללא טקסט',
} satisfies Translation<typeof en>

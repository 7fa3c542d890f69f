import type { Translation } from '../text.ts'
import type en from '../en/review.ts'

export default {
  // The page
  candidate: 'מועמד',
  candidates: 'מועמדים',
  titleOf: '{{name}}, {{job}}',
  history: 'היסטוריה',
  previous: 'הקודם',
  next: 'הבא',
  previousCandidate: 'המועמד הקודם: {{name}}',
  nextCandidate: 'המועמד הבא: {{name}}',
  justDeleted: 'המועמד הזה נמחק זה עתה.',
  backToBoard: 'חזרה ללוח',

  // Answers
  answers: 'תשובות',
  noWrittenQuestions: 'במסלול הזה אין שאלות בכתב.',
  notStarted: 'המועמד עדיין לא התחיל.',
  leadsToRejection: 'מוביל לדחייה',
  noAnswerYet: 'אין עדיין תשובה',
  answerErased: 'התשובה הזאת נמחקה.',

  // Player
  videoInterview: 'ריאיון וידאו',
  questionOf: 'שאלה {{number}} מתוך {{count}}',
  recording: 'הקלטה',
  uploading: 'בהעלאה',
  onItsWay: 'ההקלטה בדרך ותופיע כאן ברגע שתושלם.',
  notAnswered: 'המועמד לא ענה על השאלה הזאת.',
  questions: 'שאלות',
  stateNone: 'אין תשובה',
  stateUploading: 'בהעלאה',
  stateRecorded: 'הוקלט',
  answerTo: 'תשובה ל: {{question}}',
  playFailed: 'לא ניתן לנגן את ההקלטה. כדאי לטעון את הדף מחדש.',
  position: 'מיקום',
  timeOf: '{{time}} מתוך {{duration}}',
  play: 'נגינה',
  pause: 'השהיה',
  speed: 'מהירות',
  secondsBack: '5 שנ׳ אחורה',
  secondsOn: '5 שנ׳ קדימה',

  // Rating
  rating: 'דירוג',
  formerColleague: 'חבר צוות לשעבר',
  ratedBy: '{{name}}: {{value}} מתוך 5',
  nobodyRated: 'עדיין אין דירוגים',
  averageOf_one: 'ממוצע של דירוג אחד',
  averageOf_two: 'ממוצע של שני דירוגים',
  averageOf_other: 'ממוצע של {{count}} דירוגים',
  yourRating: 'הדירוג שלך',
  rateOf: 'דירוג {{value}} מתוך 5',
  you: 'הדירוג שלך: {{value}}',

  // Comments
  comments: 'תגובות',
  nobodyCommented: 'עדיין אין תגובות.',
  anIntegration: 'מערכת מחוברת',
  atSecond: 'ב־{{time}}',
  reactions: 'סימונים',
  reactionCount: '{{reaction}}, {{number}}',
  commentAt: 'תגובה ב־{{time}}',
  commentOnWhole: 'תגובה על המועמד כולו במקום זאת',
  newComment: 'תגובה חדשה',
  comment: 'הוספת תגובה',

  // Standing
  standing: 'היכן המועמד עומד',
  rejected: 'נדחה',
  noReason: 'לא ניתנה סיבה.',
  moveTo: 'העברה אל',
  move: 'העברה',
  rejectMore: 'דחייה…',
  deleteMore: 'מחיקה…',
  deleteTitle: 'למחוק את {{name}}?',
  deleteText: 'המועמד ייעלם מן הלוח ומכל הרשימות. לא ניתן לבטל זאת.',
  delete: 'מחיקה',

  // Contact
  contact: 'פרטי קשר',
  email: 'דואר אלקטרוני',
  phone: 'טלפון',
  source: 'מקור',
  added: 'נוסף',
  invited: 'הוזמן',
  mailRefused: 'הדואר נדחה',
  textNotSent: 'הודעת טקסט לא נשלחה',
  started: 'התחיל',
  finished: 'סיים',
} satisfies Translation<typeof en>

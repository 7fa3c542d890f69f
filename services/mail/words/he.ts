import type { Words } from './en.ts'

export default {
  invitationSubject: 'הזמנה מ־{{company}} להגיש מועמדות: {{job}}',
  invitationText: 'שלום {{name}},\n\nחברת {{company}} תשמח לשמוע ממך לגבי המשרה "{{job}}".\n\nאפשר לענות על כמה שאלות ולהקליט תשובות בווידאו בזמן שנוח לך:\n{{link}}\n\nהקישור הוא שלך בלבד: הוא מחזיר אותך למקום שבו הפסקת.\n',
  reminderSubject: 'המועמדות שלך ל־{{company}} ממתינה: {{job}}',
  reminderText: 'שלום {{name}},\n\nהמועמדות שלך למשרה "{{job}}" בחברת {{company}} עדיין לא הושלמה. היא ממשיכה מהמקום שבו הפסקת:\n{{link}}\n',
  teamInvitationSubject: 'הזמנה להצטרף אל {{company}} ב־Hirelog',
  teamInvitationText: 'שלום,\n\nקיבלת מ־{{inviter}} הזמנה להצטרף לצוות של {{company}} ב־Hirelog.\n\nכאן בוחרים שם וסיסמה:\n{{link}}\n\nהקישור מיועד לך בלבד, פועל פעם אחת ועד {{until}}.\n',
  teamInvitationTextOfNobody: 'שלום,\n\nקיבלת הזמנה להצטרף לצוות של {{company}} ב־Hirelog.\n\nכאן בוחרים שם וסיסמה:\n{{link}}\n\nהקישור מיועד לך בלבד, פועל פעם אחת ועד {{until}}.\n',
  apiKeySubject: 'מפתח ה־API שלך',
  apiKeyText: 'שלום {{name}},\n\nזה מפתח ה־API שביקשת. מי שמחזיק בו יכול לפעול בשם החברה: יש לשמור אותו במקום שבו שומרים סיסמאות.\n\n{{key}}\n',
  supportSubject: 'שאלה מאת {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} מ־{{company}}, בדף {{page}}\nלהשיב אל: {{email}}\n',
  verificationCodeSubject: '{{code}} הוא קוד Hirelog שלך',
  verificationCodeText: 'שלום {{name}},\n\nהקוד הזה מראה שכתובת הדואר היא שלך:\n\n{{code}}\n\nאפשר להשתמש בו במשך 15 דקות. אם לא נרשמת ל־Hirelog, אין צורך לעשות דבר.\n',
  passwordResetSubject: 'בחירת סיסמה חדשה ל־Hirelog',
  passwordResetText: 'שלום {{name}},\n\nמישהו, אנו מקווים שזה היית את או אתה, ביקש סיסמה חדשה. אפשר לקבוע אותה כאן:\n{{link}}\n\nהקישור פועל פעם אחת, במשך שעה. אם הבקשה לא באה ממך, אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.\n',
  passwordChangedSubject: 'הסיסמה שלך ב־Hirelog שונתה',
  passwordChangedText: 'שלום {{name}},\n\nהסיסמה שלך שונתה, וכל המכשירים נותקו. אם זה לא נעשה על ידך, יש לקבוע מיד סיסמה חדשה:\n{{link}}\n',
  invitationSms: 'שלום {{name}}, חברת {{company}} מזמינה אותך להגיש מועמדות: {{job}}. אפשר לענות בזמן שנוח לך: {{link}}',
  reminderSms: 'שלום {{name}}, המועמדות שלך לחברת {{company}} למשרה {{job}} ממתינה: {{link}}',
} satisfies Words

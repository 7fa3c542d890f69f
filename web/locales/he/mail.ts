import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: 'הזמנה מ־{{company}} להגיש מועמדות: {{job}}',
  invitationText:
    'שלום {{name}},\n\nחברת {{company}} תשמח לשמוע ממך לגבי המשרה "{{job}}".\n\nאפשר לענות על כמה שאלות ולהקליט תשובות בווידאו בזמן שנוח לך:\n{{link}}\n\nהקישור הוא שלך בלבד: הוא מחזיר אותך למקום שבו הפסקת.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nהמועמדות שלך: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: 'ההודעה נשלחה אליך מ־{{company}} דרך Hirelog. תשובות להודעת הדואר הזאת אינן מגיעות אליהם.',
  sentByCompany: 'ההודעה נשלחה אליך מ־{{company}}. תשובות להודעת הדואר הזאת אינן מגיעות אליהם.',
  ownText: '{{text}}\n',
  optOut: 'להפסקת הזמנות ותזכורות מ־{{company}}: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'פתיחת המועמדות',
  shareSubject: '{{sender}} מבקש/ת את דעתך: {{title}}',
  shareText:
    'שלום {{name}},\n\n{{sender}} מחברת {{company}} משתף/ת אותך במועמדים למשרה „{{job}}”.\n\n{{message}}{{link}}\n\nהקישור מיועד רק לך ונפתח עד {{until}}. אין צורך בחשבון. {{sender}} רואה מתי הקישור נפתח; נא לא להעביר אותו הלאה.\n',
  openShared: 'צפייה במועמדים',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'המועמדות שלך ל־{{company}} ממתינה: {{job}}',
  reminderText:
    'שלום {{name}},\n\nהמועמדות שלך למשרה "{{job}}" בחברת {{company}} עדיין לא הושלמה. היא ממשיכה מהמקום שבו הפסקת:\n{{link}}\n',
  applicationLinkSubject: 'הקישור שלך להמשך: {{job}}',
  applicationLinkText:
    'שלום {{name}},\n\nהתבקש קישור חדש למועמדות שלך למשרה "{{job}}" בחברת {{company}}:\n{{link}}\n\nהקישור מיועד רק לך. אם לא ביקשת אותו, אין צורך לעשות דבר.\n',
  teamInvitationSubject: 'הזמנה להצטרף אל {{company}} ב־Hirelog',
  teamInvitationText:
    'שלום,\n\nקיבלת מ־{{inviter}} הזמנה להצטרף לצוות של {{company}} ב־Hirelog.\n\nכאן בוחרים שם וסיסמה:\n{{link}}\n\nהקישור מיועד לך בלבד, פועל פעם אחת ועד {{until}}.\n',
  teamInvitationTextOfNobody:
    'שלום,\n\nקיבלת הזמנה להצטרף לצוות של {{company}} ב־Hirelog.\n\nכאן בוחרים שם וסיסמה:\n{{link}}\n\nהקישור מיועד לך בלבד, פועל פעם אחת ועד {{until}}.\n',
  apiKeySubject: 'מפתח ה־API שלך',
  apiKeyText:
    'שלום {{name}},\n\nזה מפתח ה־API שביקשת. מי שמחזיק בו יכול לפעול בשם החברה: יש לשמור אותו במקום שבו שומרים סיסמאות.\n\n{{key}}\n',
  supportSubject: 'שאלה מאת {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} מ־{{company}}, בדף {{page}}\nלהשיב אל: {{email}}\n',
  planQuestionSubject: 'שאלה על תוכניות מאת {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}} מ־{{company}}\nהתוכנית כעת: {{current}}\nבנושא: {{about}}\nטלפון: {{phone}}\nלהשיב אל: {{email}}\n',
  verificationCodeSubject: '{{code}} הוא קוד Hirelog שלך',
  verificationCodeText:
    'שלום {{name}},\n\nהקוד הזה מראה שכתובת הדואר היא שלך:\n\n{{code}}\n\nאפשר להשתמש בו במשך 15 דקות. אם לא נרשמת ל־Hirelog, אין צורך לעשות דבר.\n',
  signInConfirmationSubject: '{{code}} מאשר את הכניסה שלך ל־Hirelog',
  signInConfirmationText:
    'שלום,\n\nספק הזהויות של החברה שלך מוסר שברצונך להיכנס אל {{company}}. יש להזין את הקוד הזה בדפדפן שבו התחלת:\n\n{{code}}\n\nהקוד פועל פעם אחת, במשך 15 דקות. אנו שואלים כי הכניסה הזאת חדשה בחשבון שלך או בדפדפן הזה.\n\nאם זה לא היה ביוזמתך, אין להעביר את הקוד לאיש ויש לדווח למנהל המערכת בחברה: בלי הקוד החשבון שלך נשאר סגור.\n',
  signInConfirmationTextGoogle:
    'שלום,\n\n‏Google מוסרת שברצונך להיכנס אל {{company}}. יש להזין את הקוד הזה בדפדפן שבו התחלת:\n\n{{code}}\n\nהקוד פועל פעם אחת, במשך 15 דקות. אנו שואלים כי הכניסה הזאת חדשה בחשבון שלך או בדפדפן הזה.\n\nאם זה לא היה ביוזמתך, אין להעביר את הקוד לאיש ויש לדווח למנהל המערכת בחברה: בלי הקוד החשבון שלך נשאר סגור.\n',
  domainProofSubject: 'חברת {{company}} מבקשת להכניס אנשים עם כתובות של {{domain}}',
  domainProofText:
    'שלום,\n\nחברת {{company}} משתמשת ב־Hirelog ומוסרת שדומיין הדואר {{domain}} שייך לה. אם זה נכון, יש להעביר את הקוד הזה למנהל המערכת שביקש אותו:\n\n{{code}}\n\nבעזרת הקוד החברה פותחת חשבונות לאנשים עם כתובות של {{domain}} שספק הזהויות שלה מכניס. הקוד תקף ל־24 שעות. אם זה לא נכון, אין צורך לעשות דבר: אין להעביר את הקוד לאיש.\n',
  webhookSubject: 'webhook של {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} חובר אל {{company}}',
  integrationConnectedText:
    'שלום {{name}},\n\n{{about}} חובר על ידי {{by}}: המערכת קוראת את כותרות המשרות הפעילות שלכם, מוסיפה אליהן מועמדים ומקבלת את התוצאות שלהם.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לנתק מיד:\n{{link}}\n',
  integrationAvailableSubject: 'אפשר לחבר עכשיו את {{about}}',
  integrationAvailableText:
    'שלום {{name}},\n\nביקשת לדעת מתי אפשר לחבר את {{about}} אל Hirelog. עכשיו אפשר:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} ממתין: מי שחיבר אותו כבר אינו ב־{{company}}',
  integrationOwnerLeftText:
    'שלום {{name}},\n\nמי שחיבר את {{about}} כבר אינו ב־{{company}}. החיבור ממתין עד שמנהל מערכת יחבר אותו מחדש; עד אז דבר אינו אובד:\n{{link}}\n',
  webhookAddedText:
    'שלום {{name}},\n\nנוסף webhook על ידי {{by}}: מה שקורה למועמדים ולמשרות של {{company}} נשלח מעכשיו אל {{about}}.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש להסיר אותו מיד:\n{{link}}\n',
  calendarPausedSubject: 'יש לחבר מחדש את היומן {{about}}',
  calendarPausedText:
    'שלום {{name}},\n\nהיומן {{about}} אינו מאפשר עוד גישה: הסיסמה או ההרשאה פגו. ראיונות אינם נרשמים בו, והשעות התפוסות הן האחרונות הידועות. אפשר לחבר אותו מחדש כאן:\n{{link}}\n',
  webhookPausedText:
    'שלום {{name}},\n\nה־webhook של {{company}} בכתובת {{about}} הושהה: התוכנית אינה כוללת webhooks, או שבעליו עזב או אינו רשאי עוד לנהל חיבורים. דבר לא אבד; מה שקורה בינתיים ממתין.\n\n{{link}}\n',
  webhookOffText:
    'שלום {{name}},\n\nה־webhook של {{company}} בכתובת {{about}} כובה: הוא נכשל במשך חמישה ימים או ענה שאינו קיים עוד. יש לתקן ולהפעיל אותו שוב כאן:\n{{link}}\n',
  measurementConnectedText:
    'שלום {{name}},\n\n{{about}} חובר על ידי {{by}}: ביקורים בדפי ההגשה שלכם נספרים שם, של מבקרים שמסכימים.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לנתק מיד:\n{{link}}\n',
  zapierSubject: 'Zapier של {{company}}',
  zapierConnectedText:
    'שלום {{name}},\n\n{{about}} חובר על ידי {{by}}: ה־Zaps שומעים על מועמדים, ויכולים להוסיף, להזמין, להעביר ולהגיב עליהם בהרשאות של אותו אדם.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לנתק מיד:\n{{link}}\n',
  zapierAddedText:
    'שלום {{name}},\n\nהופעל Zap: מה שקורה למועמדים של {{company}} נשלח מעכשיו אל {{about}}.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לסיים אותו מיד:\n{{link}}\n',
  zapierPausedText:
    'שלום {{name}},\n\nה־Zaps של {{company}} אינם מקבלים דבר לעת עתה: התוכנית אינה כוללת את Zapier, או שמי שחיבר אותה עזב. דבר לא אבד; אירועים ממתינים עד 30 יום.\n\n{{link}}\n',
  zapierOffText:
    'שלום {{name}},\n\nZap של {{company}} בכתובת {{about}} לא מקבל עוד אירועים: הוא נכשל במשך חמישה ימים, או ש־Zapier ענתה שאינו קיים עוד. כדי להמשיך יש לכבות אותו ב־Zapier ולהפעיל אותו שוב:\n{{link}}\n',
  chatAdded: 'נוסף מועמד למשרה {{job}}: {{name}}',
  chatInvited: 'נשלחה הזמנה למשרה {{job}}: {{name}}',
  chatApplied: 'התחילה מועמדות למשרה {{job}}: {{name}}',
  chatCompleted: 'הושלמה מועמדות למשרה {{job}}: {{name}}',
  chatMoved: 'מעבר מ־{{from}} אל {{to}}: {{name}} ({{job}})',
  chatScored: 'נשלח כרטיס ניקוד עבור {{name}} ({{job}})',
  chatRated: 'נוסף דירוג עבור {{name}} ({{job}})',
  chatCommented: 'הערה חדשה על {{name}} ({{job}})',
  chatHired: 'התקבל מועמד למשרה {{job}}: {{name}}',
  chatRejected: 'מועמדות נדחתה: {{name}} ({{job}})',
  chatErased: 'נמחקה מועמדות למשרה {{job}}',
  chatBooked: 'נקבעה פגישה עם {{name}} ({{job}})',
  chatMeetingMoved: 'מועד הפגישה עם {{name}} השתנה ({{job}})',
  chatMeetingCancelled: 'הפגישה עם {{name}} בוטלה ({{job}})',
  chatActivated: 'המשרה {{job}} פעילה',
  chatArchived: 'המשרה {{job}} הועברה לארכיון',
  chatClosing: 'המועד האחרון של {{job}} יחול בתוך יום',
  chatMention: 'אזכור של {{person}} בהערה על {{name}} ({{job}})',
  chatScoreDue: 'נדרש כרטיס ניקוד מאת {{person}} עבור {{name}} ({{job}})',
  chatImported: 'הייבוא למשרה {{job}} הסתיים. מועמדים שנוספו: {{added}}',
  chatTest: 'Hirelog יכולה לכתוב לערוץ הזה.',
  chatColleague: 'חבר צוות',
  chatUnknown: 'מועמד',
  chatOpen: 'פתיחה ב־Hirelog',
  signOnChangedSubject: 'הכניסה האחודה של {{company}} שונתה',
  signOnConfiguredText:
    'שלום {{name}},\n\nספק הזהויות של {{company}} נקבע ל־{{about}} על ידי {{by}}. הוא מכניס את אנשי החברה.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לבדוק מיד את ההגדרות:\n{{link}}\n',
  signOnDisabledText:
    'שלום {{name}},\n\nהכניסה האחודה של {{company}} כובתה על ידי {{by}}. כולם נכנסים שוב עם סיסמה.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לבדוק מיד את ההגדרות:\n{{link}}\n',
  emailDomainAddedText:
    'שלום {{name}},\n\nהדומיין {{about}} נוסף לדומיינים של הדואר של {{company}} על ידי {{by}}. הוא עדיין לא הוכח.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לבדוק מיד את ההגדרות:\n{{link}}\n',
  emailDomainProvenText:
    'שלום {{name}},\n\nהדומיין {{about}} הוכח כדומיין דואר של {{company}} על ידי {{by}}. מעכשיו ספק הזהויות יכול לפתוח חשבונות לכתובות שלו.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לבדוק מיד את ההגדרות:\n{{link}}\n',
  emailDomainRemovedText:
    'שלום {{name}},\n\nהדומיין {{about}} הוסר מהדומיינים של הדואר של {{company}} על ידי {{by}}. אנשים חדשים עם כתובות שלו צריכים הזמנה.\n\nההודעה נשלחה אליך כי יש לך תפקיד של מנהל מערכת ב־{{company}}. אם זה לא נכון, יש לבדוק מיד את ההגדרות:\n{{link}}\n',
  passwordResetSubject: 'בחירת סיסמה חדשה ל־Hirelog',
  passwordResetText:
    'שלום {{name}},\n\nמישהו, אנו מקווים שזה היית את או אתה, ביקש סיסמה חדשה. אפשר לקבוע אותה כאן:\n{{link}}\n\nהקישור פועל פעם אחת, במשך שעה. אם הבקשה לא באה ממך, אין צורך לעשות דבר: הסיסמה נשארת כפי שהיא.\n',
  signInCodeSubject: 'קוד הכניסה שלך ל־Hirelog',
  signInCodeText:
    'שלום {{name}},\n\nמישהו, אנו מקווים שזה היית את או אתה, מבקש להיכנס ממקום חדש. שם יש להזין את הקוד הזה יחד עם הסיסמה:\n\n{{code}}\n\nהקוד תקף לשעה לפחות. אם הבקשה לא באה ממך, אין צורך לעשות דבר: בלי הסיסמה שלך אין בקוד תועלת. אין להעביר אותו לאחרים.\n',
  passwordChangedSubject: 'הסיסמה שלך ב־Hirelog שונתה',
  passwordChangedText:
    'שלום {{name}},\n\nהסיסמה שלך שונתה, וכל המכשירים נותקו. אם זה לא נעשה על ידך, יש לקבוע מיד סיסמה חדשה:\n{{link}}\n',
  invitationSms:
    'שלום {{name}}, חברת {{company}} מזמינה אותך להגיש מועמדות: {{job}}. אפשר לענות בזמן שנוח לך: {{link}}',
  reminderSms: 'שלום {{name}}, המועמדות שלך לחברת {{company}} למשרה {{job}} ממתינה: {{link}}',
  noticeApplicationSubject: 'מועמדות חדשה: {{job}}',
  noticeApplicationText:
    'שלום {{name}},\n\nהושלמה מועמדות למשרה „{{job}}”.\n\n{{link}}\n\nההודעה נשלחה כי יש לך מעקב אחרי המשרה. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  noticeMentionSubject: 'אזכור מאת {{by}}: {{job}}',
  noticeMentionText:
    'שלום {{name}},\n\n{{by}} הזכיר/ה אותך בתגובה על מועמדות למשרה „{{job}}”.\n\n{{link}}\n\nההודעה נשלחה כי תגובה מזכירה אותך. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  noticeScoreSubject: 'כרטיס הציון שלך ממתין: {{job}}',
  noticeScoreText:
    'שלום {{name}},\n\nמועמדות למשרה „{{job}}” מוכנה, וכרטיס הציון שלך ממתין.\n\n{{link}}\n\nההודעה נשלחה כי התבקשת לתת ציון. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  noticeDeadlineSubject: 'המועד האחרון מתקרב: {{job}}',
  noticeDeadlineText:
    'שלום {{name}},\n\nהגשת המועמדות למשרה „{{job}}” תיסגר בקרוב: {{until}}.\n\n{{link}}\n\nההודעה נשלחה כי יש לך מעקב אחרי המשרה. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  noticeImportSubject: 'הייבוא שלך הסתיים: {{job}}',
  noticeImportText:
    'שלום {{name}},\n\nייבוא המועמדים שלך למשרה „{{job}}” הסתיים. נוספו: {{added}}.\n\n{{link}}\n\nההודעה נשלחה כי התחלת את הייבוא. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  billingInvoiceSubject: 'חשבונית {{invoice}} עבור {{company}}',
  billingInvoiceText:
    'שלום {{name}},\n\nזו החשבונית עבור התוכנית שלכם: {{invoice}} על סך {{amount}}, לתשלום עד {{due}}.\n\nהחשבונית ואופן התשלום:\n{{link}}\n\nקובץ PDF:\n{{pdf}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingOrderText:
    'שלום {{name}},\n\nתודה על ההזמנה. זו החשבונית שלה: {{invoice}} על סך {{amount}}, לתשלום עד {{due}}. התוכנית שלכם תתחיל כשהתשלום יתקבל. הזמנה שלא תשולם עד אז תתבטל.\n\nהחשבונית ואופן התשלום:\n{{link}}\n\nקובץ PDF:\n{{pdf}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingOverdueSubject: 'תשלום באיחור: {{company}}',
  billingOverdueText:
    'שלום {{name}},\n\nתשלום של {{company}} היה אמור להתקבל ב־{{sinceDay}} ועדיין לא התקבל.\n\nהחשבוניות הפתוחות ואופן התשלום:\n{{link}}\n\nאם שילמתם בימים האחרונים, אין צורך לעשות דבר. ההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingAtRiskSubject: 'נא לשלם כדי לשמור על הגישה: {{company}}',
  billingAtRiskText:
    'שלום {{name}},\n\nתשלום של {{company}} היה אמור להתקבל ב־{{sinceDay}} ועדיין לא התקבל. אם לא יתקבל עד {{blocksDay}}, המינוי שלכם ייחסם.\n\nהחשבוניות הפתוחות ואופן התשלום:\n{{link}}\n\nאם שילמתם בימים האחרונים, אין צורך לעשות דבר. ההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingBlockedSubject: 'המינוי שלכם נחסם: {{company}}',
  billingBlockedText:
    'שלום {{name}},\n\nהמינוי של {{company}} נחסם כי תשלום לא התקבל. דבר לא נמחק, ומבקרים עדיין יכולים לקרוא ולייצא. הכול יחזור לפעול כשהתשלום יתקבל.\n\nהחשבוניות הפתוחות ואופן התשלום:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingPausedSubject: 'המינוי שלכם מושהה: {{company}}',
  billingPausedText:
    'שלום {{name}},\n\nהמינוי של {{company}} מושהה מ־{{pausedDay}}, עד שתחדשו אותו:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingPausedTextUntil:
    'שלום {{name}},\n\nהמינוי של {{company}} מושהה מ־{{pausedDay}}. הוא יתחדש ב־{{resumesDay}}. אפשר לחדש אותו קודם:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingActiveSubject: 'המינוי שלכם שוב פעיל: {{company}}',
  billingActiveText:
    'שלום {{name}},\n\nהמינוי של {{company}} שוב פעיל, עם כל מה שכלול בתוכנית שלכם.\n\nהמינוי והחשבוניות שלכם:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingEndingSubject: 'המינוי שלכם יסתיים ב־{{endsDay}}: {{company}}',
  billingEndingText:
    'שלום {{name}},\n\nהמינוי של {{company}} בוטל. הוא בתוקף עד {{endsDay}} ולא יחודש. עד אז אפשר להשאיר אותו:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  billingEndedSubject: 'המינוי שלכם הסתיים: {{company}}',
  billingEndedText:
    'שלום {{name}},\n\nהמינוי של {{company}} הסתיים. דבר לא נמחק, ומבקרים עדיין יכולים לקרוא ולייצא. בחרו תוכנית כדי להמשיך:\n{{link}}\n\nההודעה נשלחה כי החיוב של {{company}} באחריותך.\n',
  noticeLimitSubject: 'המסלול שלכם כמעט נוצל: {{company}}',
  noticeLimitText:
    'שלום {{name}},\n\n{{what}}: נוצלו {{used}} מתוך {{most}} ב־{{company}}.\n\n{{link}}\n\nההודעה נשלחה כי המסלול באחריותך. אפשר לבחור על מה לקבל הודעות: {{settings}}\n',
  noticeLimitJobs: 'משרות פעילות',
  noticeLimitSeats: 'מקומות',
  noticeLimitTexts: 'מסרונים החודש',
  noticeLimitInterviews: 'ראיונות החודש',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'שלום {{name}},\n\n{{dashboard}}, מ־{{from}} עד {{until}}:\n\n{{lines}}\n\nלפתיחת לוח המחוונים:\n{{link}}\n\nההודעה נשלחת כי ביקשת אותה. אפשר לשנות זאת ברשימת לוחות המחוונים.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (קודם: {{before}})',
  dashboardApplications: 'מועמדויות',
  dashboardStarted: 'התחילו',
  dashboardCompleted: 'הושלמו',
  dashboardReviewed: 'נבדקו',
  dashboardHired: 'התקבלו',
  dashboardRejected: 'נדחו',
  noticeSummarySubject: 'היום שלך ב־{{company}}',
  noticeSummaryText:
    'שלום {{name}},\n\nמאז הסיכום האחרון:\n\n{{lines}}\n\nפתיחת Hirelog:\n{{link}}\n\nאפשר לבחור על מה ומתי לקבל הודעות: {{settings}}\n',
  noticeLineApplication_one: 'מועמדות חדשה אחת: {{job}}',
  noticeLineApplication_two: 'שתי מועמדויות חדשות: {{job}}',
  noticeLineApplication_other: '{{count}} מועמדויות חדשות: {{job}}',
  noticeLineMention_one: 'אזכור אחד שלך: {{job}}',
  noticeLineMention_two: 'שני אזכורים שלך: {{job}}',
  noticeLineMention_other: '{{count}} אזכורים שלך: {{job}}',
  noticeLineScore_one: 'כרטיס ציון אחד ממתין: {{job}}',
  noticeLineScore_two: 'שני כרטיסי ציון ממתינים: {{job}}',
  noticeLineScore_other: '{{count}} כרטיסי ציון ממתינים: {{job}}',
  noticeLineDeadline_one: 'המועד האחרון מתקרב: {{job}}',
  noticeLineDeadline_two: 'המועד האחרון מתקרב: {{job}}',
  noticeLineDeadline_other: 'המועד האחרון מתקרב: {{job}}',
  noticeLineImport_one: 'ייבוא אחד הסתיים: {{job}}',
  noticeLineImport_two: 'שני ייבואים הסתיימו: {{job}}',
  noticeLineImport_other: '{{count}} ייבואים הסתיימו: {{job}}',
  noticeLineLimit_one: 'המסלול שלכם כמעט נוצל',
  noticeLineLimit_two: 'המסלול שלכם כמעט נוצל',
  noticeLineLimit_other: 'המסלול שלכם כמעט נוצל',
  interviewOfferSubject: 'בחירת מועד: {{summary}} ב־{{company}}',
  interviewOfferText:
    'שלום {{name}},\n\nחברת {{company}} רוצה לשוחח איתך על המשרה "{{job}}": {{summary}}, {{minutes}} דקות.\n\nכאן בוחרים מועד שנוח לך:\n{{link}}\n\nהמועדים שמורים עד {{until}}. אם אף אחד מהם לא מתאים, אפשר לבקש שם מועדים אחרים.\n',
  interviewOfferWritten: '{{text}}\n\nבחירת מועד עד {{until}}:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: '{{company}} מעוניינת לשוחח איתך על „{{job}}”. אפשר לבחור מועד עד {{until}}: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'הראיון שלך עם {{company}} נקבע: {{when}}. לשינוי או לביטול: {{link}}',
  interviewChangedSms: 'הראיון שלך עם {{company}} השתנה: {{when}}. לשינוי או לביטול: {{link}}',
  interviewReleasedSms: 'ביקשת מ־{{company}} מועדים אחרים. תגיע אליך הודעה כשיוצעו מועדים חדשים: {{link}}',
  interviewReminderSms: 'בקרוב: הראיון שלך עם {{company}}, {{when}}. לשינוי או לביטול: {{link}}',
  interviewCancelledSms: 'הראיון שלך עם {{company}} למשרת „{{job}}” לא יתקיים.',
  interviewDoubtSms:
    'ייתכן שהראיון שלך עם {{company}} יועבר למועד אחר. הוא לא בוטל; הצוות יכתוב לך. אפשר גם להעביר אותו: {{link}}',
  interviewSureSms: 'הראיון שלך עם {{company}} יתקיים כפי שנקבע: {{when}}. {{link}}',
  interviewBookedSubject: 'נקבע: {{summary}}, {{begins}}',
  interviewBookedText:
    'שלום {{name}},\n\nהריאיון שלך עם {{company}} למשרה "{{job}}" נקבע.\n\n{{details}}\n\nכאן אפשר לדחות או לבטל אותו:\n{{link}}\n\nהקובץ המצורף מוסיף אותו ליומן שלך.\n',
  interviewChangedSubject: 'שינוי: {{summary}}, {{begins}}',
  interviewChangedText:
    'שלום {{name}},\n\nחל שינוי בריאיון שלך עם {{company}} למשרה "{{job}}".{{because}}\n\n{{details}}{{formerly}}\n\nכאן אפשר לדחות או לבטל אותו:\n{{link}}\n\nהקובץ המצורף מעדכן את היומן שלך.\n',
  interviewDoubtSubject: 'ייתכן שיידחה: {{summary}}, {{begins}}',
  interviewDoubtText:
    'שלום {{name}},\n\nהתברר שאחד המשתתפים בריאיון שלך עם {{company}} למשרה "{{job}}" תפוס במועד הזה. הריאיון לא בוטל: הצוות יודע על כך, ויכתוב לך אם יהיה צורך לדחות אותו.\n\n{{details}}\n\nאפשר גם להעביר אותו כאן:\n{{link}}\n',
  interviewSureSubject: 'אושר: {{summary}}, {{begins}}',
  interviewSureText:
    'שלום {{name}},\n\nכתבנו שייתכן שהריאיון שלך עם {{company}} למשרה "{{job}}" יידחה. אין בכך צורך: כולם פנויים שוב במועד הזה.\n\n{{details}}\n\nלפתיחה:\n{{link}}\n',
  interviewReleasedSubject: 'בקשתך למועדים אחרים: {{summary}}',
  interviewReleasedText:
    'שלום {{name}},\n\nביקשת מ־{{company}} מועדים אחרים, ולכן המועד שנקבע, {{when}}, התפנה. תישלח אליך הודעה כשיוצעו מועדים חדשים.\n\nהריאיון שלך:\n{{link}}\n',
  interviewCancelledSubject: 'בוטל: {{summary}} ב־{{company}}',
  interviewCancelledText:
    'שלום {{name}},\n\nהריאיון שלך עם {{company}} למשרה "{{job}}" לא יתקיים.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'בקרוב: {{summary}}, {{begins}}',
  interviewReminderText:
    'שלום {{name}},\n\nהריאיון שלך עם {{company}} למשרה "{{job}}" מתקרב.\n\n{{details}}\n\nכאן אפשר לדחות או לבטל אותו:\n{{link}}\n',
  meetingInvitationSubject: 'ריאיון: {{summary}}, {{begins}}',
  meetingInvitationText:
    'שלום {{name}},\n\nהשתתפותך נקבעה בריאיון למשרה "{{job}}" ב־{{company}}.\n\n{{details}}{{answers}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n\nהקובץ המצורף מוסיף אותו ליומן שלך.\n',
  meetingChangedSubject: 'שינוי: {{summary}}, {{begins}}',
  meetingChangedText:
    'שלום {{name}},\n\nחל שינוי בריאיון למשרה "{{job}}" שבו נקבעה השתתפותך.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n\nהקובץ המצורף מעדכן את היומן שלך.\n',
  meetingNoLinkSubject: 'עדיין אין קישור: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'שלום {{name}},\n\nשירות הוועידה לא יצר קישור לריאיון למשרה "{{job}}". אפשר להגדיר קישור משלך: המועמד והעמיתים יקבלו אותו מיד.\n\n{{details}}\n\nלהגדרה ב־Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'בוטל: {{summary}}, {{job}}',
  meetingCancelledText:
    'שלום {{name}},\n\nהריאיון למשרה "{{job}}" לא יתקיים כפי שתוכנן איתך.{{because}}\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'בקרוב: {{summary}}, {{begins}}',
  meetingReminderText:
    'שלום {{name}},\n\nמתקרב ריאיון למשרה "{{job}}" שבו נקבעה השתתפותך.\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'אישור ריאיון: {{job}}',
  meetingApprovalText:
    'שלום {{name}},\n\nריאיון למשרה "{{job}}" תוכנן וממתין לאישור. עד אז לא נשלחת הודעה אל המועמד/ת.\n\n{{details}}\n\nלאישור או לדחייה:\n{{link}}\n',
  meetingDisapprovedSubject: 'לא אושר: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'שלום {{name}},\n\nהריאיון שתכננת למשרה "{{job}}" לא אושר.{{because}}\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: 'בקשה למועדים אחרים מאת {{candidate}}: {{job}}',
  meetingOtherTimesText:
    'שלום {{name}},\n\nהמועדים שהוצעו למשרה "{{job}}" לא מתאימים ל־{{candidate}}.{{because}}\n\n{{details}}\n\nכאן מציעים מועדים אחרים:\n{{link}}\n',
  meetingDeclinedSubject: 'השתתפות נדחתה, {{who}}: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'שלום {{name}},\n\nהתקבלה תשובה שלילית מאת {{who}} לריאיון למשרה "{{job}}".{{because}}\n\n{{details}}\n\nכאן אפשר להחליף משתתף או לדחות את הריאיון:\n{{link}}\n',
  meetingExpiredSubject: 'לא נבחר מועד: {{summary}}, {{job}}',
  meetingExpiredText:
    'שלום {{name}},\n\nלא נבחר מועד על ידי {{candidate}} לריאיון למשרה "{{job}}" לפני תום ההצעה.\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  meetingClashSubject: 'הזמנה כפולה: {{summary}}, {{begins}}',
  meetingClashText:
    'שלום {{name}},\n\nהתברר שמשתתף או חדר של ריאיון למשרה "{{job}}" תפוסים באותה שעה. יש להחליף אותם או לדחות את הריאיון.\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'פנוי שוב: {{summary}}, {{begins}}',
  meetingFreeText:
    'שלום {{name}},\n\nמי שהתברר כתפוס במועד של ריאיון למשרה "{{job}}" פנוי שוב. הריאיון יתקיים כפי שנקבע.\n\n{{details}}\n\nלפתיחה ב־Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'המשרה כבר אינה פתוחה.',
  meetingJobArchived: 'המשרה הועברה לארכיון.',
  meetingCandidateLeft: 'המועמדות למשרה אינה נבחנת עוד.',
  meetingWhen: 'מתי: {{value}}',
  meetingWhere: 'איפה: {{value}}',
  meetingWith: 'עם: {{value}}',
  meetingCandidate: 'מועמד/ת: {{value}}',
  meetingWas: 'קודם: {{value}}',
  openMeet: 'פתיחת הריאיון',
  meetingAnswerCONFIRMED: 'אישור השתתפות',
  meetingAnswerMAYBE: 'אולי',
  meetingAnswerREJECTED: 'אי אפשר להגיע',
} satisfies Translation<typeof en>

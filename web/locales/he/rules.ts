/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'שדה חובה',
  'This field of a form is required': 'יש למלא את השדה הזה',
  'Character limit exceeded': 'חריגה ממספר התווים',
  'Required at least {{0}} characters': 'נדרשים לפחות {{0}} תווים',
  'Add at least one question': 'יש להוסיף לפחות שאלה אחת',
  'Additional information cannot be more than {{0}} fields': 'אפשר לבקש לכל היותר {{0}} פרטים נוספים',
  'Required at least {{0}} item(s)': 'מספר הפריטים המזערי: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'שכר המינימום לא יכול להיות נמוך מ־{{0}}',
  'Minimum salary cannot be more than {{0}}': 'שכר המינימום לא יכול להיות גבוה מ־{{0}}',
  'Maximum salary cannot be less than {{0}}': 'שכר המקסימום לא יכול להיות נמוך מ־{{0}}',
  'Responsibilities cannot be more than {{0}}': 'לא ייתכנו יותר מ־{{0}} תחומי אחריות',
  'Benefits cannot be more than {{0}}': 'לא ייתכנו יותר מ־{{0}} הטבות',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'מסלול מתחיל בדף טופס אחד ומסתיים בדף תודה אחד ובדף דחייה אחד',
  'Two modules have the same id': 'לשני מודולים יש אותו מזהה',
  'Maximum {{0}} questions allowed per job': 'אפשר לשאול עד {{0}} שאלות בכל משרה',
  'Invalid fields, some changes were not saved.': 'יש שדות לא תקינים, חלק מהשינויים לא נשמרו.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'יש להזין את המספר המלא עם קידומת המדינה, למשל ‎+44 20 7946 0000',
  'This email address is not complete': 'כתובת הדוא״ל אינה שלמה',
  'This telephone number is not complete': 'מספר הטלפון אינו שלם',
  'Enter a web address, such as https://company.com': 'יש להזין כתובת אתר, למשל https://company.com',
} as Record<string, string>

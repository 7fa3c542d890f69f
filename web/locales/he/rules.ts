/** What browsers and the server find alike in what somebody types, by its English, as `said` writes it; kept apart from refusals.ts so that a page loads no more. */
export default {
  'Required field': 'שדה חובה',
  'Character limit exceeded': 'חריגה ממספר התווים',
  'Required at least {{0}} characters': 'נדרשים לפחות {{0}} תווים',
  'Required at least {{0}} item(s)': 'מספר הפריטים המזערי: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'שכר המינימום לא יכול להיות נמוך מ־{{0}}',
  'Minimum salary cannot be more than {{0}}': 'שכר המינימום לא יכול להיות גבוה מ־{{0}}',
  'Maximum salary cannot be less than {{0}}': 'שכר המקסימום לא יכול להיות נמוך מ־{{0}}',
  'Benefits cannot be more than {{0}}': 'לא ייתכנו יותר מ־{{0}} הטבות',
  'Max characters cannot be less than {{0}}': 'מספר התווים המרבי לא יכול להיות קטן מ־{{0}}',
  'Max characters cannot be more than {{0}}': 'מספר התווים המרבי לא יכול להיות גדול מ־{{0}}',
  'Max selected cannot be less than {{0}}': 'מספר הבחירות המרבי לא יכול להיות קטן מ־{{0}}',
  'Max selected cannot be more than {{0}}': 'מספר הבחירות המרבי לא יכול להיות גדול מ־{{0}}',
  'Options cannot be more than {{0}}': 'לא ייתכנו יותר מ־{{0}} אפשרויות',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'מסלול מתחיל בדף טופס אחד ומסתיים בדף תודה אחד ובדף דחייה אחד',
  'Two modules have the same id': 'לשני מודולים יש אותו מזהה',
  'Maximum {{0}} questions allowed per job': 'אפשר לשאול עד {{0}} שאלות בכל משרה',
  'Invalid fields, some changes were not saved.': 'יש שדות לא תקינים, חלק מהשינויים לא נשמרו.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'יש להזין את המספר המלא עם קידומת המדינה, למשל ‎+44 20 7946 0000',
  'This e-mail address is not complete': 'כתובת הדוא״ל אינה שלמה',
  'This telephone number is not complete': 'מספר הטלפון אינו שלם',
  'This is not one of the choices': 'זו אינה אחת התשובות',
  'Please use at most {{0}} characters': 'מספר התווים המרבי הוא {{0}}',
  'Please choose at most {{0}}': 'מספר הבחירות המרבי הוא {{0}}',
  'Enter a web address, such as https://company.com': 'יש להזין כתובת אתר, למשל https://company.com',
  'Enter a day of the calendar, such as {{0}}': 'יש להזין תאריך קיים, למשל {{0}}',
  'Enter a number without a sign between thousands, such as 1234 or 3.5':
    'יש להזין מספר ללא סימן בין האלפים, למשל 1234 או 3.5',
} as Record<string, string>

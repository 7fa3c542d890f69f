/** As refusals.ts: of other systems that a company connects. */
export default {
  'This system is not connected': 'המערכת הזו אינה מחוברת',
  'Incorrect token. Please try again.': 'אסימון שגוי. נסו שוב.',
  'Incorrect email. Please try again.': 'כתובת דוא״ל שגויה. נסו שוב.',
  'Only a person can connect another system': 'רק אדם יכול לחבר מערכת אחרת',
  'Only a person can be notified': 'אפשר לעדכן רק אדם',
  'This system can be connected already': 'אפשר כבר לחבר את המערכת הזו',
  'This connection is paused': 'החיבור הזה מושהה',
  'The colleague who connected this system has left': 'מי שחיבר את המערכת הזו עזב',
  'This key is not known': 'המפתח הזה אינו מוכר',
  'The address for the result is not one': 'הכתובת לתוצאה אינה כתובת',
  'The other system does not answer. Please try again.': 'המערכת האחרת לא עונה. נסו שוב.',
  'The company is not linked to JobAdder': 'החברה אינה מקושרת ל-JobAdder',
  'JobAdder is not set up here': 'JobAdder אינו מוגדר כאן',
  'This link has ended. Please begin again.': 'הקישור הזה כבר אינו בתוקף. התחילו שוב.',
  'The way back has to be a page of ours': 'הדרך חזרה חייבת להיות דף שלנו',
} as Record<string, string>

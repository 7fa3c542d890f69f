/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'זה כבר מה שיש לכם',
  'Cancel your subscription to end it with its term': 'בטלו את המינוי כדי לסיים אותו בתום התקופה',
  'This invoice was cancelled by a credit note': 'החשבונית הזאת בוטלה בהודעת זיכוי',
  'The price of this plan is agreed with you. Please contact us.': 'מחיר התוכנית הזאת מסוכם איתכם. נא ליצור איתנו קשר.',
  'This plan is not billed here. Please contact us.': 'התוכנית הזאת אינה מחויבת כאן. נא ליצור איתנו קשר.',
  'Only a subscription that is active and not about to pause can do that':
    'זה אפשרי רק כשהמינוי פעיל ואין הפסקה מתוכננת',
  'Until its term ends, your subscription is billed in {{0}}': 'עד תום התקופה המינוי שלכם מחויב ב־{{0}}',
  'This plan does not take that many extra users or jobs':
    'התוכנית הזאת אינה מאפשרת כל כך הרבה משתמשים או משרות נוספים',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'לפני הבחירה בתוכנית הזאת: העבירו {{0}} משרות לארכיון והסירו {{1}} משתמשים',
  'There is no such coupon, or it has ended': 'אין קופון כזה, או שתוקפו פג',
  'There is no such invoice': 'אין חשבונית כזאת',
  'The payment service cannot be reached. Please try again later.':
    'שירות התשלומים אינו זמין כרגע. נסו שוב מאוחר יותר.',
  'The payment service says: {{0}}': 'שירות התשלומים מודיע: {{0}}',
} as Record<string, string>

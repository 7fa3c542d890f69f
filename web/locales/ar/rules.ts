/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'حقل مطلوب',
  'This field of a form is required': 'هذا الحقل من النموذج مطلوب',
  'Character limit exceeded': 'تم تجاوز حد الأحرف',
  'Required at least {{0}} characters': 'الحد الأدنى لعدد الأحرف هو {{0}}',
  'Add at least one question': 'يُرجى إضافة سؤال واحد على الأقل',
  'Additional information cannot be more than {{0}} fields': 'الحد الأقصى لحقول المعلومات الإضافية هو {{0}}',
  'Required at least {{0}} item(s)': 'الحد الأدنى لعدد العناصر هو {{0}}',
  'Minimum salary cannot be less than {{0}}': 'لا يمكن أن يقل الحد الأدنى للراتب عن {{0}}',
  'Minimum salary cannot be more than {{0}}': 'لا يمكن أن يزيد الحد الأدنى للراتب على {{0}}',
  'Maximum salary cannot be less than {{0}}': 'لا يمكن أن يقل الحد الأقصى للراتب عن {{0}}',
  'Responsibilities cannot be more than {{0}}': 'لا يمكن أن يزيد عدد المسؤوليات على {{0}}',
  'Benefits cannot be more than {{0}}': 'لا يمكن أن يزيد عدد المزايا على {{0}}',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'يبدأ المسار بصفحة نموذج واحدة وينتهي بصفحة شكر واحدة وصفحة رفض واحدة',
  'Two modules have the same id': 'لوحدتين المعرف نفسه',
  'Maximum {{0}} questions allowed per job': 'الحد الأقصى لعدد الأسئلة في الوظيفة هو {{0}}',
  'Invalid fields, some changes were not saved.': 'حقول غير صالحة، لم تُحفظ بعض التغييرات.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'يُرجى إدخال الرقم كاملًا مع رمز البلد، مثل +44 20 7946 0000',
  'This email address is not complete': 'عنوان البريد الإلكتروني هذا غير مكتمل',
  'This telephone number is not complete': 'رقم الهاتف هذا غير مكتمل',
  'Enter a web address, such as https://company.com': 'يُرجى إدخال عنوان ويب، مثل https://company.com',
} as Record<string, string>

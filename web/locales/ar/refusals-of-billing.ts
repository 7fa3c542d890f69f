/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'هذا ما لديك بالفعل',
  'Cancel your subscription to end it with its term': 'يُرجى إلغاء اشتراكك لإنهائه مع نهاية مدته',
  'This invoice was cancelled by a credit note': 'أُلغيت هذه الفاتورة بإشعار دائن',
  'The price of this plan is agreed with you. Please contact us.': 'سعر هذه الخطة متفق عليه معك. يُرجى التواصل معنا.',
  'This plan is not billed here. Please contact us.': 'لا تُفوتر هذه الخطة هنا. يُرجى التواصل معنا.',
  'Only a subscription that is active and not about to pause can do that':
    'هذا ممكن فقط لاشتراك نشط لا يوشك على التوقف المؤقت',
  'Until its term ends, your subscription is billed in {{0}}': 'حتى نهاية مدته، يُفوتر اشتراكك بعملة {{0}}',
  'This plan does not take that many extra users or jobs':
    'لا تقبل هذه الخطة هذا العدد من المستخدمين أو الوظائف الإضافية',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'قبل اختيار هذه الخطة، يُرجى أرشفة وظائف (العدد: {{0}}) وإزالة مستخدمين (العدد: {{1}})',
  'There is no such coupon, or it has ended': 'هذه القسيمة غير موجودة أو انتهت صلاحيتها',
  'There is no such invoice': 'هذه الفاتورة غير موجودة',
  'The payment service cannot be reached. Please try again later.':
    'لا يمكن الوصول إلى خدمة الدفع. يُرجى المحاولة لاحقًا.',
  'The payment service says: {{0}}': 'رد خدمة الدفع: {{0}}',
} as Record<string, string>

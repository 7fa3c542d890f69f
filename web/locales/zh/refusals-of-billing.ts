/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': '您当前使用的就是此方案',
  'Cancel your subscription to end it with its term': '取消订阅后，将在到期时结束',
  'This invoice was cancelled by a credit note': '此发票已由贷项通知单冲销',
  'The price of this plan is agreed with you. Please contact us.': '此套餐的价格需与您商定，请联系我们。',
  'This plan is not billed here. Please contact us.': '此套餐不在此处计费，请联系我们。',
  'Only a subscription that is active and not about to pause can do that': '只有有效且不会即将暂停的订阅才能执行此操作',
  'Until its term ends, your subscription is billed in {{0}}': '在到期之前，您的订阅以 {{0}} 计费',
  'This plan does not take that many extra users or jobs': '此套餐不支持这么多额外用户或职位',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    '选择此套餐前，请先归档 {{0}} 个职位并移除 {{1}} 位用户',
  'There is no such coupon, or it has ended': '该优惠码不存在或已过期',
  'There is no such invoice': '该发票不存在',
  'The payment service cannot be reached. Please try again later.': '暂时无法连接支付服务，请稍后重试。',
  'The payment service says: {{0}}': '支付服务提示：{{0}}',
} as Record<string, string>

/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': '이미 사용 중인 구성입니다',
  'Cancel your subscription to end it with its term': '기간 종료와 함께 끝내려면 구독을 취소하세요',
  'This invoice was cancelled by a credit note': '대변 전표로 취소된 청구서입니다',
  'The price of this plan is agreed with you. Please contact us.':
    '이 요금제의 가격은 별도로 협의됩니다. 문의해 주세요.',
  'This plan is not billed here. Please contact us.': '이 요금제는 여기에서 결제되지 않습니다. 문의해 주세요.',
  'Only a subscription that is active and not about to pause can do that':
    '활성 상태이고 일시 중지가 예정되지 않은 구독에서만 할 수 있습니다',
  'Until its term ends, your subscription is billed in {{0}}': '기간이 끝날 때까지 구독은 {{0}}(으)로 청구됩니다',
  'This plan does not take that many extra users or jobs':
    '이 요금제에는 추가 사용자나 채용 공고를 그만큼 추가할 수 없습니다',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    '이 요금제를 선택하려면 먼저 채용 공고 {{0}}개를 보관하고 사용자 {{1}}명을 제거하세요',
  'There is no such coupon, or it has ended': '쿠폰이 없거나 종료되었습니다',
  'There is no such invoice': '청구서를 찾을 수 없습니다',
  'The payment service cannot be reached. Please try again later.':
    '결제 서비스에 연결할 수 없습니다. 나중에 다시 시도해 주세요.',
  'The payment service says: {{0}}': '결제 서비스 메시지: {{0}}',
} as Record<string, string>

/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'Isto é o que você já tem',
  'Cancel your subscription to end it with its term': 'Cancele sua assinatura para encerrá-la no fim do período',
  'This invoice was cancelled by a credit note': 'Esta fatura foi cancelada por uma nota de crédito',
  'The price of this plan is agreed with you. Please contact us.':
    'O preço deste plano é combinado com você. Fale conosco.',
  'This plan is not billed here. Please contact us.': 'Este plano não é cobrado aqui. Fale conosco.',
  'Only a subscription that is active and not about to pause can do that':
    'Isso só é possível com uma assinatura ativa e sem pausa programada',
  'Until its term ends, your subscription is billed in {{0}}':
    'Até o fim do período, sua assinatura é cobrada em {{0}}',
  'This plan does not take that many extra users or jobs': 'Este plano não permite tantos usuários ou vagas adicionais',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'Antes de escolher este plano, arquive {{0}} vagas e remova {{1}} usuários',
  'There is no such coupon, or it has ended': 'Este cupom não existe ou já expirou',
  'There is no such invoice': 'Esta fatura não existe',
  'The payment service cannot be reached. Please try again later.':
    'Não é possível acessar o serviço de pagamento. Tente novamente mais tarde.',
  'The payment service says: {{0}}': 'O serviço de pagamento informa: {{0}}',
} as Record<string, string>

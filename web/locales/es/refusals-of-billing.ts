/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'Esto es lo que ya tiene',
  'Cancel your subscription to end it with its term': 'Cancele su suscripción para que termine al final de su periodo',
  'This invoice was cancelled by a credit note': 'Esta factura se anuló con una factura rectificativa',
  'The price of this plan is agreed with you. Please contact us.':
    'El precio de este plan se acuerda con usted. Póngase en contacto con nosotros.',
  'This plan is not billed here. Please contact us.': 'Este plan no se factura aquí. Póngase en contacto con nosotros.',
  'Only a subscription that is active and not about to pause can do that':
    'Solo es posible con una suscripción activa y sin una pausa prevista',
  'Until its term ends, your subscription is billed in {{0}}':
    'Hasta que termine su periodo, su suscripción se factura en {{0}}',
  'This plan does not take that many extra users or jobs': 'Este plan no admite tantos usuarios u ofertas adicionales',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'Antes de elegir este plan, archive {{0}} ofertas y elimine {{1}} usuarios',
  'There is no such coupon, or it has ended': 'Este cupón no existe o ha caducado',
  'There is no such invoice': 'Esta factura no existe',
  'The payment service cannot be reached. Please try again later.':
    'No se puede contactar con el servicio de pago. Vuelva a intentarlo más tarde.',
  'The payment service says: {{0}}': 'El servicio de pago indica: {{0}}',
} as Record<string, string>

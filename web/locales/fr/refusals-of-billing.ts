/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'C’est ce que vous avez déjà',
  'Cancel your subscription to end it with its term': 'Résiliez votre abonnement pour qu’il prenne fin à l’échéance',
  'This invoice was cancelled by a credit note': 'Cette facture a été annulée par un avoir',
  'The price of this plan is agreed with you. Please contact us.':
    'Le prix de cette formule est convenu avec vous. Veuillez nous contacter.',
  'This plan is not billed here. Please contact us.': 'Cette formule n’est pas facturée ici. Veuillez nous contacter.',
  'Only a subscription that is active and not about to pause can do that':
    'Seul un abonnement actif, sans suspension prévue, le permet',
  'Until its term ends, your subscription is billed in {{0}}':
    'Jusqu’à l’échéance, votre abonnement est facturé en {{0}}',
  'This plan does not take that many extra users or jobs':
    'Cette formule n’accepte pas autant d’utilisateurs ou d’offres supplémentaires',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'Avant de choisir cette formule, archivez {{0}} offres et retirez {{1}} utilisateurs',
  'There is no such coupon, or it has ended': 'Ce coupon n’existe pas ou a expiré',
  'There is no such invoice': 'Cette facture n’existe pas',
  'The payment service cannot be reached. Please try again later.':
    'Le service de paiement est injoignable. Veuillez réessayer plus tard.',
  'The payment service says: {{0}}': 'Le service de paiement indique : {{0}}',
} as Record<string, string>

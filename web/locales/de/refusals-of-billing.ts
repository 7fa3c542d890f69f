/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'Das haben Sie bereits',
  'Cancel your subscription to end it with its term': 'Kündigen Sie Ihr Abonnement, damit es mit der Laufzeit endet',
  'This invoice was cancelled by a credit note': 'Diese Rechnung wurde durch eine Gutschrift aufgehoben',
  'The price of this plan is agreed with you. Please contact us.':
    'Der Preis dieses Tarifs wird mit Ihnen vereinbart. Bitte wenden Sie sich an uns.',
  'This plan is not billed here. Please contact us.':
    'Dieser Tarif wird hier nicht abgerechnet. Bitte wenden Sie sich an uns.',
  'Only a subscription that is active and not about to pause can do that':
    'Das geht nur, solange das Abonnement aktiv und keine Pause geplant ist',
  'Until its term ends, your subscription is billed in {{0}}':
    'Bis zum Ende der Laufzeit wird Ihr Abonnement in {{0}} abgerechnet',
  'This plan does not take that many extra users or jobs':
    'So viele zusätzliche Nutzer oder Stellen sind in diesem Tarif nicht möglich',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'Bevor Sie diesen Tarif wählen: archivieren Sie {{0}} Stellen und entfernen Sie {{1}} Nutzer',
  'There is no such coupon, or it has ended': 'Diesen Gutschein gibt es nicht, oder er ist abgelaufen',
  'There is no such invoice': 'Diese Rechnung gibt es nicht',
  'The payment service cannot be reached. Please try again later.':
    'Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'The payment service says: {{0}}': 'Der Zahlungsdienst meldet: {{0}}',
} as Record<string, string>

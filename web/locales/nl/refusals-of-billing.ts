/** The same as refusals.ts, about plans and invoices. */
export default {
  'This is what you have already': 'Dit heb je al',
  'Cancel your subscription to end it with its term': 'Zeg je abonnement op om het met de looptijd te laten eindigen',
  'This invoice was cancelled by a credit note': 'Deze factuur is met een creditnota vervallen',
  'The price of this plan is agreed with you. Please contact us.':
    'De prijs van dit abonnement wordt met je afgesproken. Neem contact met ons op.',
  'This plan is not billed here. Please contact us.':
    'Dit abonnement wordt hier niet gefactureerd. Neem contact met ons op.',
  'Only a subscription that is active and not about to pause can do that':
    'Dit kan alleen met een abonnement dat actief is en waarvoor geen pauze is gepland',
  'Until its term ends, your subscription is billed in {{0}}':
    'Tot het einde van de looptijd wordt je abonnement gefactureerd in {{0}}',
  'This plan does not take that many extra users or jobs':
    'Zoveel extra gebruikers of vacatures kunnen niet bij dit abonnement',
  'Before you choose this plan, archive {{0}} jobs and remove {{1}} users':
    'Archiveer {{0}} vacatures en verwijder {{1}} gebruikers voordat je dit abonnement kiest',
  'There is no such coupon, or it has ended': 'Deze coupon bestaat niet of is verlopen',
  'There is no such invoice': 'Deze factuur bestaat niet',
  'The payment service cannot be reached. Please try again later.':
    'De betaaldienst is niet bereikbaar. Probeer het later opnieuw.',
  'The payment service says: {{0}}': 'De betaaldienst meldt: {{0}}',
} as Record<string, string>

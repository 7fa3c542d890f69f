import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'Offres actives',
  seats: 'Places utilisateur',
  candidates: 'Entretiens vidéo ce mois-ci',
  lives: 'Entretiens en direct ce mois-ci',
  texts: 'SMS ce mois-ci',
  used: '{{used}} sur {{total}}',
  left: 'reste {{number}}',
  over: '{{number}} au-delà de la limite',
  waiting: 'Candidats en attente : {{number}}',
  candidateOf: 'Candidat pour {{job}}',
  more: 'et {{number}} de plus',
  heldTitle: 'Ce candidat vous attend',
  heldText:
    'Les {{of}} entretiens vidéo de votre formule sont épuisés pour ce mois-ci. Candidats ayant terminé : {{used}}. Les enregistrements et les réponses sont conservés en sécurité et apparaîtront quand la formule aura de la place ou que le mois suivant commencera.',
  heldUpgrade: 'Voir les formules',
  askThem: 'Les administrateurs de votre compte :',
} satisfies Translation<typeof en>

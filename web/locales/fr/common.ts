import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Aller au contenu',
  language: 'Langue',
  theme: 'Thème',
  themeSystem: 'Comme l’appareil',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  notifications: 'Notifications',
  dismiss: 'Fermer',
  noOptions: 'Aucune option à sélectionner',
  error: 'ERREUR',
  clear: 'Effacer',
  noMatch: 'Aucun résultat',
  close: 'Fermer',
  review: 'Évaluer',
  compareMany: 'Comparer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  toStart: 'Hirelog, vers l’accueil',
  goToStart: 'Aller à l’accueil',
  tryAgain: 'Réessayer',
  showPassword: 'Afficher le mot de passe',
  optional: '(facultatif)',
  otherLetters: 'Lettres autres que a à z',
  charactersOf: '{{length}} caractères sur {{limit}}',
  fewCharactersLeft: '{{limit}} caractères au maximum ; la limite est presque atteinte.',
  tooManyCharacters: 'Pas plus de {{limit}} caractères. Veuillez raccourcir le texte.',
  copyJobId: 'Cliquez pour copier l’identifiant de l’offre',
  copied: 'Copié !',

  liveAwaiting: 'Entretien en attente',
  liveScheduled: 'Planifié',
  liveCompleted: 'Terminé',
  liveCancelled: 'Annulé',
  statusAdded: 'Ajouté',
  statusPending: 'En attente',
  statusStarted: 'Commencé',
  statusUploading: 'Envoi en cours',
  statusCompleted: 'Terminé',
  statusAutoRejected: 'Refusé automatiquement',

  // A job without a title
  untitledJob: interfaceLanguages.fr.untitledJob,

  // The columns every job begins with
  columnDefault: 'Candidats',
  columnHired: 'Recrutés',
  columnRejected: 'Refusés',

  sourceDirect: 'Directe',
  sourceReferral: 'Recommandation',
  sourceInvitation: 'Invitation',
  sourceApi: 'API',

  rejectTitle: 'Refuser {{name}} ?',
  rejectText: 'Le motif est conservé dans l’historique du candidat. Le candidat ne le voit pas.',
  reject: 'Refuser',
  reason: 'Motif',
  commonReasons: 'Suggestions',
  whyExperience: 'Expérience insuffisante',
  whySkills: 'Compétences manquantes',
  whyLocation: 'Lieu ou autorisation de travail',
  whySalary: 'Prétentions salariales',
  whyFilled: 'Poste pourvu',
  whyWithdrew: 'S’est retiré',

  forbiddenTitle: 'Vous ne pouvez pas ouvrir cette page',
  forbiddenText:
    'Votre rôle n’y donne pas accès. Adressez-vous à un administrateur de votre entreprise si vous en avez besoin.',
  notFoundTitle: 'Page introuvable',
  notFoundText: 'Il n’y a rien à cette adresse. La page a peut-être été supprimée, ou le lien est incomplet.',
  tooLargeTitle: 'C’était trop volumineux',
  tooLargeText: 'Votre envoi dépasse ce que cette page accepte. Rien n’a été modifié.',
  tooManyTitle: 'Trop de tentatives',
  tooManyText: 'Veuillez patienter quelques minutes, puis réessayer.',
  refusedTitle: 'Cela n’a pas fonctionné',
  refusedText: 'Cette demande n’a pas pu être comprise. Rien n’a été modifié.',
  unreachedTitle: '{{name}} est injoignable',
  unreachedText: 'Vérifiez votre connexion à Internet, puis réessayez.',
  notReached:
    '{{name}} est injoignable pour le moment. Votre saisie est toujours là ; envoyez-la à nouveau quand la connexion sera rétablie.',
  notReachedPage:
    '{{name}} est injoignable pour le moment. La page est restée telle quelle ; réessayez quand la connexion sera rétablie.',
  notRefreshed:
    '{{name}} est injoignable pour le moment. Ce que vous voyez n’est peut-être plus à jour ; la page sera actualisée quand la connexion sera rétablie.',
  awayTitle: '{{name}} est injoignable pour le moment',
  awayText:
    'La base de données qui alimente les pages ne répond pas. Ce que vous avez enregistré est en sécurité. Cette page réessaie d’elle-même.',
  awaySentTitle: '{{name}} est injoignable pour le moment',
  awaySentText:
    'La base de données ne répond pas. Votre envoi n’a peut-être pas été enregistré : revenez en arrière et renvoyez-le dans un instant.',
  brokenTitle: 'Une erreur s’est produite',
  brokenText: 'C’est notre faute, pas la vôtre. Ce que vous avez enregistré est en sécurité.',
  notAvailable: 'Non disponible',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'Aperçu. Rien de ce que vous saisissez ici n’est conservé.',
  previewEmpty: 'L’aperçu s’ouvre dans l’éditeur d’offres.',
  untitledJob: 'Offre sans titre',
  step: 'Étape {{step}} sur {{steps}}',
  progress: 'Votre progression',
  back: 'Retour',
  continue: 'Continuer',
  finish: 'Terminer',
  untitledSection: 'Section sans titre',
  goesOnIn: 'Suite dans {{seconds}} s',
  stayHere: 'Rester sur cette page',
  continueIn: 'Continuer dans {{seconds}} s',

  // The job
  typeFullTime: 'Temps plein',
  typePartTime: 'Temps partiel',
  typeContractor: 'Indépendant',
  typeTemporary: 'Temporaire',
  typeOther: 'Autre',
  placeOnSite: 'Sur site',
  placeRemote: 'À distance',
  placeHybrid: 'Hybride',
  salaryRange: 'De {{min}} à {{max}}',
  salaryHourly: '{{salary}} par heure',
  salaryDaily: '{{salary}} par jour',
  salaryWeekly: '{{salary}} par semaine',
  salaryMonthly: '{{salary}} par mois',
  salaryAnnual: '{{salary}} par an',
  responsibilities: 'Vos missions',
  hiringManager: 'Responsable du recrutement :',
  benefits: 'Avantages',
  about_one: 'Environ {{count}} minute.',
  about_many: 'Environ {{count}} minutes.',
  about_other: 'Environ {{count}} minutes.',
  goOnHere: 'Arrêtez-vous à tout moment et reprenez où vous en étiez avec le même lien dans ce navigateur.',
  goOnAnywhere:
    'Arrêtez-vous à tout moment et reprenez où vous en étiez avec le lien reçu, sur n’importe quel appareil.',

  // The start form
  fullName: 'Nom complet',
  email: 'Adresse e-mail',
  telephone: 'Numéro de téléphone',
  start: 'Commencer',
  whoReads: 'Seule l’équipe de recrutement de cette offre verra vos coordonnées.',

  // Questions
  untitledQuestion: 'Question sans titre',
  required: '(obligatoire)',
  optional: '(facultatif)',

  // A job that asks in a conversation
  earlier_one: '{{count}} réponse précédente',
  earlier_many: '{{count}} de réponses précédentes',
  earlier_other: '{{count}} réponses précédentes',
  recordings_one: '{{count}} réponse enregistrée',
  recordings_many: '{{count}} de réponses enregistrées',
  recordings_other: '{{count}} réponses enregistrées',
  youSaid: 'Vous avez répondu :',
  change: 'Modifier',

  // What the video interview will ask
  videoInterview: 'Entretien vidéo',
  question: 'Question {{number}}',
  signalsNoted:
    'Pendant que vous répondez, cette page note quand vous la quittez et combien de texte vous collez, mais pas son contenu. L’équipe de recrutement le voit à côté de votre réponse.',
  interviewSignalsNoted:
    'Pendant ces questions, cette page note quand vous la quittez et pour combien de temps. L’équipe de recrutement le voit à côté de vos réponses.',
  upTo: 'Jusqu’à {{length}}, {{takes}}',
  takes_one: '{{count}} prise',
  takes_many: '{{count}} de prises',
  takes_other: '{{count}} prises',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min',
  minutesSeconds: '{{minutes}} min {{seconds}} s',

  // When something is in the way
  stillMissing: 'Il manque encore une réponse ici.',
  offline:
    'Vous êtes hors ligne. Votre saisie est toujours là ; envoyez-la à nouveau quand la connexion sera rétablie.',
  unavailableTitle: 'Cette offre n’est pas disponible',
  unavailableText:
    'Le lien est peut-être incomplet, ou l’offre n’a pas été publiée. Adressez-vous à l’entreprise qui vous l’a envoyé.',
  applyBy: 'Postulez avant le {{at}}',
  lateTitle: 'La date limite est passée',
  lateText:
    'Les candidatures pour cette offre sont closes. Si vous aviez commencé, l’entreprise a reçu ce que vous avez envoyé avant la date limite.',
  expiredTitle: 'Cette invitation a expiré',
  expiredText:
    'Le délai pour commencer est écoulé. Si vous souhaitez toujours postuler, contactez l’entreprise qui vous a invité.',
  anotherTitle: 'Une autre candidature est ouverte dans ce navigateur',
  anotherText:
    'Ce navigateur contient la candidature de {{name}}. Si vous ouvrez celle de votre lien, elle prend sa place ici. {{name}} peut continuer avec son propre lien.',
  openLinked: 'Ouvrir la candidature de mon lien',
  stayWith: 'Rester avec {{name}}',
  endedTitle: 'Ce lien n’est plus valable',
  endedText:
    'Pour votre sécurité, les liens vers une candidature ont une durée limitée. Nous pouvons en envoyer un nouveau à l’adresse e-mail de votre candidature.',
  sendNewLink: 'Envoyer un nouveau lien',
  applyAnew: 'Commencer une nouvelle candidature',
  linkSentTitle: 'Consultez votre messagerie',
  linkSentText: 'Si votre candidature est toujours enregistrée, un nouveau lien vous parviendra bientôt.',
  closedTitle: 'Cette offre est close',
  closedText: 'Elle n’accepte plus de candidatures. Merci de votre intérêt.',
  introVideo: 'Une vidéo sur l’offre',
  questionMedia: 'Affiché avec la question',
  outroVideo: 'Une vidéo de l’entreprise',
  byVideo: 'Question en vidéo',
  aiConsent: 'Un modèle d’IA peut lire mes réponses',
  aiConsentHint:
    'Il propose des scores aux personnes qui décident. Il lit ce que vous écrivez et dites ici, y compris sur vous-même, sans votre nom, vos coordonnées ni votre photo. Vous pouvez refuser : votre candidature est traitée de la même façon.',
  aiAgreed: 'Vous avez accepté qu’un modèle d’IA lise vos réponses.',
  aiTakeBack: 'Retirer cet accord',
  aiNotRead: 'Aucun modèle d’IA ne lit vos réponses.',
  aiPersonality: 'Il peut aussi décrire ma personnalité',
  aiPersonalityHint:
    'Il évalue dix traits d’après les mots de vos réponses, jamais d’après la voix ou le visage. Des personnes le voient à côté de vos réponses ; il n’écarte personne. Vous pouvez refuser : votre candidature est traitée de la même façon.',
} satisfies Translation<typeof en>

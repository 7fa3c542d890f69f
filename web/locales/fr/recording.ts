import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: 'L’enregistrement nécessite JavaScript. Veuillez l’autoriser pour cette page, puis la recharger.',
  quietPlace:
    'Installez-vous dans un endroit calme et bien éclairé. Vous pouvez regarder votre réponse avant de l’envoyer.',
  begin: 'Commencer l’entretien',
  gettingReady: 'Préparation en cours',
  notLoaded:
    'Une partie de cette page n’a pas pu être chargée ; rien ne peut donc encore être enregistré ni envoyé. Ce que vous avez enregistré est en sécurité sur cet appareil.',

  // A question
  questionOf: 'Question {{number}} sur {{questions}}',
  lostTitle: 'Votre enregistrement pour cette question n’est pas arrivé',
  lostText:
    'Si vous l’avez réalisé sur un autre appareil, ouvrez-y le lien et l’envoi reprendra. Ou enregistrez-le à nouveau ici.',
  stillHere: 'Vous avez enregistré une réponse de {{length}} avant la fermeture de cette page. Elle est toujours là.',
  lookAtIt: 'La regarder',
  willAsk:
    'Votre navigateur va demander l’accès à la caméra et au micro. Vous pouvez vérifier les deux avant d’enregistrer.',
  recordNow: 'Enregistrer maintenant',
  noTakesTitle: 'Il ne reste aucune prise pour cette question',
  noTakesText: 'La dernière a été abandonnée avant d’être envoyée. Veuillez écrire aux personnes qui vous ont invité.',
  startingCamera: 'Démarrage de votre caméra…',

  // The camera
  yourCamera: 'Votre caméra',
  camera: 'Caméra',
  microphone: 'Micro',
  saySomething: 'Dites quelque chose : la barre bouge quand votre micro vous entend.',
  startsIn: 'L’enregistrement démarre tout seul dans {{time}}.',
  takesLeft_one: 'Il vous reste {{count}} prise.',
  takesLeft_many: 'Il vous reste {{count}} de prises.',
  takesLeft_other: 'Il vous reste {{count}} prises.',
  startRecording: 'Démarrer l’enregistrement',
  notYet: 'Pas encore',
  stop: 'Arrêter',
  recorded: 'Enregistré',
  countdown: 'L’enregistrement démarre dans {{seconds}}',
  recording: 'Enregistrement en cours',
  stopped: 'Enregistrement arrêté. Vous pouvez maintenant le regarder.',

  // The take
  cameraWentAway: 'La caméra s’est coupée pendant l’enregistrement. Tout ce qui précède est là.',
  take: 'Prise {{number}}',
  takeAndLength: 'Prise {{number}}, {{length}}',
  noTakesLeft: 'Plus aucune prise',
  recordAgain_one: 'Recommencer (encore {{count}})',
  recordAgain_many: 'Recommencer (encore {{count}})',
  recordAgain_other: 'Recommencer (encore {{count}})',
  useAnswer: 'Utiliser cette réponse',

  // After the last question
  allRecorded: 'Toutes les questions sont enregistrées',
  sentInBackground: 'Vos enregistrements sont envoyés en arrière-plan pendant que vous continuez.',
  waitingForConnection: 'En attente de la connexion. Ce que vous avez enregistré est en sécurité sur cet appareil.',
  beingPrepared: 'Un instant, votre enregistrement est en préparation.',

  // No picture
  deniedTitle: 'Accès à la caméra et au micro nécessaire',
  deniedText:
    'Pour enregistrer votre vidéo, vous devez autoriser cette page à accéder à votre caméra et à votre micro.',
  missingTitle: 'Aucune caméra ou aucun micro détecté',
  missingText: 'Branchez une caméra et un micro, ou ouvrez ce lien sur votre téléphone, puis réessayez.',
  busyTitle: 'La caméra est déjà utilisée',
  busyText: 'Un autre programme ou onglet utilise votre caméra ou votre micro. Fermez-le, puis réessayez.',
  unsupportedTitle: 'Ce navigateur ne permet pas d’enregistrer',
  unsupportedText: 'Ouvrez ce lien dans une version récente de Chrome, Edge, Firefox ou Safari.',
  fullTitle: 'Il n’y a plus de place sur cet appareil',
  fullText: 'Libérez de l’espace, puis réessayez. Ce que vous aviez enregistré avant est conservé.',
  failedTitle: 'L’enregistrement a échoué',
  failedText: 'Un problème est survenu avec la caméra. Ce qui était enregistré jusque-là est conservé.',
  howToAllow: 'Comment autoriser l’accès',
  allowAddress: 'Appuyez sur l’icône de caméra ou de cadenas à côté de l’adresse, en haut du navigateur.',
  allowPage: 'Réglez la caméra et le micro sur « Autoriser » pour cette page.',
  allowSystem:
    'Sur un téléphone ou un Mac, autorisez aussi le navigateur à les utiliser dans les réglages de confidentialité du système.',
  allowReturn: 'Revenez ici et appuyez sur « Réessayer ».',
  tryAgain: 'Réessayer',

  // On the way
  elsewhereTitle: 'L’un de vos enregistrements n’est pas arrivé',
  elsewhereText:
    'Il se trouve sur l’appareil avec lequel vous l’avez réalisé. Ouvrez-y à nouveau le lien, et il sera envoyé.',
  arrived_one: 'Votre enregistrement est arrivé. Vous pouvez fermer cette page.',
  arrived_many: 'Tous vos enregistrements sont arrivés. Vous pouvez fermer cette page.',
  arrived_other: 'Tous vos enregistrements sont arrivés. Vous pouvez fermer cette page.',
  notSent: 'Un enregistrement n’a pas pu être envoyé',
  gone: 'L’enregistrement n’est plus sur cet appareil. Veuillez le refaire.',
  notAccepted: 'Cet enregistrement n’a pas pu être accepté.',
  tooLarge: 'Cet enregistrement est trop volumineux. Veuillez enregistrer une réponse plus courte.',
  noRetakes: 'Il ne reste aucune prise pour cette question.',
  over: 'Cette candidature est déjà terminée.',
  sendAgain: 'Réessayer',
  sending_one: 'Envoi de votre enregistrement',
  sending_many: 'Envoi de {{count}} d’enregistrements',
  sending_other: 'Envoi de {{count}} enregistrements',
  arrivedSoFar_one: '{{count}} enregistrement arrivé',
  arrivedSoFar_many: '{{count}} d’enregistrements arrivés',
  arrivedSoFar_other: '{{count}} enregistrements arrivés',
  sentOf: '{{sent}} sur {{total}} Mo',
  connectionLost:
    'La connexion est interrompue. Ce que vous avez enregistré est en sécurité sur cet appareil et sera envoyé dès que vous serez de nouveau en ligne.',
  keepOpen:
    'Veuillez garder cette page ouverte jusqu’à ce que tout soit arrivé. Si vous devez partir, ouvrez à nouveau le lien plus tard sur cet appareil.',
  timeLeft: 'Encore {{seconds}} s pour répondre',
  timeOver: 'Le temps pour cette question est écoulé. Vous pouvez encore envoyer ce que vous avez saisi.',
} satisfies Translation<typeof en>

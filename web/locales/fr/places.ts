import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'Retour au tableau de bord',
  about: 'À propos',
  aboutText: 'Hirelog, c’est le recrutement par entretiens vidéo, où chaque décision laisse une trace.',
  aboutRecruiters:
    'Les recruteurs créent une offre, partagent son lien et évaluent ce que les candidats ont enregistré au moment qui leur convenait.',
  aboutAuditors:
    'Les auditeurs ouvrent n’importe quel candidat à n’importe quel moment et lisent qui a fait quoi et pourquoi.',
  aboutHost:
    'Cette installation est accessible à l’adresse {{host}} et exploitée par les personnes qui vous l’ont donnée.',
  contact: 'Nous contacter',
  contactIntro: 'Nous répondons par e-mail. Beaucoup de questions ont déjà une réponse.',
  contactMail: 'Support par e-mail',
  contactInside:
    'Une fois connecté, « Centre d’aide » sous votre nom ouvre un formulaire qui indique qui vous êtes et où vous étiez.',
  contactHelp: 'Centre d’aide',
  contactHelpText: 'Des réponses courtes aux questions les plus fréquentes, à rechercher et à partager.',
  contactHelpOpen: 'Ouvrir le Centre d’aide',
  onboarding: 'Réserver une prise en main',
  onboardingText:
    'Réservez un appel de 30 minutes sur votre première offre : écrivez à <link>{{email}}</link> en proposant deux créneaux qui vous conviennent.',
  onboardingRegion: 'Notre équipe pour {{region}} vous répondra.',
  regionUs: 'les Amériques',
  regionApac: 'l’Asie et le Pacifique',
  regionEurope: 'l’Europe',
  regionAfrica: 'l’Afrique',
  terms: 'Conditions d’utilisation',
  termsIntro: 'L’exploitant de cette installation peut remplacer ces conditions par les siennes.',
  termsAccountTitle: 'Votre compte',
  termsAccount:
    'Gardez votre mot de passe pour vous ; ce qui est fait avec votre compte est enregistré comme fait par vous.',
  termsCandidatesTitle: 'Candidats',
  termsCandidates:
    'Les enregistrements sont réalisés pour une seule candidature. Utilisez-les pour prendre une décision à son sujet et pour rien d’autre, et supprimez les candidats quand vous n’avez plus de raison de les conserver.',
  termsRecordTitle: 'L’historique',
  termsRecord:
    'Les décisions sont conservées avec leur auteur et leur date. Elles ne peuvent pas être modifiées après coup ; les données personnelles qu’elles contiennent peuvent être effacées.',
  outboxTitle: 'Boîte d’envoi',
  outboxAbout: 'Les messages que ce serveur a conservés au lieu de les envoyer, du plus récent au plus ancien.',
  outboxEmpty: 'Aucun message pour le moment',
  outboxEmptyText: 'Les invitations, codes et autres messages apparaissent ici.',
  outboxElsewhere: 'Les messages envoyés à une adresse ne sont pas affichés ici',
  outboxElsewhereText:
    'Ils contiennent des codes et des liens qui ouvrent un compte. Seul un navigateur sur le serveur lui-même les voit, sous un nom local comme localhost et sans proxy ni tunnel. Les administrateurs connectés voient ceux de leur entreprise. Pour que les messages soient envoyés, définissez SMTP_URL.',
  outboxSignIn: 'Se connecter',
  outboxTo: 'À {{to}}',
  optOutTitle: 'Les messages que vous recevez',
  optOutInTitle: 'Ne plus recevoir de messages ?',
  optOutInText:
    '{{company}} n’enverra plus d’invitations, de rappels ni de messages automatiques à l’adresse où vous avez reçu celui-ci.',
  optOutEnd: 'Ne plus en recevoir',
  optOutOutTitle: 'Vous ne recevez plus de messages',
  optOutOutText:
    '{{company}} n’envoie plus d’invitations, de rappels ni de messages automatiques à l’adresse où vous avez reçu celui-ci.',
  optOutComeBack: 'Recevoir à nouveau des messages',
  optOutStillSent:
    'Les candidatures que vous avez envoyées restent telles quelles. Les liens que vous demandez et les messages que des personnes de {{company}} vous écrivent au sujet d’une candidature vous parviennent toujours.',
  optOutUnknownTitle: 'Ce lien n’est pas complet',
  optOutUnknownText: 'Ouvrez-le à nouveau depuis le message qui le contenait.',
} satisfies Translation<typeof en>

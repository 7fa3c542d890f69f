export default {
  title: 'Centre d’aide',
  intro: 'Des réponses courtes aux questions les plus fréquentes. Tapez un mot pour trouver la vôtre.',
  search: 'Rechercher dans l’aide',
  none: 'Aucune réponse ne contient « {{search}} ».',
  more: 'Toujours bloqué ? <link>Contactez-nous</link>.',
  groupJobs: 'Créer une offre',
  groupCandidates: 'Trouver des candidats',
  groupReview: 'Évaluer et décider',
  groupTeam: 'Travailler en équipe',
  groupRecord: 'Prouver ce qui s’est passé',
  newJobTitle: 'Comment créer une offre ?',
  newJob:
    'Choisissez « Créer une offre ». L’éditeur vous guide par les détails de l’offre, la grille d’évaluation, les questions, l’aperçu et « Trouver des candidats ». Tout est enregistré pendant la saisie : vous pouvez fermer la page et reprendre plus tard là où vous en étiez.',
  questionsTitle: 'Quelles questions puis-je poser ?',
  questions:
    'Des questions vidéo enregistrées, des réponses écrites, des choix, des nombres, des dates, des fichiers et plus encore. Cliquez sur une question dans la liste de « Composer l’entretien » ou faites-la glisser à sa place. Pour une question vidéo, vous fixez le temps de réflexion, le temps de réponse et le nombre de prises.',
  knockoutTitle: 'Une mauvaise réponse peut-elle mettre fin à une candidature ?',
  knockout:
    'Oui. Indiquez la bonne réponse à une question et activez le refus automatique. Les candidats qui répondent autrement voient la page que vous avez rédigée pour eux, et l’historique indique quelle réponse a été décisive.',
  previewTitle: 'Comment voir ce que voient les candidats ?',
  preview:
    'Ouvrez l’aperçu dans l’éditeur. C’est la page même du candidat, sur téléphone ou sur ordinateur, et rien de ce que vous y saisissez n’est enregistré.',
  changeLiveTitle: 'Que se passe-t-il quand je modifie une offre en ligne ?',
  changeLive:
    'Les candidats qui ont commencé gardent les questions avec lesquelles ils ont commencé. Avant la mise en ligne de nouvelles questions, vous voyez qui est concerné et pour qui le résultat aurait été différent.',
  shareTitle: 'Comment les candidats accèdent-ils à l’entretien ?',
  share:
    'Partagez le lien ou le code QR sous « Trouver des candidats », ou invitez des personnes par e-mail. Il leur faut un navigateur avec une caméra, mais pas de compte.',
  inviteTitle: 'Comment inviter beaucoup de personnes à la fois ?',
  invite:
    'Sous « Trouver des candidats », ajoutez une ligne par personne et envoyez toutes les invitations ensemble. Depuis le tableau, vous relancez celles qui n’ont pas répondu, une par une ou toutes celles que vous sélectionnez.',
  stuckTitle: 'Un candidat ne parvient pas à enregistrer. Que peut-il faire ?',
  stuck:
    'Le navigateur doit être autorisé à utiliser la caméra et le microphone ; la page explique comment. Un enregistrement qui n’a pas pu être envoyé reste sur l’appareil et part quand la connexion est rétablie. Le lien reçu par e-mail ramène le candidat là où il en était.',
  watchTitle: 'Comment évaluer un candidat ?',
  watch:
    'Ouvrez le candidat depuis le tableau ou la liste. Regardez les réponses, donnez une note et commentez ; un commentaire peut renvoyer à une seconde précise d’un enregistrement. Les touches J et K mènent au candidat suivant et au précédent.',
  boardTitle: 'Comment déplacer des candidats ?',
  board:
    'Faites glisser une carte vers une autre étape, ou utilisez son menu ou le clavier. Sélectionnez-en plusieurs pour les déplacer ensemble. Chaque déplacement peut être annulé, et vos collègues le voient aussitôt.',
  hiddenTitle: 'Pourquoi est-ce que je ne vois pas les notes des autres ?',
  hidden:
    'Cette offre demande d’abord aux évaluateurs leur propre avis. Notez le candidat, et les notes de vos collègues apparaissent. Qui peut modifier l’offre peut désactiver ce réglage à côté des notes.',
  figuresTitle: 'Où voir comment avance le recrutement ?',
  figures:
    'Les statistiques comptent candidatures, abandons, temps par étape et recrutements, pour toutes les offres ou certaines. Chaque chiffre ouvre les candidats correspondants. Enregistrez ce que vous consultez souvent comme tableau de bord et partagez-le.',
  colleaguesTitle: 'Comment ajouter des collègues ?',
  colleagues:
    'Dans les paramètres, sous « Utilisateurs », invitez-les par e-mail et choisissez un rôle. Le rôle détermine ce qu’ils peuvent voir et modifier ; un administrateur peut le changer à tout moment.',
  keysTitle: 'Y a-t-il plus rapide que la souris ?',
  keys: 'Appuyez sur Ctrl ou Commande avec K pour aller partout et agir sur l’offre ou le candidat ouvert. La touche ? affiche les raccourcis d’une page.',
  historyTitle: 'Qui a fait quoi, et quand ?',
  history:
    'Chaque candidat a un historique avec chaque étape et chaque décision, qui l’a prise et pourquoi. Choisissez un moment pour voir le candidat, ou tout le tableau, tel qu’il était alors.',
  proofTitle: 'Comment prouver qu’un historique est complet ?',
  proof:
    'Chaque entrée porte un sceau qui couvre la précédente. La vérification les recalcule tous et indique si quelque chose a été modifié, ajouté ou retiré. L’historique peut être téléchargé et vérifié ailleurs.',
  eraseTitle: 'Comment effacer les données d’une personne ?',
  erase:
    'Supprimez le candidat depuis sa page. Coordonnées, réponses, enregistrements et commentaires sont effacés définitivement ; l’historique garde la trace que quelque chose s’est passé, sans rien dire de la personne.',
  groupInterviews: 'Se rencontrer en direct',
  statusesTitle: 'Que signifient les statuts d’un entretien en direct ?',
  statuses:
    'Un nouvel entretien attend une approbation si votre entreprise le souhaite, ou que le candidat atteigne son étape dans l’offre, ou que le candidat choisisse un créneau. Tout ce qui lui arrive figure dans son historique.',
  statusNext: 'Ce qui peut suivre',
  statusFinal: 'Plus rien : c’est terminé',
  act_approve: 'Un collègue l’approuve',
  act_disapprove: 'Un collègue ne l’approuve pas',
  act_offer: 'Un collègue propose des créneaux',
  act_book: 'Un créneau est choisi',
  act_ask: 'Le candidat demande d’autres créneaux',
  act_cancel: 'Un collègue l’annule',
  act_candidateCancel: 'Le candidat l’annule',
  act_withdraw: 'Le candidat est refusé ou supprimé, ou l’offre archivée',
  act_expire: 'La proposition prend fin sans créneau choisi',
  act_complete: 'Son heure de fin est passée',
} as const

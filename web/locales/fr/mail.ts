import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} vous invite à postuler : {{job}}',
  invitationText:
    'Bonjour {{name}},\n\n{{company}} souhaite faire votre connaissance pour le poste « {{job}} ».\n\nRépondez à quelques questions et enregistrez vos réponses vidéo quand vous le souhaitez :\n{{link}}\n\nCe lien est personnel : il vous ramène là où vous en étiez.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nVotre candidature : {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '{{company}} vous a envoyé ce message par Hirelog. Les réponses à cet e-mail ne lui parviennent pas.',
  sentByCompany: '{{company}} vous a envoyé ce message. Les réponses à cet e-mail ne lui parviennent pas.',
  ownText: '{{text}}\n',
  optOut: 'Ne plus recevoir d’invitations ni de rappels de {{company}} : {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}} : {{text}}',
  openApplication: 'Ouvrir votre candidature',
  shareSubject: '{{sender}} souhaite votre avis : {{title}}',
  shareText:
    'Bonjour {{name}},\n\n{{sender}}, de {{company}}, partage avec vous des candidats pour « {{job}} ».\n\n{{message}}{{link}}\n\nCe lien est personnel et valable jusqu’au {{until}}. Vous n’avez pas besoin de compte. {{sender}} voit quand vous l’ouvrez ; merci de ne pas le transmettre.\n',
  openShared: 'Voir les candidats',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Votre candidature chez {{company}} vous attend : {{job}}',
  reminderText:
    'Bonjour {{name}},\n\nVotre candidature pour « {{job}} » chez {{company}} n’est pas encore terminée. Reprenez-la là où vous en étiez :\n{{link}}\n',
  applicationLinkSubject: 'Votre lien pour continuer : {{job}}',
  applicationLinkText:
    'Bonjour {{name}},\n\nVous avez demandé un nouveau lien vers votre candidature pour « {{job}} » chez {{company}} :\n{{link}}\n\nIl est personnel. Si vous ne l’avez pas demandé, vous n’avez rien à faire.\n',
  teamInvitationSubject: 'Invitation à rejoindre {{company}} sur Hirelog',
  teamInvitationText:
    'Bonjour,\n\n{{inviter}} vous invite à rejoindre l’équipe de {{company}} sur Hirelog.\n\nChoisissez ici votre nom et votre mot de passe :\n{{link}}\n\nCe lien est personnel et ne peut être utilisé qu’une fois, jusqu’au {{until}}.\n',
  teamInvitationTextOfNobody:
    'Bonjour,\n\nVous avez reçu une invitation à rejoindre l’équipe de {{company}} sur Hirelog.\n\nChoisissez ici votre nom et votre mot de passe :\n{{link}}\n\nCe lien est personnel et ne peut être utilisé qu’une fois, jusqu’au {{until}}.\n',
  apiKeySubject: 'Votre clé d’API',
  apiKeyText:
    'Bonjour {{name}},\n\nVoici la clé d’API que vous avez demandée. Toute personne qui la possède peut agir pour votre entreprise : conservez-la là où vous conservez vos mots de passe.\n\n{{key}}\n',
  supportSubject: 'Une question de {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}}, de {{company}}, sur {{page}}\nRépondre à : {{email}}\n',
  planQuestionSubject: 'Une question sur les formules de {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}}, de {{company}}\nFormule actuelle : {{current}}\nConcerne : {{about}}\nTéléphone : {{phone}}\nRépondre à : {{email}}\n',
  verificationCodeSubject: '{{code}} est votre code Hirelog',
  verificationCodeText:
    'Bonjour {{name}},\n\nCe code confirme que cette adresse e-mail est la vôtre :\n\n{{code}}\n\nIl est valable 15 minutes. Si vous ne vous êtes pas inscrit sur Hirelog, vous n’avez rien à faire.\n',
  signInConfirmationSubject: '{{code}} confirme votre connexion à Hirelog',
  signInConfirmationText:
    'Bonjour,\n\nLe fournisseur d’identité de votre entreprise indique que vous souhaitez vous connecter à {{company}}. Saisissez ce code dans le navigateur où vous avez commencé :\n\n{{code}}\n\nIl est valable une seule fois, pendant 15 minutes. Nous vous le demandons parce que cette connexion est nouvelle pour votre compte ou pour ce navigateur.\n\nSi ce n’était pas vous, ne transmettez pas ce code et prévenez un administrateur de votre entreprise : sans ce code, votre compte reste fermé.\n',
  signInConfirmationTextGoogle:
    'Bonjour,\n\nGoogle indique que vous souhaitez vous connecter à {{company}}. Saisissez ce code dans le navigateur où vous avez commencé :\n\n{{code}}\n\nIl est valable une seule fois, pendant 15 minutes. Nous vous le demandons parce que cette connexion est nouvelle pour votre compte ou pour ce navigateur.\n\nSi ce n’était pas vous, ne transmettez pas ce code et prévenez un administrateur de votre entreprise : sans ce code, votre compte reste fermé.\n',
  domainProofSubject: '{{company}} souhaite connecter ses utilisateurs avec des adresses de {{domain}}',
  domainProofText:
    'Bonjour,\n\n{{company}} utilise Hirelog et déclare que le domaine de messagerie {{domain}} lui appartient. Si c’est exact, transmettez ce code à l’administrateur qui l’a demandé :\n\n{{code}}\n\nIl permet à l’entreprise d’ouvrir des comptes aux personnes ayant une adresse de {{domain}} que son fournisseur d’identité connecte. Le code est valable 24 heures. Si ce n’est pas exact, vous n’avez rien à faire : ne transmettez pas le code.\n',
  webhookSubject: 'Un webhook de {{company}} : {{about}}',
  integrationConnectedSubject: '{{about}} est désormais connecté à {{company}}',
  integrationConnectedText:
    'Bonjour {{name}},\n\n{{by}} a connecté {{about}}, qui lit les titres de vos offres actives, y ajoute des candidats et reçoit leurs résultats.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, déconnectez-le immédiatement :\n{{link}}\n',
  integrationAvailableSubject: '{{about}} peut maintenant être connecté',
  integrationAvailableText:
    'Bonjour {{name}},\n\nVous vouliez savoir quand {{about}} pourrait être connecté à Hirelog. C’est maintenant possible :\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} est en attente : la personne qui l’a connecté a quitté {{company}}',
  integrationOwnerLeftText:
    'Bonjour {{name}},\n\nLe collègue qui avait connecté {{about}} ne fait plus partie de {{company}}. La connexion est en attente jusqu’à ce qu’un administrateur la rétablisse ; d’ici là, rien n’est perdu :\n{{link}}\n',
  webhookAddedText:
    'Bonjour {{name}},\n\n{{by}} a ajouté un webhook : ce qui concerne les candidats et les offres de {{company}} est désormais envoyé à {{about}}.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, supprimez-le immédiatement :\n{{link}}\n',
  calendarPausedSubject: 'Reconnectez votre agenda {{about}}',
  calendarPausedText:
    'Bonjour {{name}},\n\nNous n’avons plus accès à votre agenda {{about}} : le mot de passe ou l’autorisation n’est plus valable. Les entretiens n’y sont plus inscrits, et les heures occupées sont les dernières connues. Reconnectez-le ici :\n{{link}}\n',
  webhookPausedText:
    'Bonjour {{name}},\n\nLe webhook de {{company}} vers {{about}} est suspendu : la formule ne comprend pas de webhooks, ou son titulaire est parti ou ne peut plus gérer les intégrations. Rien n’est perdu ; ce qui se passe entre-temps est mis en attente.\n\n{{link}}\n',
  webhookOffText:
    'Bonjour {{name}},\n\nLe webhook de {{company}} vers {{about}} est désactivé : il a échoué pendant cinq jours, ou a répondu qu’il n’existait plus. Réparez-le et réactivez-le ici :\n{{link}}\n',
  measurementConnectedText:
    'Bonjour {{name}},\n\n{{by}} a connecté {{about}} : les visites de vos pages de candidature y sont comptées, pour les visiteurs qui l’acceptent.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, déconnectez-le immédiatement :\n{{link}}\n',
  zapierSubject: 'Zapier chez {{company}}',
  zapierConnectedText:
    'Bonjour {{name}},\n\n{{by}} a connecté {{about}} : ses Zaps sont informés de ce qui concerne les candidats et peuvent les ajouter, inviter, déplacer et commenter avec les droits de ce collègue.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, déconnectez-le immédiatement :\n{{link}}\n',
  zapierAddedText:
    'Bonjour {{name}},\n\nUn Zap a été activé : ce qui concerne les candidats de {{company}} est désormais envoyé à {{about}}.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, arrêtez-le immédiatement :\n{{link}}\n',
  zapierPausedText:
    'Bonjour {{name}},\n\nLes Zaps de {{company}} ne reçoivent rien pour le moment : la formule ne comprend pas Zapier, ou le collègue qui l’avait connecté est parti. Rien n’est perdu ; les événements attendent jusqu’à 30 jours.\n\n{{link}}\n',
  zapierOffText:
    'Bonjour {{name}},\n\nUn Zap de {{company}} vers {{about}} ne reçoit plus d’événements : il a échoué pendant cinq jours, ou Zapier a répondu qu’il n’existait plus. Désactivez-le puis réactivez-le dans Zapier pour continuer :\n{{link}}\n',
  chatAdded: 'Candidat ajouté à {{job}} : {{name}}',
  chatInvited: '{{name}} a reçu une invitation pour {{job}}',
  chatApplied: '{{name}} a commencé sa candidature pour {{job}}',
  chatCompleted: '{{name}} a terminé sa candidature pour {{job}}',
  chatMoved: '{{name}} passe de {{from}} à {{to}} ({{job}})',
  chatScored: 'Une grille d’évaluation pour {{name}} a été envoyée ({{job}})',
  chatRated: '{{name}} a reçu une note ({{job}})',
  chatCommented: 'Nouveau commentaire sur {{name}} ({{job}})',
  chatHired: 'Candidat recruté pour {{job}} : {{name}}',
  chatRejected: 'Candidature de {{name}} refusée ({{job}})',
  chatErased: 'Une candidature pour {{job}} a été supprimée',
  chatBooked: 'Un entretien avec {{name}} a été réservé ({{job}})',
  chatMeetingMoved: 'L’entretien avec {{name}} a été déplacé ({{job}})',
  chatMeetingCancelled: 'L’entretien avec {{name}} a été annulé ({{job}})',
  chatActivated: '{{job}} est en ligne',
  chatArchived: 'Offre archivée : {{job}}',
  chatClosing: 'Les candidatures pour {{job}} se ferment dans moins d’un jour',
  chatMention: 'Un commentaire sur {{name}} mentionne {{person}} ({{job}})',
  chatScoreDue: 'Une grille d’évaluation de {{person}} est attendue pour {{name}} ({{job}})',
  chatImported: 'Une importation dans {{job}} est terminée. Candidats ajoutés : {{added}}',
  chatTest: 'Hirelog peut écrire dans ce canal.',
  chatColleague: 'Un collègue',
  chatUnknown: 'Un candidat',
  chatOpen: 'Ouvrir dans Hirelog',
  signOnChangedSubject: 'L’authentification unique de {{company}} a été modifiée',
  signOnConfiguredText:
    'Bonjour {{name}},\n\n{{by}} a défini {{about}} comme fournisseur d’identité de {{company}}. Il connecte les personnes de votre entreprise.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, vérifiez immédiatement les paramètres :\n{{link}}\n',
  signOnDisabledText:
    'Bonjour {{name}},\n\n{{by}} a désactivé l’authentification unique de {{company}}. Chacun se connecte de nouveau avec son mot de passe.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, vérifiez immédiatement les paramètres :\n{{link}}\n',
  emailDomainAddedText:
    'Bonjour {{name}},\n\n{{by}} a ajouté {{about}} aux domaines de messagerie de {{company}}. Il n’est pas encore vérifié.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, vérifiez immédiatement les paramètres :\n{{link}}\n',
  emailDomainProvenText:
    'Bonjour {{name}},\n\n{{by}} a prouvé que {{about}} est un domaine de messagerie de {{company}}. Votre fournisseur d’identité peut désormais ouvrir des comptes pour ses adresses.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, vérifiez immédiatement les paramètres :\n{{link}}\n',
  emailDomainRemovedText:
    'Bonjour {{name}},\n\n{{by}} a retiré {{about}} des domaines de messagerie de {{company}}. Les nouvelles personnes ayant une adresse de ce domaine ont besoin d’une invitation.\n\nVous recevez ce message en tant qu’administrateur de {{company}}. Si ce n’est pas normal, vérifiez immédiatement les paramètres :\n{{link}}\n',
  passwordResetSubject: 'Définir un nouveau mot de passe pour Hirelog',
  passwordResetText:
    'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, a demandé un nouveau mot de passe. Définissez-le ici :\n{{link}}\n\nLe lien ne peut être utilisé qu’une fois, pendant une heure. Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.\n',
  signInCodeSubject: 'Votre code de connexion à Hirelog',
  signInCodeText:
    'Bonjour {{name}},\n\nQuelqu’un, vous sans doute, souhaite se connecter depuis un nouvel endroit. Saisissez-y ce code avec votre mot de passe :\n\n{{code}}\n\nIl est valable au moins une heure. Si ce n’était pas vous, vous n’avez rien à faire : sans votre mot de passe, ce code ne sert à rien. Ne le transmettez pas.\n',
  passwordChangedSubject: 'Votre mot de passe Hirelog a été modifié',
  passwordChangedText:
    'Bonjour {{name}},\n\nVotre mot de passe a été modifié, et tous vos appareils ont été déconnectés. Si ce n’était pas vous, définissez-en un nouveau immédiatement :\n{{link}}\n',
  invitationSms:
    'Bonjour {{name}}, {{company}} vous invite à postuler : {{job}}. Répondez quand vous le souhaitez : {{link}}',
  reminderSms: 'Bonjour {{name}}, votre candidature chez {{company}} pour {{job}} vous attend : {{link}}',
  noticeApplicationSubject: 'Nouvelle candidature : {{job}}',
  noticeApplicationText:
    'Bonjour {{name}},\n\nUne candidature pour « {{job}} » vient d’être terminée.\n\n{{link}}\n\nVous recevez ce message parce que vous suivez cette offre. Choisissez vos notifications : {{settings}}\n',
  noticeMentionSubject: '{{by}} vous a mentionné : {{job}}',
  noticeMentionText:
    'Bonjour {{name}},\n\n{{by}} vous a mentionné dans un commentaire sur un candidat pour « {{job}} ».\n\n{{link}}\n\nVous recevez ce message parce qu’un commentaire vous mentionne. Choisissez vos notifications : {{settings}}\n',
  noticeScoreSubject: 'Votre grille d’évaluation est attendue : {{job}}',
  noticeScoreText:
    'Bonjour {{name}},\n\nUn candidat pour « {{job}} » est prêt, et votre grille d’évaluation est attendue.\n\n{{link}}\n\nVous recevez ce message parce qu’une grille d’évaluation vous a été demandée. Choisissez vos notifications : {{settings}}\n',
  noticeDeadlineSubject: 'La date limite approche : {{job}}',
  noticeDeadlineText:
    'Bonjour {{name}},\n\nLes candidatures pour « {{job}} » seront bientôt closes : {{until}}.\n\n{{link}}\n\nVous recevez ce message parce que vous suivez cette offre. Choisissez vos notifications : {{settings}}\n',
  noticeImportSubject: 'Votre importation est terminée : {{job}}',
  noticeImportText:
    'Bonjour {{name}},\n\nVotre importation de candidats pour « {{job}} » est terminée. Ajoutés : {{added}}.\n\n{{link}}\n\nVous recevez ce message parce que vous avez lancé l’importation. Choisissez vos notifications : {{settings}}\n',
  billingInvoiceSubject: 'Facture {{invoice}} pour {{company}}',
  billingInvoiceText:
    'Bonjour {{name}},\n\nVoici la facture de votre formule : {{invoice}}, d’un montant de {{amount}}, à régler au plus tard le {{due}}.\n\nLa facture et les moyens de paiement :\n{{link}}\n\nLe PDF :\n{{pdf}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingOrderText:
    'Bonjour {{name}},\n\nMerci de votre commande. Voici sa facture : {{invoice}}, d’un montant de {{amount}}, à régler au plus tard le {{due}}. Votre formule commence dès réception du paiement. Une commande non payée à cette date est annulée.\n\nLa facture et les moyens de paiement :\n{{link}}\n\nLe PDF :\n{{pdf}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingOverdueSubject: 'Un paiement est en retard : {{company}}',
  billingOverdueText:
    'Bonjour {{name}},\n\nUn paiement de {{company}} est dû depuis le {{sinceDay}} et n’est pas encore arrivé.\n\nLes factures en attente et les moyens de paiement :\n{{link}}\n\nSi vous avez payé ces derniers jours, vous n’avez rien à faire. Vous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingAtRiskSubject: 'Merci de régler pour conserver votre accès : {{company}}',
  billingAtRiskText:
    'Bonjour {{name}},\n\nUn paiement de {{company}} est dû depuis le {{sinceDay}} et n’est pas encore arrivé. S’il manque toujours le {{blocksDay}}, votre abonnement sera bloqué.\n\nLes factures en attente et les moyens de paiement :\n{{link}}\n\nSi vous avez payé ces derniers jours, vous n’avez rien à faire. Vous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingBlockedSubject: 'Votre abonnement est bloqué : {{company}}',
  billingBlockedText:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} a été bloqué faute de paiement. Rien n’est supprimé, et les auditeurs peuvent toujours consulter et exporter. Tout fonctionnera de nouveau dès réception du paiement.\n\nLes factures en attente et les moyens de paiement :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingPausedSubject: 'Votre abonnement est suspendu : {{company}}',
  billingPausedText:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} est suspendu depuis le {{pausedDay}}, jusqu’à ce que vous le repreniez :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingPausedTextUntil:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} est suspendu depuis le {{pausedDay}}. Il reprend le {{resumesDay}}. Vous pouvez le reprendre plus tôt :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingActiveSubject: 'Votre abonnement est de nouveau actif : {{company}}',
  billingActiveText:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} est de nouveau actif, avec tout ce que comprend votre formule.\n\nVotre abonnement et vos factures :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingEndingSubject: 'Votre abonnement prend fin le {{endsDay}} : {{company}}',
  billingEndingText:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} a été résilié. Il court jusqu’au {{endsDay}} et ne sera pas renouvelé. D’ici là, vous pouvez le conserver :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  billingEndedSubject: 'Votre abonnement a pris fin : {{company}}',
  billingEndedText:
    'Bonjour {{name}},\n\nL’abonnement de {{company}} a pris fin. Rien n’est supprimé, et les auditeurs peuvent toujours consulter et exporter. Choisissez une formule pour continuer :\n{{link}}\n\nVous recevez ce message parce que vous gérez la facturation de {{company}}.\n',
  noticeLimitSubject: 'Votre formule est presque épuisée : {{company}}',
  noticeLimitText:
    'Bonjour {{name}},\n\n{{what}} : {{used}} sur {{most}} utilisés chez {{company}}.\n\n{{link}}\n\nVous recevez ce message parce que vous gérez la formule. Choisissez vos notifications : {{settings}}\n',
  noticeLimitJobs: 'Offres actives',
  noticeLimitSeats: 'Places utilisateur',
  noticeLimitTexts: 'SMS du mois',
  noticeLimitInterviews: 'Entretiens du mois',
  dashboardFiguresSubject: '{{dashboard}} : {{company}}',
  dashboardFiguresText:
    'Bonjour {{name}},\n\n{{dashboard}}, du {{from}} au {{until}} :\n\n{{lines}}\n\nOuvrir le tableau de bord :\n{{link}}\n\nVous recevez ce message parce que vous l’avez demandé. Vous pouvez changer cela dans la liste des tableaux de bord.\n',
  dashboardLine: '{{what}} : {{value}}',
  dashboardLineBefore: '{{what}} : {{value}} (avant : {{before}})',
  dashboardApplications: 'Candidatures',
  dashboardStarted: 'Commencées',
  dashboardCompleted: 'Terminées',
  dashboardReviewed: 'Évaluées',
  dashboardHired: 'Recrutements',
  dashboardRejected: 'Refus',
  noticeSummarySubject: 'Votre journée chez {{company}}',
  noticeSummaryText:
    'Bonjour {{name}},\n\nDepuis le dernier résumé :\n\n{{lines}}\n\nOuvrir Hirelog :\n{{link}}\n\nChoisissez vos notifications et leur heure : {{settings}}\n',
  noticeLineApplication_one: '{{count}} nouvelle candidature : {{job}}',
  noticeLineApplication_many: '{{count}} de nouvelles candidatures : {{job}}',
  noticeLineApplication_other: '{{count}} nouvelles candidatures : {{job}}',
  noticeLineMention_one: '{{count}} commentaire vous mentionne : {{job}}',
  noticeLineMention_many: '{{count}} de commentaires vous mentionnent : {{job}}',
  noticeLineMention_other: '{{count}} commentaires vous mentionnent : {{job}}',
  noticeLineScore_one: '{{count}} grille d’évaluation est attendue : {{job}}',
  noticeLineScore_many: '{{count}} de grilles d’évaluation sont attendues : {{job}}',
  noticeLineScore_other: '{{count}} grilles d’évaluation sont attendues : {{job}}',
  noticeLineDeadline_one: 'La date limite approche : {{job}}',
  noticeLineDeadline_many: 'La date limite approche : {{job}}',
  noticeLineDeadline_other: 'La date limite approche : {{job}}',
  noticeLineImport_one: '{{count}} importation terminée : {{job}}',
  noticeLineImport_many: '{{count}} d’importations terminées : {{job}}',
  noticeLineImport_other: '{{count}} importations terminées : {{job}}',
  noticeLineLimit_one: 'Votre formule est presque épuisée',
  noticeLineLimit_many: 'Votre formule est presque épuisée',
  noticeLineLimit_other: 'Votre formule est presque épuisée',
  interviewOfferSubject: 'Choisissez un créneau : {{summary}} chez {{company}}',
  interviewOfferText:
    'Bonjour {{name}},\n\n{{company}} souhaite vous parler de « {{job}} » : {{summary}}, {{minutes}} minutes.\n\nChoisissez le créneau qui vous convient :\n{{link}}\n\nLes créneaux restent ouverts jusqu’au {{until}}. Si aucun ne vous convient, vous pouvez en demander d’autres sur cette page.\n',
  interviewOfferWritten: '{{text}}\n\nChoisissez un créneau avant le {{until}} :\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms:
    '{{company}} souhaite vous parler de « {{job}} ». Choisissez un créneau avant le {{until}} : {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Votre entretien avec {{company}} est réservé : {{when}}. Le déplacer ou l’annuler : {{link}}',
  interviewChangedSms: 'Votre entretien avec {{company}} a changé : {{when}}. Le déplacer ou l’annuler : {{link}}',
  interviewReleasedSms:
    'Vous avez demandé d’autres créneaux à {{company}}. Vous recevrez un message dès qu’il y en aura : {{link}}',
  interviewReminderSms: 'Bientôt : votre entretien avec {{company}}, {{when}}. Le déplacer ou l’annuler : {{link}}',
  interviewCancelledSms: 'Votre entretien avec {{company}} pour « {{job}} » n’aura pas lieu.',
  interviewDoubtSms:
    'Votre entretien avec {{company}} devra peut-être être déplacé. Il n’est pas annulé ; l’équipe vous écrira. Vous pouvez aussi le déplacer : {{link}}',
  interviewSureSms: 'Votre entretien avec {{company}} aura lieu comme réservé : {{when}}. {{link}}',
  interviewBookedSubject: 'Réservé : {{summary}}, {{begins}}',
  interviewBookedText:
    'Bonjour {{name}},\n\nVotre entretien avec {{company}} pour « {{job}} » est réservé.\n\n{{details}}\n\nDéplacez-le ou annulez-le ici :\n{{link}}\n\nLe fichier joint l’ajoute à votre agenda.\n',
  interviewChangedSubject: 'Modifié : {{summary}}, {{begins}}',
  interviewChangedText:
    'Bonjour {{name}},\n\nVotre entretien avec {{company}} pour « {{job}} » a changé.{{because}}\n\n{{details}}{{formerly}}\n\nDéplacez-le ou annulez-le ici :\n{{link}}\n\nLe fichier joint met votre agenda à jour.\n',
  interviewDoubtSubject: 'À déplacer peut-être : {{summary}}, {{begins}}',
  interviewDoubtText:
    'Bonjour {{name}},\n\nUne personne qui participe à votre entretien avec {{company}} pour « {{job}} » n’est finalement pas libre à cette heure. Il n’est pas annulé : l’équipe le sait et vous écrira s’il doit être déplacé.\n\n{{details}}\n\nVous pouvez aussi le déplacer ici :\n{{link}}\n',
  interviewSureSubject: 'Confirmé : {{summary}}, {{begins}}',
  interviewSureText:
    'Bonjour {{name}},\n\nNous vous avions écrit que votre entretien avec {{company}} pour « {{job}} » devrait peut-être être déplacé. Ce n’est pas nécessaire : tout le monde est de nouveau libre à cette heure.\n\n{{details}}\n\nOuvrez-le ici :\n{{link}}\n',
  interviewReleasedSubject: 'Votre demande d’autres créneaux : {{summary}}',
  interviewReleasedText:
    'Bonjour {{name}},\n\nVous avez demandé d’autres créneaux à {{company}} ; le créneau réservé, {{when}}, est donc de nouveau libre. Vous recevrez un message dès que de nouveaux créneaux seront proposés.\n\nVoir votre entretien :\n{{link}}\n',
  interviewCancelledSubject: 'Annulé : {{summary}} chez {{company}}',
  interviewCancelledText:
    'Bonjour {{name}},\n\nVotre entretien avec {{company}} pour « {{job}} » n’aura pas lieu.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Bientôt : {{summary}}, {{begins}}',
  interviewReminderText:
    'Bonjour {{name}},\n\nVotre entretien avec {{company}} pour « {{job}} » a lieu bientôt.\n\n{{details}}\n\nDéplacez-le ou annulez-le ici :\n{{link}}\n',
  meetingInvitationSubject: 'Entretien : {{summary}}, {{begins}}',
  meetingInvitationText:
    'Bonjour {{name}},\n\nVous participez à un entretien pour « {{job}} » chez {{company}}.\n\n{{details}}{{answers}}\n\nOuvrir dans Hirelog :\n{{link}}\n\nLe fichier joint l’ajoute à votre agenda.\n',
  meetingChangedSubject: 'Modifié : {{summary}}, {{begins}}',
  meetingChangedText:
    'Bonjour {{name}},\n\nUn entretien pour « {{job}} » auquel vous participez a changé.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nOuvrir dans Hirelog :\n{{link}}\n\nLe fichier joint met votre agenda à jour.\n',
  meetingNoLinkSubject: 'Pas encore de lien : {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Bonjour {{name}},\n\nLe service de visioconférence n’a pas créé de lien pour un entretien pour « {{job}} ». Indiquez votre propre lien : le candidat et vos collègues le reçoivent aussitôt.\n\n{{details}}\n\nL’indiquer dans Hirelog :\n{{link}}\n',
  meetingCancelledSubject: 'Annulé : {{summary}}, {{job}}',
  meetingCancelledText:
    'Bonjour {{name}},\n\nUn entretien pour « {{job}} » n’aura pas lieu comme prévu avec vous.{{because}}\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  meetingReminderSubject: 'Bientôt : {{summary}}, {{begins}}',
  meetingReminderText:
    'Bonjour {{name}},\n\nUn entretien pour « {{job}} » auquel vous participez a lieu bientôt.\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  meetingApprovalSubject: 'Entretien à approuver : {{job}}',
  meetingApprovalText:
    'Bonjour {{name}},\n\nUn entretien pour « {{job}} » a été planifié et attend une approbation. D’ici là, le candidat ne reçoit aucun message.\n\n{{details}}\n\nApprouvez-le ou non ici :\n{{link}}\n',
  meetingDisapprovedSubject: 'Non approuvé : {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Bonjour {{name}},\n\nUn entretien que vous aviez planifié pour « {{job}} » n’a pas été approuvé.{{because}}\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} demande d’autres créneaux : {{job}}',
  meetingOtherTimesText:
    'Bonjour {{name}},\n\n{{candidate}} n’est disponible à aucun des créneaux proposés pour « {{job}} ».{{because}}\n\n{{details}}\n\nProposez d’autres créneaux ici :\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} ne peut pas venir : {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Bonjour {{name}},\n\n{{who}} a répondu ne pas participer à un entretien pour « {{job}} ».{{because}}\n\n{{details}}\n\nRemplacez cette personne ou déplacez l’entretien ici :\n{{link}}\n',
  meetingExpiredSubject: 'Aucun créneau choisi : {{summary}}, {{job}}',
  meetingExpiredText:
    'Bonjour {{name}},\n\n{{candidate}} n’a pas choisi de créneau pour un entretien pour « {{job}} » avant la fin de la proposition.\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  meetingClashSubject: 'Double réservation : {{summary}}, {{begins}}',
  meetingClashText:
    'Bonjour {{name}},\n\nUne personne ou une salle d’un entretien pour « {{job}} » est finalement occupée à cette heure. Remplacez-la ou déplacez l’entretien.\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  meetingFreeSubject: 'De nouveau libre : {{summary}}, {{begins}}',
  meetingFreeText:
    'Bonjour {{name}},\n\nLa personne qui était occupée à l’heure d’un entretien pour « {{job}} » est de nouveau libre. L’entretien aura lieu comme réservé.\n\n{{details}}\n\nOuvrir dans Hirelog :\n{{link}}\n',
  interviewPositionClosed: 'Le poste n’est plus à pourvoir.',
  meetingJobArchived: 'L’offre a été archivée.',
  meetingCandidateLeft: 'Le candidat n’est plus retenu pour cette offre.',
  meetingWhen: 'Quand : {{value}}',
  meetingWhere: 'Où : {{value}}',
  meetingWith: 'Avec : {{value}}',
  meetingCandidate: 'Candidat : {{value}}',
  meetingWas: 'Avant : {{value}}',
  openMeet: 'Ouvrir votre entretien',
  meetingAnswerCONFIRMED: 'Accepter',
  meetingAnswerMAYBE: 'Répondre peut-être',
  meetingAnswerREJECTED: 'Décliner',
} satisfies Translation<typeof en>

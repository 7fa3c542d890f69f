/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'Ce webhook existe déjà',
  'There is no such webhook': 'Ce webhook n’existe pas',
  'Deliveries are kept for 30 days': 'Les livraisons sont conservées 30 jours',
  'A company has 20 webhooks at most': 'Une entreprise a 20 webhooks au maximum',
  'This cursor is not known here': 'Ce curseur est inconnu ici',
  'There is no such recording': 'Cet enregistrement n’existe pas',
  'Choose a picture of at most 1 MB': 'Choisissez une image de 1 Mo au maximum',
  'Choose a picture in PNG, JPEG or WebP format': 'Choisissez une image au format PNG, JPEG ou WebP',
  'Give each stage a name of its own': 'Donnez à chaque étape un nom différent',
  'Say first which stages new jobs begin with': 'Indiquez d’abord avec quelles étapes commencent les nouvelles offres',
  'No such event': 'Cet événement n’existe pas',
  'Enter the name of your company': 'Saisissez le nom de votre entreprise',
  'Enter your name': 'Saisissez votre nom',
  'Use at most 100 characters': '100 caractères au maximum',
  'Choose one of the languages': 'Choisissez une des langues',
  'Use 3 to 40 characters': 'De 3 à 40 caractères',
  'Use letters a to z, digits, and single hyphens between them':
    'Utilisez des lettres de a à z, des chiffres et des traits d’union isolés entre eux',
  'This address is already taken. Please choose another one.':
    'Cette adresse est déjà prise. Veuillez en choisir une autre.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'Oups ! Cet utilisateur semble déjà exister. Contactez l’assistance si vous ne pouvez pas accéder à votre compte',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'Oups ! Ce nom d’utilisateur ou cet e-mail existe déjà, et un utilisateur ne peut pas avoir deux comptes',
  'The user your are attempting to sign up is invalid': 'L’utilisateur que vous essayez d’inscrire n’est pas valide',
  'This phone number is already in use with another account':
    'Ce numéro de téléphone est déjà utilisé par un autre compte',
  'Session expired': 'Session expirée',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'Votre mot de passe n’est pas valide. Assurez-vous qu’il respecte les règles ci-dessous',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'Votre mot de passe est trop faible ! Évitez les mots courants et ajoutez des caractères, des chiffres ou des lettres',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'Ce mot de passe est trop courant et trop facile à deviner. Essayez-en un autre',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'Ce mot de passe contient des mots de votre inscription, ce qui le rend trop facile à deviner ! Essayez-en un autre',
  'Your password is not secure enough, please change it':
    'Votre mot de passe n’est pas assez sûr, veuillez le modifier',
  'Error in SSO authentication. Company does not support SSO.':
    'Erreur d’authentification unique. L’entreprise ne la propose pas.',
  'Enter your email address': 'Saisissez votre adresse e-mail',
  'Enter a complete email address, such as name@company.com':
    'Saisissez une adresse e-mail complète, par exemple name@company.com',
  'No such group': 'Ce groupe n’existe pas',
  'A group can have {{0}} members': 'Un groupe peut avoir {{0}} membres',
  'A company can have {{0}} groups': 'Une entreprise peut avoir {{0}} groupes',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'Une entreprise peut avoir 20 clés d’API. Révoquez-en une qui ne sert plus.',
  'A company can have {{0}} roles of its own': 'Une entreprise peut avoir {{0}} rôles à elle',
  'This company is registered already': 'Cette entreprise est déjà inscrite',
  'No such API key': 'Cette clé d’API n’existe pas',
  'Choose a role': 'Choisissez un rôle',
  'Select at least one user': 'Sélectionnez au moins un utilisateur',
  'Enter the secret the identity provider gave you for this client':
    'Saisissez le secret que le fournisseur d’identité vous a donné pour ce client',
  'Give the group a name': 'Donnez un nom au groupe',
  'Give the role a name': 'Donnez un nom au rôle',
  'There is a group of this name already': 'Un groupe de ce nom existe déjà',
  'There is a role of this name already': 'Un rôle de ce nom existe déjà',
  'No such company': 'Cette entreprise n’existe pas',
  'This identity signs another account in': 'Cette identité connecte un autre compte',
  'Your plan allows 1 active job, and it is in use.': 'Votre formule permet 1 offre active, et elle est utilisée.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'Votre formule permet {{0}} offres actives, et toutes sont utilisées.',
  'Your plan allows 1 user, and it is in use.': 'Votre formule permet 1 utilisateur, et la place est occupée.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'Votre formule permet {{0}} utilisateurs, et toutes les places sont occupées.',
  'This company has a subscription already': 'Cette entreprise a déjà un abonnement',
  'This company has no subscription': 'Cette entreprise n’a pas d’abonnement',
  'You cannot change your own role': 'Vous ne pouvez pas modifier votre propre rôle',
  'This link has been used or is too old. Ask for a new one.':
    'Ce lien a déjà servi ou est trop ancien. Demandez-en un nouveau.',
  'This invitation has expired. Invite the person again.': 'Cette invitation a expiré. Invitez la personne à nouveau.',
  'You cannot remove yourself': 'Vous ne pouvez pas vous retirer vous-même',
  'This account exists already': 'Ce compte existe déjà',
  'This account has its company already': 'Ce compte a déjà son entreprise',
  'Another code can be sent in 1 second.': 'Un autre code pourra être envoyé dans 1 seconde.',
  'Another code can be sent in {{0}} seconds.': 'Un autre code pourra être envoyé dans {{0}} secondes.',
  'Another code can be sent in 1 minute.': 'Un autre code pourra être envoyé dans 1 minute.',
  'Another code can be sent in {{0}} minutes.': 'Un autre code pourra être envoyé dans {{0}} minutes.',
  'Another code can be sent in {{0}} hours.': 'Un autre code pourra être envoyé dans {{0}} heures.',
  'This code is no longer valid. Have a new one sent.': 'Ce code n’est plus valable. Faites-en envoyer un nouveau.',
  'This invitation has been used already. Please sign in.':
    'Cette invitation a déjà été utilisée. Veuillez vous connecter.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'Vous avez déjà un compte avec cette adresse e-mail, et un compte appartient à une seule entreprise. Connectez-vous, ou demandez à votre collègue de vous inviter à une autre adresse.',
  'This invitation was sent to another email address.': 'Cette invitation a été envoyée à une autre adresse e-mail.',
  'This invitation link is not complete. Please open it again from the email.':
    'Ce lien d’invitation est incomplet. Veuillez l’ouvrir à nouveau depuis l’e-mail.',
  'This invitation has been withdrawn. Please ask your colleague.':
    'Cette invitation a été retirée. Adressez-vous à votre collègue.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'Une invitation plus récente vous a été envoyée. Utilisez le lien du dernier e-mail.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'Cette invitation a expiré. Demandez-en une nouvelle à votre collègue.',
  'This user created the company and stays its admin':
    'Cet utilisateur a créé l’entreprise et en reste l’administrateur',
  'This user has joined already': 'Cet utilisateur a déjà rejoint l’équipe',
  'This command id was used for something else': 'Cet identifiant de commande a servi à autre chose',
  'Somebody else changed this at the same moment. Please try again.':
    'Quelqu’un d’autre a modifié ceci au même moment. Veuillez réessayer.',
  'There is no room left to save this. Nothing was changed.':
    'Il n’y a plus de place pour enregistrer ceci. Rien n’a été modifié.',
  'This is more than can be saved at once. Nothing was changed.':
    'C’est trop pour un seul enregistrement. Rien n’a été modifié.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'On ne sait pas encore si ceci a été enregistré. Vous pouvez le renvoyer sans risque.',
  'This cannot be saved at the moment. Nothing was changed.':
    'Ceci ne peut pas être enregistré pour le moment. Rien n’a été modifié.',
  'Say what the key is for': 'Indiquez à quoi sert la clé',
  'Use at most 80 characters': '80 caractères au maximum',
  'Choose at least one': 'Choisissez-en au moins un',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'Trop de personnes se connectent en ce moment. Veuillez réessayer dans un instant.',
  'Too many attempts. Please try again in 1 minute.': 'Trop de tentatives. Veuillez réessayer dans 1 minute.',
  'Too many attempts. Please try again in {{0}} minutes.': 'Trop de tentatives. Veuillez réessayer dans {{0}} minutes.',
  'This is not your password': 'Ce n’est pas votre mot de passe',
  'Your account is being set up. Please sign in in a minute.':
    'Votre compte est en cours de création. Veuillez vous connecter dans une minute.',
  'This session has ended already': 'Cette session est déjà terminée',
  'Wrong email address or password.': 'Adresse e-mail ou mot de passe incorrect.',
  'Your company is being set up. Please sign in in a minute.':
    'Votre entreprise est en cours de création. Veuillez vous connecter dans une minute.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'Vous n’avez pas de compte dans cette entreprise. Demandez à un administrateur de vous inviter.',
  'Your identity provider did not say which email address is yours.':
    'Votre fournisseur d’identité n’a pas indiqué votre adresse e-mail.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'Votre fournisseur d’identité n’a pas confirmé votre adresse e-mail. Confirmez-la chez lui, puis réessayez.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'Cette adresse e-mail a un compte qui n’a jamais été confirmé. Connectez-vous avec le mot de passe et confirmez d’abord l’adresse, ou demandez un nouveau mot de passe.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'La formule de votre entreprise n’a plus de place pour vous. Demandez à un administrateur d’en libérer une.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google ne répond pas pour le moment. Veuillez réessayer dans quelques minutes.',
  'Google did not sign you in.': 'Google ne vous a pas connecté.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'Votre fournisseur d’identité ne répond pas pour le moment. Veuillez réessayer dans quelques minutes.',
  'This ID token is not accepted': 'Ce jeton d’identité n’est pas accepté',
  'Signing in did not work. Please try again.': 'La connexion n’a pas fonctionné. Veuillez réessayer.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'Cette connexion a été commencée dans un autre navigateur, ou il y a trop longtemps. Veuillez réessayer.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'Seul un administrateur ayant tous les droits peut modifier l’authentification unique : elle permet de connecter tout compte de l’entreprise, administrateurs compris.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'Connectez-vous une fois par le fournisseur dans un navigateur : votre adresse e-mail y est confirmée',
  'Sign in first': 'Connectez-vous d’abord',
  'Sign in to link your account': 'Connectez-vous pour associer votre compte',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'Une autre entreprise a déjà vérifié ce domaine. Demandez à ses administrateurs de l’y retirer.',
  'This domain is not in the list any more': 'Ce domaine n’est plus dans la liste',
  'A company can have {{0}} email domains': 'Une entreprise peut avoir {{0}} domaines de messagerie',
  'Enter the part behind the @ of your addresses, such as example.com':
    'Saisissez la partie de vos adresses qui suit le @, par exemple example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'Ce domaine fournit des adresses au public. Seul un domaine à vous peut être vérifié.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'Les serveurs de noms de ce domaine ne répondent pas. Réessayez dans quelques minutes.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'Cet enregistrement TXT n’existe pas encore sous {{0}}. Un nouvel enregistrement peut mettre une heure à être visible.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'Votre entreprise n’a pas vérifié que {{0}} est son domaine de messagerie. Demandez à un administrateur de vous inviter.',
  'Your identity provider did not sign you in.': 'Votre fournisseur d’identité ne vous a pas connecté.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'Votre entreprise se connecte par son propre fournisseur d’identité. Utilisez l’authentification unique.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'Saisissez l’adresse de votre fournisseur d’identité, par exemple https://login.example.com',
  'Enter the client ID your identity provider gave you':
    'Saisissez l’identifiant client donné par votre fournisseur d’identité',
  'The address has to begin with https://': 'L’adresse doit commencer par https://',
  'Enter the address without a user name and password in it':
    'Saisissez l’adresse sans nom d’utilisateur ni mot de passe',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'L’hôte {{0}} se trouve dans un réseau privé. L’exploitant de Hirelog peut l’autoriser avec le paramètre OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'Aucun hôte ne s’appelle {{0}}. Vérifiez qu’il n’y a pas de faute de frappe dans l’adresse.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'Le nom {{0}} ne peut pas être résolu pour le moment. Réessayez dans quelques minutes.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'L’hôte {{0}} refuse les connexions. Vérifiez l’adresse et le port, et que le fournisseur fonctionne.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'L’hôte {{0}} ne répond pas. Vérifiez l’adresse, et qu’aucun pare-feu n’en bloque l’accès à Hirelog.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'Le certificat de {{0}} a expiré. Faites-le renouveler, puis enregistrez à nouveau.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'Le certificat de {{0}} a été émis pour un autre hôte. Saisissez l’hôte pour lequel il a été émis, ou faites-le remplacer.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'Le certificat de {{0}} vient d’une autorité qui n’est pas reconnue ici. Faites-le émettre par une autorité publique.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'L’hôte {{0}} ne parle pas TLS sur ce port, ou coupe la connexion. Vérifiez l’adresse et le port.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'L’hôte {{0}} signale une erreur de son côté (HTTP {{1}}). Réessayez plus tard, ou adressez-vous à son exploitant.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'L’hôte {{0}} se nomme {{1}}. Saisissez exactement cela comme émetteur.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'L’hôte {{0}} redirige vers une autre adresse (HTTP {{1}}). Saisissez l’émetteur tel que votre fournisseur l’indique.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'L’hôte {{0}} n’a pas de description OpenID Connect à cette adresse (HTTP {{1}}). Saisissez l’émetteur tel que votre fournisseur l’indique.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'Ce que {{0}} répond à cette adresse n’est pas une description OpenID Connect utilisable. Saisissez l’émetteur tel que votre fournisseur l’indique.',
  'Technical cause: {{0}}': 'Cause technique : {{0}}',
  'Sign in to issue a token': 'Connectez-vous pour créer un jeton',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'Une personne peut avoir 50 jetons à la fois. Révoquez-en un qui ne sert plus.',
  'The code has {{0}} digits.': 'Le code comporte {{0}} chiffres.',
  'This is not the code we sent. Please try again.': 'Ce n’est pas le code que nous avons envoyé. Veuillez réessayer.',
  'Please verify your email address first': 'Veuillez d’abord confirmer votre adresse e-mail',
  'The address is reserved for you and being set up. Look again in a moment.':
    'L’adresse vous est réservée et est en cours de création. Revenez dans un instant.',
  'Your question was not sent': 'Votre question n’a pas été envoyée',
  'Name 1 to 1000 users': 'Indiquez de 1 à 1000 utilisateurs',
  'Enter 1 to {{0}} email addresses': 'Saisissez de 1 à {{0}} adresses e-mail',
  'This is not a complete email address': 'Cette adresse e-mail est incomplète',
  'This text has characters that cannot be stored':
    'Ce texte contient des caractères qui ne peuvent pas être enregistrés',
  'This person is in your team already': 'Cette personne est déjà dans votre équipe',
  'This person has been invited already': 'Cette personne a déjà été invitée',
  'The invitation is on its way. Look again in a moment.': 'L’invitation est en route. Revenez dans un instant.',
  'You cannot give a role that allows more than your own':
    'Vous ne pouvez pas donner un rôle qui permet plus que le vôtre',
  'This user may do more than you. Ask an administrator':
    'Cet utilisateur a plus de droits que vous. Adressez-vous à un administrateur',
  'Sign in to issue an API key': 'Connectez-vous pour créer une clé d’API',
  'Only an administrator can issue a key for a service account':
    'Seul un administrateur peut créer une clé pour un compte de service',
  'This key may do more than you. Ask an administrator':
    'Cette clé a plus de droits que vous. Adressez-vous à un administrateur',
  'This group may do more than you. Ask an administrator':
    'Ce groupe a plus de droits que vous. Adressez-vous à un administrateur',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'Ce rôle permet sur certaines offres plus que ce que vous pouvez y faire. Adressez-vous à un administrateur',
  'You cannot take away a role that allows more than your own':
    'Vous ne pouvez pas retirer un rôle qui permet plus que le vôtre',
  'Only POST is answered here': 'Seul POST reçoit une réponse ici',
  'This must be JSON': 'Ceci doit être du JSON',
  'Your session has ended. Please sign in again.': 'Votre session est terminée. Veuillez vous reconnecter.',
  'This is more than a job can hold': 'C’est plus que ce qu’une offre peut contenir',
  'This could not be understood': 'Ceci n’a pas pu être compris',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'Votre formule ne comprend pas de SMS. Invitez par e-mail, ou choisissez une formule supérieure.',
  'The {{0}} text messages of your plan are used up this year.':
    'Les {{0}} SMS de votre formule sont épuisés pour cette année.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'Votre formule permet {{0}} entretiens en direct par mois : {{1}} sont réservés pour ce mois, il en reste {{2}}. Choisissez un créneau un mois suivant ou une formule supérieure.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'Votre formule permet {{0}} entretiens en direct par mois : {{1}} sont réservés pour ce mois, il en reste {{2}}. Choisissez un créneau un mois suivant, ou demandez une formule supérieure : {{3}}.',
  'The {{0}} text messages of your plan are used up this month.':
    'Les {{0}} SMS de votre formule sont épuisés pour ce mois-ci.',
  'Your subscription is paused. Resume it to go on.': 'Votre abonnement est suspendu. Reprenez-le pour continuer.',
  'Your subscription has ended. Choose a plan to go on.':
    'Votre abonnement a pris fin. Choisissez une formule pour continuer.',
  'Your password is expired': 'Votre mot de passe a expiré',
  'For security reason, your password must be reset every 30 days':
    'Pour des raisons de sécurité, votre mot de passe doit être réinitialisé tous les 30 jours',
  'Reset my password': 'Réinitialiser mon mot de passe',
  'Check your mailbox {{0}}': 'Consultez votre messagerie {{0}}',
  'This has left already': 'C’est déjà parti',
  'Somebody has decided about this call already. Reload the page.':
    'Quelqu’un a déjà décidé de cet appel. Rechargez la page.',
  'Only a person has notifications, not a key': 'Seule une personne reçoit des notifications, pas une clé',
  'This notification cannot be changed': 'Cette notification ne peut pas être modifiée',
  'Choose one of the hours': 'Choisissez une des heures',
  'This browser did not say how it is reached': 'Ce navigateur n’a pas indiqué comment le joindre',
  'Two reasons have the same name': 'Deux motifs ont le même nom',
  'Give each reason 1 to {{0}} characters': 'Donnez à chaque motif de 1 à {{0}} caractères',
  'At most {{0}} reasons': 'Au plus {{0}} motifs',
  'There is a template of this name already': 'Un modèle de ce nom existe déjà',
  'At most {{0}} message templates': 'Au plus {{0}} modèles de message',
  'Write it in one language at least': 'Rédigez-le dans au moins une langue',
  'Each language can be there once': 'Chaque langue ne peut figurer qu’une fois',
  'There is no field “{{0}}”. Use {{1}}': 'Le champ « {{0}} » n’existe pas. Utilisez {{1}}',
  'Put the field “link” where the link to the application belongs':
    'Placez le champ « link » là où doit figurer le lien vers la candidature',
  'There is a brand of this name already': 'Une marque de ce nom existe déjà',
  'This picture is not there any more. Please upload it again.':
    'Cette image n’est plus là. Veuillez l’envoyer à nouveau.',
  'A company can have {{0}} brands': 'Une entreprise peut avoir {{0}} marques',
  'Make another brand the default first': 'Choisissez d’abord une autre marque par défaut',
  'No such brand': 'Cette marque n’existe pas',
  'This color is too bright for the text': 'Cette couleur est trop claire pour le texte',
  'Enter a color such as #1B81F1': 'Saisissez une couleur, par exemple #1B81F1',
  'This file is too big (max. size 2MB)': 'Ce fichier est trop volumineux (2 Mo max.)',
  'Ooops! Something went wrong, please try again': 'Oups ! Une erreur s’est produite, veuillez réessayer',
  'The assistant’s allowance is used up for now.': 'Le quota de l’assistant est épuisé pour le moment.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'L’assistant est injoignable pour le moment. Veuillez réessayer plus tard.',
  'The assistant’s answer could not be used. Please try again.':
    'La réponse de l’assistant est inutilisable. Veuillez réessayer.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'Les arrière-plans ne peuvent pas être retirés pour le moment. Veuillez réessayer plus tard.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'Cet arrière-plan n’est pas d’une seule couleur unie. Seuls les arrière-plans unis peuvent être retirés ici.',
  'No person or thing was found in this picture.': 'Aucune personne ni aucun objet n’a été trouvé dans cette image.',
} as Record<string, string>

/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'Diesen Webhook gibt es schon',
  'There is no such webhook': 'Diesen Webhook gibt es nicht',
  'Deliveries are kept for 30 days': 'Zustellungen werden 30 Tage aufbewahrt',
  'A company has 20 webhooks at most': 'Ein Unternehmen hat höchstens 20 Webhooks',
  'This cursor is not known here': 'Dieser Cursor ist hier nicht bekannt',
  'There is no such recording': 'Diese Aufnahme gibt es nicht',
  'Choose a picture of at most 1 MB': 'Wählen Sie ein Bild von höchstens 1 MB',
  'Choose a picture in PNG, JPEG or WebP format': 'Wählen Sie ein Bild im Format PNG, JPEG oder WebP',
  'Give each stage a name of its own': 'Geben Sie jeder Phase einen eigenen Namen',
  'Say first which stages new jobs begin with': 'Legen Sie zuerst fest, mit welchen Phasen neue Jobs beginnen',
  'No such event': 'Dieses Ereignis gibt es nicht',
  'Enter the name of your company': 'Geben Sie den Namen Ihres Unternehmens ein',
  'Enter your name': 'Geben Sie Ihren Namen ein',
  'Use at most 100 characters': 'Höchstens 100 Zeichen',
  'Choose one of the languages': 'Wählen Sie eine der Sprachen',
  'Use 3 to 40 characters': '3 bis 40 Zeichen',
  'Use letters a to z, digits, and single hyphens between them':
    'Buchstaben a bis z, Ziffern und einzelne Bindestriche dazwischen',
  'This address is already taken. Please choose another one.':
    'Diese Adresse ist schon vergeben. Bitte wählen Sie eine andere.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'Hoppla! Dieses Konto gibt es anscheinend schon. Bitte wenden Sie sich an den Support, wenn Sie nicht hineinkommen',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'Hoppla! Diesen Benutzernamen oder diese E-Mail-Adresse gibt es schon, und niemand kann zwei Konten haben',
  'The user your are attempting to sign up is invalid': 'So kann das Konto nicht angelegt werden',
  'This phone number is already in use with another account': 'Diese Telefonnummer gehört schon zu einem anderen Konto',
  'Session expired': 'Sitzung abgelaufen',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'Dieses Passwort geht leider nicht. Bitte beachten Sie die Regeln unten',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'Dieses Passwort ist leider zu schwach! Vermeiden Sie gängige Wörter und nehmen Sie mehr Zeichen, Ziffern oder Buchstaben',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'Dieses Passwort ist leider zu häufig und zu leicht zu erraten. Bitte wählen Sie ein anderes',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'Dieses Passwort enthält leider Wörter aus Ihren Angaben und ist damit zu leicht zu erraten! Bitte wählen Sie ein anderes',
  'Your password is not secure enough, please change it': 'Ihr Passwort ist nicht sicher genug, bitte ändern Sie es',
  'Error in SSO authentication. Company does not support SSO.':
    'Anmeldung über SSO nicht möglich. Das Unternehmen unterstützt kein SSO.',
  'Enter your email address': 'Geben Sie Ihre E-Mail-Adresse ein',
  'Enter a complete email address, such as name@company.com':
    'Geben Sie eine vollständige E-Mail-Adresse ein, etwa name@company.com',
  'No such group': 'Diese Gruppe gibt es nicht',
  'A group can have {{0}} members': 'Eine Gruppe kann {{0}} Mitglieder haben',
  'A company can have {{0}} groups': 'Ein Unternehmen kann {{0}} Gruppen haben',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'Ein Unternehmen kann 20 API-Schlüssel haben. Widerrufen Sie einen, der nicht mehr gebraucht wird.',
  'A company can have {{0}} roles of its own': 'Ein Unternehmen kann {{0}} eigene Rollen haben',
  'This company is registered already': 'Dieses Unternehmen ist schon angemeldet',
  'No such API key': 'Diesen API-Schlüssel gibt es nicht',
  'Choose a role': 'Wählen Sie eine Rolle',
  'Select at least one user': 'Wählen Sie mindestens eine Person aus',
  'Enter the secret the identity provider gave you for this client':
    'Geben Sie das Geheimnis ein, das Ihr Identitätsanbieter für diesen Client vergeben hat',
  'Give the group a name': 'Geben Sie der Gruppe einen Namen',
  'Give the role a name': 'Geben Sie der Rolle einen Namen',
  'There is a group of this name already': 'Eine Gruppe dieses Namens gibt es schon',
  'There is a role of this name already': 'Eine Rolle dieses Namens gibt es schon',
  'No such company': 'Dieses Unternehmen gibt es nicht',
  'This identity signs another account in': 'Diese Identität meldet schon ein anderes Konto an',
  'Your plan allows 1 active job, and it is in use.': 'Ihr Tarif erlaubt 1 aktive Stelle, und sie ist belegt.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'Ihr Tarif erlaubt {{0}} aktive Stellen, und alle sind belegt.',
  'Your plan allows 1 user, and it is in use.': 'Ihr Tarif erlaubt 1 Person, und der Platz ist belegt.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'Ihr Tarif erlaubt {{0}} Personen, und alle Plätze sind belegt.',
  'This company has a subscription already': 'Dieses Unternehmen hat schon ein Abonnement',
  'This company has no subscription': 'Dieses Unternehmen hat kein Abonnement',
  'You cannot change your own role': 'Ihre eigene Rolle können Sie nicht ändern',
  'This link has been used or is too old. Ask for a new one.':
    'Dieser Link ist benutzt oder zu alt. Fordern Sie einen neuen an.',
  'This invitation has expired. Invite the person again.':
    'Diese Einladung ist abgelaufen. Laden Sie die Person noch einmal ein.',
  'You cannot remove yourself': 'Sich selbst können Sie nicht entfernen',
  'This account exists already': 'Dieses Konto gibt es schon',
  'This account has its company already': 'Dieses Konto hat sein Unternehmen schon',
  'Another code can be sent in 1 second.': 'Ein neuer Code kann in 1 Sekunde gesendet werden.',
  'Another code can be sent in {{0}} seconds.': 'Ein neuer Code kann in {{0}} Sekunden gesendet werden.',
  'Another code can be sent in 1 minute.': 'Ein neuer Code kann in 1 Minute gesendet werden.',
  'Another code can be sent in {{0}} minutes.': 'Ein neuer Code kann in {{0}} Minuten gesendet werden.',
  'Another code can be sent in {{0}} hours.': 'Ein neuer Code kann in {{0}} Stunden gesendet werden.',
  'This code is no longer valid. Have a new one sent.':
    'Dieser Code gilt nicht mehr. Lassen Sie sich einen neuen senden.',
  'This invitation has been used already. Please sign in.':
    'Diese Einladung ist schon angenommen. Bitte melden Sie sich an.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'Sie haben mit dieser E-Mail-Adresse schon ein Konto, und ein Konto gehört zu genau einem Unternehmen. Melden Sie sich an, oder lassen Sie sich an eine andere Adresse einladen.',
  'This invitation was sent to another email address.': 'Diese Einladung ging an eine andere E-Mail-Adresse.',
  'This invitation link is not complete. Please open it again from the email.':
    'Dieser Einladungslink ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  'This invitation has been withdrawn. Please ask your colleague.':
    'Diese Einladung wurde zurückgezogen. Bitte fragen Sie nach.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'Sie haben eine neuere Einladung erhalten. Bitte nehmen Sie den Link aus der letzten E-Mail.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'Diese Einladung ist abgelaufen. Bitte lassen Sie sich eine neue schicken.',
  'This user created the company and stays its admin':
    'Diese Person hat das Unternehmen angelegt und bleibt Administrator',
  'This user has joined already': 'Diese Person ist schon dabei',
  'This command id was used for something else': 'Diese Befehlskennung wurde schon für etwas anderes benutzt',
  'Somebody else changed this at the same moment. Please try again.':
    'Jemand anderes hat das im selben Moment geändert. Bitte versuchen Sie es noch einmal.',
  'There is no room left to save this. Nothing was changed.':
    'Zum Speichern ist kein Platz mehr. Es wurde nichts geändert.',
  'This is more than can be saved at once. Nothing was changed.':
    'Das ist mehr, als auf einmal gespeichert werden kann. Es wurde nichts geändert.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'Ob das gespeichert wurde, ist noch nicht bekannt. Sie können es gefahrlos noch einmal senden.',
  'This cannot be saved at the moment. Nothing was changed.':
    'Das kann im Moment nicht gespeichert werden. Es wurde nichts geändert.',
  'Say what the key is for': 'Sagen Sie, wofür der Schlüssel ist',
  'Use at most 80 characters': 'Höchstens 80 Zeichen',
  'Choose at least one': 'Wählen Sie mindestens eines',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'Im Moment melden sich zu viele Personen an. Bitte versuchen Sie es gleich wieder.',
  'Too many attempts. Please try again in 1 minute.': 'Zu viele Versuche. Bitte versuchen Sie es in 1 Minute wieder.',
  'Too many attempts. Please try again in {{0}} minutes.':
    'Zu viele Versuche. Bitte versuchen Sie es in {{0}} Minuten wieder.',
  'This is not your password': 'Das ist nicht Ihr Passwort',
  'Your account is being set up. Please sign in in a minute.':
    'Ihr Konto wird eingerichtet. Bitte melden Sie sich in einer Minute an.',
  'This session has ended already': 'Diese Sitzung ist schon beendet',
  'Wrong email address or password.': 'E-Mail-Adresse oder Passwort ist falsch.',
  'Your company is being set up. Please sign in in a minute.':
    'Ihr Unternehmen wird eingerichtet. Bitte melden Sie sich in einer Minute an.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'Bei diesem Unternehmen gibt es kein Konto für Sie. Lassen Sie sich von der Administration einladen.',
  'Your identity provider did not say which email address is yours.':
    'Ihr Identitätsanbieter hat nicht gesagt, welche E-Mail-Adresse Ihre ist.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'Ihr Identitätsanbieter hat Ihre E-Mail-Adresse nicht bestätigt. Bestätigen Sie sie dort und versuchen Sie es noch einmal.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'Zu dieser E-Mail-Adresse gibt es ein Konto, das nie bestätigt wurde. Melden Sie sich mit dem Passwort an und bestätigen Sie zuerst die Adresse, oder fordern Sie ein neues Passwort an.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'Im Tarif Ihres Unternehmens ist kein Platz mehr für Sie. Bitten Sie die Administration, einen freizumachen.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google antwortet im Moment nicht. Bitte versuchen Sie es in ein paar Minuten wieder.',
  'Google did not sign you in.': 'Google hat Sie nicht angemeldet.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'Ihr Identitätsanbieter antwortet im Moment nicht. Bitte versuchen Sie es in ein paar Minuten wieder.',
  'This ID token is not accepted': 'Dieses ID-Token wird nicht angenommen',
  'Signing in did not work. Please try again.': 'Die Anmeldung hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'Diese Anmeldung wurde in einem anderen Browser oder vor zu langer Zeit begonnen. Bitte versuchen Sie es noch einmal.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'Single Sign-on können nur Administratorinnen und Administratoren mit allen Rechten ändern: Es kann jedes Konto des Unternehmens anmelden, auch solche mit Administratorrechten.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'Melden Sie sich einmal im Browser über den Anbieter an: Dort wird Ihre E-Mail-Adresse bestätigt',
  'Sign in first': 'Melden Sie sich zuerst an',
  'Sign in to link your account': 'Melden Sie sich an, um Ihr Konto zu verknüpfen',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'Ein anderes Unternehmen hat diese Domain schon nachgewiesen. Bitten Sie dort darum, sie zu entfernen.',
  'This domain is not in the list any more': 'Diese Domain steht nicht mehr in der Liste',
  'A company can have {{0}} email domains': 'Ein Unternehmen kann {{0}} E-Mail-Domains haben',
  'Enter the part behind the @ of your addresses, such as example.com':
    'Geben Sie den Teil hinter dem @ Ihrer Adressen ein, zum Beispiel example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'Diese Domain vergibt Adressen an alle. Nachweisen lässt sich nur eine eigene Domain.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'Die Nameserver dieser Domain antworten nicht. Versuchen Sie es in ein paar Minuten noch einmal.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'Bei {{0}} gibt es diesen TXT-Eintrag noch nicht. Bis ein neuer Eintrag zu sehen ist, kann eine Stunde vergehen.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'Ihr Unternehmen hat nicht nachgewiesen, dass {{0}} seine E-Mail-Domain ist. Bitten Sie dort um eine Einladung.',
  'Your identity provider did not sign you in.': 'Ihr Identitätsanbieter hat Sie nicht angemeldet.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'Ihr Unternehmen meldet sich über seinen eigenen Identitätsanbieter an. Nehmen Sie Single Sign-on.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'Geben Sie die Adresse Ihres Identitätsanbieters ein, etwa https://login.example.com',
  'Enter the client ID your identity provider gave you':
    'Geben Sie die Client-ID ein, die Ihr Identitätsanbieter vergeben hat',
  'The address has to begin with https://': 'Die Adresse muss mit https:// beginnen',
  'Enter the address without a user name and password in it':
    'Geben Sie die Adresse ohne Benutzernamen und Passwort darin ein',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'Der Host {{0}} liegt in einem privaten Netz. Wer Hirelog betreibt, kann es mit der Einstellung OIDC_PRIVATE_HOSTS erlauben.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'Kein Host heißt {{0}}. Prüfen Sie die Adresse auf einen Tippfehler.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'Der Name {{0}} kann im Moment nicht nachgeschlagen werden. Versuchen Sie es in ein paar Minuten wieder.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'Der Host {{0}} lehnt Verbindungen ab. Prüfen Sie Adresse und Port und ob der Anbieter läuft.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'Der Host {{0}} antwortet nicht. Prüfen Sie die Adresse und ob eine Firewall Hirelog davon fernhält.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'Das Zertifikat von {{0}} ist abgelaufen. Lassen Sie es dort erneuern und speichern Sie dann noch einmal.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'Das Zertifikat von {{0}} wurde für einen anderen Host ausgestellt. Geben Sie den Host ein, für den es gilt, oder lassen Sie es ersetzen.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'Das Zertifikat von {{0}} kommt von einer Stelle, der hier nicht vertraut wird. Lassen Sie es von einer öffentlichen ausstellen.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'Der Host {{0}} spricht an diesem Port kein TLS oder bricht die Verbindung ab. Prüfen Sie Adresse und Port.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'Der Host {{0}} antwortet mit einem eigenen Fehler (HTTP {{1}}). Versuchen Sie es später wieder oder fragen Sie, wer ihn betreibt.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'Der Host {{0}} nennt sich selbst {{1}}. Geben Sie genau das als Aussteller ein.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'Der Host {{0}} leitet an eine andere Adresse weiter (HTTP {{1}}). Geben Sie den Aussteller so ein, wie Ihr Anbieter ihn angibt.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'Der Host {{0}} hat unter dieser Adresse keine OpenID-Connect-Beschreibung (HTTP {{1}}). Geben Sie den Aussteller so ein, wie Ihr Anbieter ihn angibt.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'Was {{0}} unter dieser Adresse antwortet, ist keine brauchbare OpenID-Connect-Beschreibung. Geben Sie den Aussteller so ein, wie Ihr Anbieter ihn angibt.',
  'Technical cause: {{0}}': 'Technische Ursache: {{0}}',
  'Sign in to issue a token': 'Melden Sie sich an, um ein Token auszustellen',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'Eine Person kann 50 Token zugleich haben. Widerrufen Sie eines, das nicht mehr gebraucht wird.',
  'The code has {{0}} digits.': 'Der Code hat {{0}} Ziffern.',
  'This is not the code we sent. Please try again.':
    'Das ist nicht der Code, den wir gesendet haben. Bitte versuchen Sie es noch einmal.',
  'Please verify your email address first': 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse',
  'The address is reserved for you and being set up. Look again in a moment.':
    'Die Adresse ist für Sie reserviert und wird eingerichtet. Sehen Sie gleich noch einmal nach.',
  'Your question was not sent': 'Ihre Frage wurde nicht gesendet',
  'Name 1 to 1000 users': 'Nennen Sie 1 bis 1000 Personen',
  'Enter 1 to {{0}} email addresses': 'Geben Sie 1 bis {{0}} E-Mail-Adressen ein',
  'This is not a complete email address': 'Das ist keine vollständige E-Mail-Adresse',
  'This text has characters that cannot be stored': 'Dieser Text enthält Zeichen, die nicht gespeichert werden können',
  'This person is in your team already': 'Diese Person ist schon in Ihrem Team',
  'This person has been invited already': 'Diese Person ist schon eingeladen',
  'The invitation is on its way. Look again in a moment.':
    'Die Einladung ist unterwegs. Sehen Sie gleich noch einmal nach.',
  'You cannot give a role that allows more than your own':
    'Sie können keine Rolle vergeben, die mehr erlaubt als Ihre eigene',
  'This user may do more than you. Ask an administrator':
    'Diese Person darf mehr als Sie. Fragen Sie die Administration',
  'Sign in to issue an API key': 'Melden Sie sich an, um einen API-Schlüssel auszustellen',
  'Only an administrator can issue a key for a service account':
    'Nur die Administration kann einen Schlüssel für ein Dienstkonto ausstellen',
  'This key may do more than you. Ask an administrator':
    'Dieser Schlüssel darf mehr als Sie. Fragen Sie die Administration',
  'This group may do more than you. Ask an administrator':
    'Diese Gruppe darf mehr als Sie. Fragen Sie die Administration',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'Diese Rolle erlaubt auf manchen Stellen mehr, als Sie dort dürfen. Fragen Sie die Administration',
  'You cannot take away a role that allows more than your own':
    'Sie können keine Rolle entziehen, die mehr erlaubt als Ihre eigene',
  'Only POST is answered here': 'Hier wird nur auf POST geantwortet',
  'This must be JSON': 'Das muss JSON sein',
  'Your session has ended. Please sign in again.': 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  'This is more than a job can hold': 'Das ist mehr, als eine Stelle fassen kann',
  'This could not be understood': 'Das war nicht zu verstehen',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'Zu Ihrem Tarif gehören keine SMS. Laden Sie per E-Mail ein oder wählen Sie einen größeren Tarif.',
  'The {{0}} text messages of your plan are used up this year.':
    'Die {{0}} SMS Ihres Tarifs sind in diesem Jahr aufgebraucht.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'Ihr Tarif erlaubt {{0}} Live-Interviews im Monat: {{1}} sind für diesen gebucht, {{2}} sind übrig. Wählen Sie einen Termin in einem späteren Monat oder einen größeren Tarif.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'Ihr Tarif erlaubt {{0}} Live-Interviews im Monat: {{1}} sind für diesen gebucht, {{2}} sind übrig. Wählen Sie einen Termin in einem späteren Monat, oder bitten Sie um einen größeren Tarif: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.':
    'Die {{0}} SMS Ihres Tarifs sind für diesen Monat verbraucht.',
  'Your subscription is paused. Resume it to go on.': 'Ihr Abonnement pausiert. Setzen Sie es fort, um weiterzumachen.',
  'Your subscription has ended. Choose a plan to go on.':
    'Ihr Abonnement ist beendet. Wählen Sie einen Tarif, um weiterzumachen.',
  'Your password is expired': 'Ihr Passwort ist abgelaufen',
  'For security reason, your password must be reset every 30 days':
    'Aus Sicherheitsgründen muss Ihr Passwort alle 30 Tage erneuert werden',
  'Reset my password': 'Mein Passwort erneuern',
  'Check your mailbox {{0}}': 'Sehen Sie in Ihrem Postfach {{0}} nach',
  'This has left already': 'Das ist bereits abgeschickt',
  'Somebody has decided about this call already. Reload the page.':
    'Über diesen Aufruf wurde bereits entschieden. Laden Sie die Seite neu.',
  'Only a person has notifications, not a key': 'Nur ein Mensch hat Benachrichtigungen, kein Schlüssel',
  'This notification cannot be changed': 'Diese Benachrichtigung lässt sich nicht ändern',
  'Choose one of the hours': 'Wählen Sie eine der Uhrzeiten',
  'This browser did not say how it is reached': 'Dieser Browser hat nicht mitgeteilt, wie er zu erreichen ist',
  'Two reasons have the same name': 'Zwei Gründe haben denselben Namen',
  'Give each reason 1 to {{0}} characters': 'Geben Sie jedem Grund 1 bis {{0}} Zeichen',
  'At most {{0}} reasons': 'Höchstens {{0}} Gründe',
  'There is a template of this name already': 'Es gibt schon eine Vorlage mit diesem Namen',
  'At most {{0}} message templates': 'Höchstens {{0}} Nachrichtenvorlagen',
  'Write it in one language at least': 'Schreiben Sie sie in mindestens einer Sprache',
  'Each language can be there once': 'Jede Sprache kann nur einmal vorkommen',
  'There is no field “{{0}}”. Use {{1}}': 'Es gibt kein Feld „{{0}}“. Nehmen Sie {{1}}',
  'Put the field “link” where the link to the application belongs':
    'Setzen Sie das Feld „link“ dorthin, wo der Link zur Bewerbung stehen soll',
  'There is a brand of this name already': 'Eine Marke mit diesem Namen gibt es schon',
  'This picture is not there any more. Please upload it again.':
    'Dieses Bild ist nicht mehr da. Bitte laden Sie es noch einmal hoch.',
  'A company can have {{0}} brands': 'Ein Unternehmen kann {{0}} Marken haben',
  'Make another brand the default first': 'Machen Sie zuerst eine andere Marke zum Standard',
  'No such brand': 'Diese Marke gibt es nicht',
  'This color is too bright for the text': 'Diese Farbe ist zu hell für die Schrift',
  'Enter a color such as #1B81F1': 'Geben Sie eine Farbe wie #1B81F1 ein',
  'This file is too big (max. size 2MB)': 'Diese Datei ist zu groß (höchstens 2 MB)',
  'Ooops! Something went wrong, please try again':
    'Hoppla! Etwas ist schiefgegangen, bitte versuchen Sie es noch einmal',
  'The assistant’s allowance is used up for now.': 'Das Kontingent des Assistenten ist vorerst aufgebraucht.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'Der Assistent ist zurzeit nicht erreichbar. Bitte versuchen Sie es später noch einmal.',
  'The assistant’s answer could not be used. Please try again.':
    'Die Antwort des Assistenten ließ sich nicht verwenden. Bitte versuchen Sie es noch einmal.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'Hintergründe können gerade nicht entfernt werden. Bitte versuchen Sie es später noch einmal.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'Dieser Hintergrund hat nicht überall dieselbe Farbe. Hier lassen sich nur einfarbige Hintergründe entfernen.',
  'No person or thing was found in this picture.':
    'In diesem Bild wurde weder eine Person noch ein Gegenstand gefunden.',
} as Record<string, string>

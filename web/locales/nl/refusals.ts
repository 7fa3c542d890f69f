/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'Deze webhook bestaat al',
  'There is no such webhook': 'Deze webhook bestaat niet',
  'Deliveries are kept for 30 days': 'Afleveringen worden 30 dagen bewaard',
  'A company has 20 webhooks at most': 'Een bedrijf heeft maximaal 20 webhooks',
  'This cursor is not known here': 'Deze cursor is hier niet bekend',
  'There is no such recording': 'Deze opname bestaat niet',
  'Choose a picture of at most 1 MB': 'Kies een afbeelding van maximaal 1 MB',
  'Choose a picture in PNG, JPEG or WebP format': 'Kies een afbeelding in PNG-, JPEG- of WebP-formaat',
  'Give each stage a name of its own': 'Geef elke fase een eigen naam',
  'Say first which stages new jobs begin with': 'Geef eerst aan met welke fases nieuwe vacatures beginnen',
  'No such event': 'Deze gebeurtenis bestaat niet',
  'Enter the name of your company': 'Voer de naam van je bedrijf in',
  'Enter your name': 'Voer je naam in',
  'Use at most 100 characters': 'Gebruik maximaal 100 tekens',
  'Choose one of the languages': 'Kies een van de talen',
  'Use 3 to 40 characters': 'Gebruik 3 tot 40 tekens',
  'Use letters a to z, digits, and single hyphens between them':
    'Gebruik letters a tot z, cijfers en enkele koppeltekens ertussen',
  'This address is already taken. Please choose another one.': 'Dit adres is al bezet. Kies een ander adres.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    'Oeps! Deze gebruiker lijkt al te bestaan. Neem contact op met support als je niet bij je bestaande account kunt',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    'Oeps! Deze gebruikersnaam of dit e-mailadres bestaat al, en één gebruiker kan geen twee accounts hebben',
  'The user your are attempting to sign up is invalid': 'Zo kan het account niet worden gemaakt',
  'This phone number is already in use with another account':
    'Dit telefoonnummer is al in gebruik bij een ander account',
  'Session expired': 'Sessie verlopen',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'Dit wachtwoord is helaas niet geldig. Volg de regels hieronder',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    'Dit wachtwoord is helaas te zwak! Vermijd veelgebruikte woorden en voeg meer tekens, cijfers of letters toe',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'Dit wachtwoord komt helaas te vaak voor en is te makkelijk te raden. Kies een ander wachtwoord',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    'Dit wachtwoord bevat helaas woorden uit je gegevens en is daardoor te makkelijk te raden! Kies een ander wachtwoord',
  'Your password is not secure enough, please change it': 'Je wachtwoord is niet veilig genoeg, wijzig het',
  'Error in SSO authentication. Company does not support SSO.':
    'Inloggen via SSO is niet gelukt. Het bedrijf ondersteunt geen SSO.',
  'Enter your email address': 'Voer je e-mailadres in',
  'Enter a complete email address, such as name@company.com':
    'Voer een volledig e-mailadres in, bijvoorbeeld name@company.com',
  'No such group': 'Deze groep bestaat niet',
  'A group can have {{0}} members': 'Een groep kan {{0}} leden hebben',
  'A company can have {{0}} groups': 'Een bedrijf kan {{0}} groepen hebben',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'Een bedrijf kan 20 API-sleutels hebben. Trek er een in die niet meer wordt gebruikt.',
  'A company can have {{0}} roles of its own': 'Een bedrijf kan {{0}} eigen rollen hebben',
  'This company is registered already': 'Dit bedrijf is al aangemeld',
  'No such API key': 'Deze API-sleutel bestaat niet',
  'Choose a role': 'Kies een rol',
  'Select at least one user': 'Selecteer minstens één gebruiker',
  'Enter the secret the identity provider gave you for this client':
    'Voer het geheim in dat de identiteitsprovider je voor deze client heeft gegeven',
  'Give the group a name': 'Geef de groep een naam',
  'Give the role a name': 'Geef de rol een naam',
  'There is a group of this name already': 'Er is al een groep met deze naam',
  'There is a role of this name already': 'Er is al een rol met deze naam',
  'No such company': 'Dit bedrijf bestaat niet',
  'This identity signs another account in': 'Met deze identiteit logt al een ander account in',
  'Your plan allows 1 active job, and it is in use.':
    'Je abonnement staat 1 actieve vacature toe, en die is in gebruik.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'Je abonnement staat {{0}} actieve vacatures toe, en die zijn allemaal in gebruik.',
  'Your plan allows 1 user, and it is in use.': 'Je abonnement staat 1 gebruiker toe, en die plaats is bezet.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'Je abonnement staat {{0}} gebruikers toe, en alle plaatsen zijn bezet.',
  'This company has a subscription already': 'Dit bedrijf heeft al een abonnement',
  'This company has no subscription': 'Dit bedrijf heeft geen abonnement',
  'You cannot change your own role': 'Je kunt je eigen rol niet wijzigen',
  'This link has been used or is too old. Ask for a new one.': 'Deze link is gebruikt of te oud. Vraag een nieuwe aan.',
  'This invitation has expired. Invite the person again.':
    'Deze uitnodiging is verlopen. Nodig de persoon opnieuw uit.',
  'You cannot remove yourself': 'Je kunt jezelf niet verwijderen',
  'This account exists already': 'Dit account bestaat al',
  'This account has its company already': 'Dit account heeft al een bedrijf',
  'Another code can be sent in 1 second.': 'Over 1 seconde kan een nieuwe code worden verzonden.',
  'Another code can be sent in {{0}} seconds.': 'Over {{0}} seconden kan een nieuwe code worden verzonden.',
  'Another code can be sent in 1 minute.': 'Over 1 minuut kan een nieuwe code worden verzonden.',
  'Another code can be sent in {{0}} minutes.': 'Over {{0}} minuten kan een nieuwe code worden verzonden.',
  'Another code can be sent in {{0}} hours.': 'Over {{0}} uur kan een nieuwe code worden verzonden.',
  'This code is no longer valid. Have a new one sent.': 'Deze code is niet meer geldig. Laat een nieuwe verzenden.',
  'This invitation has been used already. Please sign in.': 'Deze uitnodiging is al gebruikt. Log in.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'Je hebt met dit e-mailadres al een account, en een account hoort bij één bedrijf. Log in, of vraag je collega om je op een ander adres uit te nodigen.',
  'This invitation was sent to another email address.': 'Deze uitnodiging is naar een ander e-mailadres gestuurd.',
  'This invitation link is not complete. Please open it again from the email.':
    'Deze uitnodigingslink is niet volledig. Open hem opnieuw vanuit de e-mail.',
  'This invitation has been withdrawn. Please ask your colleague.':
    'Deze uitnodiging is ingetrokken. Vraag het je collega.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'Je hebt een nieuwere uitnodiging gekregen. Gebruik de link in de laatste e-mail.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'Deze uitnodiging is verlopen. Vraag je collega om een nieuwe.',
  'This user created the company and stays its admin':
    'Deze gebruiker heeft het bedrijf aangemaakt en blijft beheerder',
  'This user has joined already': 'Deze gebruiker doet al mee',
  'This command id was used for something else': 'Deze opdracht-ID is al voor iets anders gebruikt',
  'Somebody else changed this at the same moment. Please try again.':
    'Iemand anders heeft dit op hetzelfde moment gewijzigd. Probeer het opnieuw.',
  'There is no room left to save this. Nothing was changed.':
    'Er is geen ruimte meer om dit op te slaan. Er is niets gewijzigd.',
  'This is more than can be saved at once. Nothing was changed.':
    'Dit is meer dan in één keer kan worden opgeslagen. Er is niets gewijzigd.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'Het is nog niet bekend of dit is opgeslagen. Je kunt het gerust opnieuw verzenden.',
  'This cannot be saved at the moment. Nothing was changed.':
    'Dit kan nu niet worden opgeslagen. Er is niets gewijzigd.',
  'Say what the key is for': 'Geef aan waarvoor de sleutel is',
  'Use at most 80 characters': 'Gebruik maximaal 80 tekens',
  'Choose at least one': 'Kies er minstens één',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'Er loggen nu te veel mensen tegelijk in. Probeer het zo opnieuw.',
  'Too many attempts. Please try again in 1 minute.': 'Te veel pogingen. Probeer het over 1 minuut opnieuw.',
  'Too many attempts. Please try again in {{0}} minutes.': 'Te veel pogingen. Probeer het over {{0}} minuten opnieuw.',
  'This is not your password': 'Dit is niet je wachtwoord',
  'Your account is being set up. Please sign in in a minute.': 'Je account wordt klaargezet. Log over een minuut in.',
  'This session has ended already': 'Deze sessie is al beëindigd',
  'Wrong email address or password.': 'E-mailadres of wachtwoord klopt niet.',
  'Your company is being set up. Please sign in in a minute.': 'Je bedrijf wordt klaargezet. Log over een minuut in.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'Er is bij dit bedrijf geen account voor je. Vraag een beheerder om je uit te nodigen.',
  'Your identity provider did not say which email address is yours.':
    'Je identiteitsprovider heeft niet gemeld welk e-mailadres van jou is.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'Je identiteitsprovider heeft je e-mailadres niet bevestigd. Bevestig het daar en probeer het opnieuw.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'Bij dit e-mailadres hoort een account dat nooit is bevestigd. Log in met het wachtwoord en bevestig eerst het adres, of vraag een nieuw wachtwoord aan.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'Het abonnement van je bedrijf heeft geen plaats meer voor je. Vraag een beheerder om er een vrij te maken.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google reageert nu niet. Probeer het over een paar minuten opnieuw.',
  'Google did not sign you in.': 'Google heeft je niet ingelogd.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'Je identiteitsprovider reageert nu niet. Probeer het over een paar minuten opnieuw.',
  'This ID token is not accepted': 'Dit ID-token wordt niet geaccepteerd',
  'Signing in did not work. Please try again.': 'Inloggen is niet gelukt. Probeer het opnieuw.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'Dit inloggen is in een andere browser of te lang geleden begonnen. Probeer het opnieuw.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'Alleen een beheerder met alle rechten kan single sign-on wijzigen: het kan elk account van het bedrijf inloggen, ook die van beheerders.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'Log één keer in een browser in via de provider: daar wordt je e-mailadres bevestigd',
  'Sign in first': 'Log eerst in',
  'Sign in to link your account': 'Log in om je account te koppelen',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'Een ander bedrijf heeft dit domein al bevestigd. Vraag de beheerders daar om het te verwijderen.',
  'This domain is not in the list any more': 'Dit domein staat niet meer in de lijst',
  'A company can have {{0}} email domains': 'Een bedrijf kan {{0}} e-maildomeinen hebben',
  'Enter the part behind the @ of your addresses, such as example.com':
    'Voer het deel achter de @ van je adressen in, bijvoorbeeld example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'Dit domein geeft adressen uit aan iedereen. Alleen een eigen domein kan worden bevestigd.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'De nameservers van dit domein reageren niet. Probeer het over een paar minuten opnieuw.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'Bij {{0}} staat dit TXT-record nog niet. Het kan een uur duren voordat een nieuw record zichtbaar is.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'Je bedrijf heeft niet bevestigd dat {{0}} het eigen e-maildomein is. Vraag een beheerder om je uit te nodigen.',
  'Your identity provider did not sign you in.': 'Je identiteitsprovider heeft je niet ingelogd.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'Je bedrijf logt in via een eigen identiteitsprovider. Gebruik single sign-on.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'Voer het adres van je identiteitsprovider in, bijvoorbeeld https://login.example.com',
  'Enter the client ID your identity provider gave you':
    'Voer de client-ID in die je identiteitsprovider je heeft gegeven',
  'The address has to begin with https://': 'Het adres moet beginnen met https://',
  'Enter the address without a user name and password in it':
    'Voer het adres in zonder gebruikersnaam en wachtwoord erin',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'De host {{0}} ligt in een privénetwerk. Wie Hirelog beheert, kan die toestaan met de instelling OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'Er is geen host met de naam {{0}}. Controleer het adres op een typefout.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'De naam {{0}} kan nu niet worden opgezocht. Probeer het over een paar minuten opnieuw.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'De host {{0}} weigert verbindingen. Controleer het adres en de poort, en of de provider draait.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'De host {{0}} reageert niet. Controleer het adres, en of een firewall Hirelog tegenhoudt.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'Het certificaat van {{0}} is verlopen. Laat het daar vernieuwen en sla dan opnieuw op.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'Het certificaat van {{0}} is voor een andere host uitgegeven. Voer de host in waarvoor het is uitgegeven, of laat het vervangen.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'Het certificaat van {{0}} komt van een instantie die hier niet wordt vertrouwd. Laat er een uitgeven door een openbare instantie.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'De host {{0}} spreekt geen TLS op deze poort of verbreekt de verbinding. Controleer het adres en de poort.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'De host {{0}} meldt een eigen fout (HTTP {{1}}). Probeer het later opnieuw, of vraag het wie hem beheert.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'De host {{0}} noemt zichzelf {{1}}. Voer precies dat in als uitgever (issuer).',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'De host {{0}} stuurt door naar een ander adres (HTTP {{1}}). Voer de uitgever (issuer) in zoals je provider die opgeeft.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'De host {{0}} heeft op dit adres geen OpenID Connect-beschrijving (HTTP {{1}}). Voer de uitgever (issuer) in zoals je provider die opgeeft.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'Wat {{0}} op dit adres antwoordt, is geen bruikbare OpenID Connect-beschrijving. Voer de uitgever (issuer) in zoals je provider die opgeeft.',
  'Technical cause: {{0}}': 'Technische oorzaak: {{0}}',
  'Sign in to issue a token': 'Log in om een token uit te geven',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'Een persoon kan 50 tokens tegelijk hebben. Trek er een in die niet meer wordt gebruikt.',
  'The code has {{0}} digits.': 'De code heeft {{0}} cijfers.',
  'This is not the code we sent. Please try again.': 'Dit is niet de code die we hebben gestuurd. Probeer het opnieuw.',
  'Please verify your email address first': 'Bevestig eerst je e-mailadres',
  'The address is reserved for you and being set up. Look again in a moment.':
    'Het adres is voor je gereserveerd en wordt klaargezet. Kijk zo nog eens.',
  'Your question was not sent': 'Je vraag is niet verzonden',
  'Name 1 to 1000 users': 'Noem 1 tot 1000 gebruikers',
  'Enter 1 to {{0}} email addresses': 'Voer 1 tot {{0}} e-mailadressen in',
  'This is not a complete email address': 'Dit is geen volledig e-mailadres',
  'This text has characters that cannot be stored': 'Deze tekst bevat tekens die niet kunnen worden opgeslagen',
  'This person is in your team already': 'Deze persoon zit al in je team',
  'This person has been invited already': 'Deze persoon is al uitgenodigd',
  'The invitation is on its way. Look again in a moment.': 'De uitnodiging is onderweg. Kijk zo nog eens.',
  'You cannot give a role that allows more than your own': 'Je kunt geen rol geven die meer toestaat dan je eigen rol',
  'This user may do more than you. Ask an administrator': 'Deze gebruiker mag meer dan jij. Vraag het een beheerder',
  'Sign in to issue an API key': 'Log in om een API-sleutel uit te geven',
  'Only an administrator can issue a key for a service account':
    'Alleen een beheerder kan een sleutel voor een serviceaccount uitgeven',
  'This key may do more than you. Ask an administrator': 'Deze sleutel mag meer dan jij. Vraag het een beheerder',
  'This group may do more than you. Ask an administrator': 'Deze groep mag meer dan jij. Vraag het een beheerder',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'Deze rol staat bij sommige vacatures meer toe dan jij daar mag. Vraag het een beheerder',
  'You cannot take away a role that allows more than your own':
    'Je kunt geen rol afnemen die meer toestaat dan je eigen rol',
  'Only POST is answered here': 'Hier wordt alleen POST beantwoord',
  'This must be JSON': 'Dit moet JSON zijn',
  'Your session has ended. Please sign in again.': 'Je sessie is beëindigd. Log opnieuw in.',
  'This is more than a job can hold': 'Dit is meer dan in een vacature past',
  'This could not be understood': 'Dit kon niet worden begrepen',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'Je abonnement bevat geen sms’en. Nodig per e-mail uit of kies een groter abonnement.',
  'The {{0}} text messages of your plan are used up this year.': 'De {{0}} sms’en van je abonnement zijn dit jaar op.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'Je abonnement staat {{0}} live-interviews per maand toe: {{1}} zijn er voor deze maand geboekt, {{2}} zijn er over. Kies een tijdstip in een latere maand of een groter abonnement.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'Je abonnement staat {{0}} live-interviews per maand toe: {{1}} zijn er voor deze maand geboekt, {{2}} zijn er over. Kies een tijdstip in een latere maand, of vraag om een groter abonnement: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.':
    'De {{0}} sms’en van je abonnement zijn deze maand op.',
  'Your subscription is paused. Resume it to go on.': 'Je abonnement is gepauzeerd. Hervat het om verder te gaan.',
  'Your subscription has ended. Choose a plan to go on.':
    'Je abonnement is beëindigd. Kies een abonnement om verder te gaan.',
  'Your password is expired': 'Je wachtwoord is verlopen',
  'For security reason, your password must be reset every 30 days':
    'Om veiligheidsredenen moet je je wachtwoord elke 30 dagen vernieuwen',
  'Reset my password': 'Wachtwoord opnieuw instellen',
  'Check your mailbox {{0}}': 'Kijk in je mailbox {{0}}',
  'This has left already': 'Dit is al verzonden',
  'Somebody has decided about this call already. Reload the page.':
    'Iemand heeft al over deze aanroep beslist. Laad de pagina opnieuw.',
  'Only a person has notifications, not a key': 'Alleen een persoon heeft meldingen, een sleutel niet',
  'This notification cannot be changed': 'Deze melding kan niet worden gewijzigd',
  'Choose one of the hours': 'Kies een van de uren',
  'This browser did not say how it is reached': 'Deze browser heeft niet gemeld hoe hij bereikbaar is',
  'Two reasons have the same name': 'Twee redenen hebben dezelfde naam',
  'Give each reason 1 to {{0}} characters': 'Geef elke reden 1 tot {{0}} tekens',
  'At most {{0}} reasons': 'Maximaal {{0}} redenen',
  'There is a template of this name already': 'Er is al een sjabloon met deze naam',
  'At most {{0}} message templates': 'Maximaal {{0}} berichtsjablonen',
  'Write it in one language at least': 'Schrijf het in minstens één taal',
  'Each language can be there once': 'Elke taal kan er één keer zijn',
  'There is no field “{{0}}”. Use {{1}}': 'Er is geen veld “{{0}}”. Gebruik {{1}}',
  'Put the field “link” where the link to the application belongs':
    'Zet het veld “link” waar de link naar de sollicitatie moet komen',
  'There is a brand of this name already': 'Er is al een merk met deze naam',
  'This picture is not there any more. Please upload it again.': 'Deze afbeelding is er niet meer. Upload die opnieuw.',
  'A company can have {{0}} brands': 'Een bedrijf kan {{0}} merken hebben',
  'Make another brand the default first': 'Maak eerst een ander merk de standaard',
  'No such brand': 'Dit merk bestaat niet',
  'This color is too bright for the text': 'Deze kleur is te licht voor de tekst',
  'Enter a color such as #1B81F1': 'Voer een kleur in, bijvoorbeeld #1B81F1',
  'This file is too big (max. size 2MB)': 'Dit bestand is te groot (maximaal 2 MB)',
  'Ooops! Something went wrong, please try again': 'Oeps! Er ging iets mis, probeer het opnieuw',
  'The assistant’s allowance is used up for now.': 'Het tegoed van de assistent is voorlopig op.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'De assistent is nu niet bereikbaar. Probeer het later opnieuw.',
  'The assistant’s answer could not be used. Please try again.':
    'Het antwoord van de assistent was niet bruikbaar. Probeer het opnieuw.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'Achtergronden kunnen nu niet worden verwijderd. Probeer het later opnieuw.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'Deze achtergrond heeft niet één egale kleur. Alleen egale achtergronden kunnen hier worden verwijderd.',
  'No person or thing was found in this picture.': 'In deze afbeelding is geen persoon of voorwerp gevonden.',
} as Record<string, string>

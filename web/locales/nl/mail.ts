import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} nodigt je uit om te solliciteren: {{job}}',
  invitationText:
    'Hallo {{name}},\n\n{{company}} leert je graag kennen voor de functie “{{job}}”.\n\nBeantwoord een paar vragen en neem je video-antwoorden op wanneer het jou uitkomt:\n{{link}}\n\nDe link is alleen voor jou: je gaat er verder waar je was gebleven.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nJe sollicitatie: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '{{company}} heeft je dit bericht via Hirelog gestuurd. Antwoorden op deze e-mail komen daar niet aan.',
  sentByCompany: '{{company}} heeft je dit bericht gestuurd. Antwoorden op deze e-mail komen daar niet aan.',
  ownText: '{{text}}\n',
  optOut: 'Geen uitnodigingen en herinneringen van {{company}} meer: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'Je sollicitatie openen',
  shareSubject: '{{sender}} vraagt je mening: {{title}}',
  shareText:
    'Hallo {{name}},\n\n{{sender}} van {{company}} deelt kandidaten voor “{{job}}” met je.\n\n{{message}}{{link}}\n\nDe link is alleen voor jou en werkt tot {{until}}. Je hebt geen account nodig. {{sender}} ziet wanneer je de link opent; geef de link niet door.\n',
  openShared: 'Kandidaten bekijken',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Je sollicitatie bij {{company}} wacht op je: {{job}}',
  reminderText:
    'Hallo {{name}},\n\nJe sollicitatie voor “{{job}}” bij {{company}} is nog niet af. Ga verder waar je was gebleven:\n{{link}}\n',
  applicationLinkSubject: 'Je link om verder te gaan: {{job}}',
  applicationLinkText:
    'Hallo {{name}},\n\nJe hebt een nieuwe link naar je sollicitatie voor “{{job}}” bij {{company}} aangevraagd:\n{{link}}\n\nDe link is alleen voor jou. Heb je hem niet aangevraagd, dan hoef je niets te doen.\n',
  teamInvitationSubject: 'Je bent uitgenodigd om bij {{company}} op Hirelog mee te werken',
  teamInvitationText:
    'Hallo,\n\n{{inviter}} nodigt je uit voor het team van {{company}} op Hirelog.\n\nKies hier je naam en wachtwoord:\n{{link}}\n\nDe link is alleen voor jou, werkt één keer en is geldig tot {{until}}.\n',
  teamInvitationTextOfNobody:
    'Hallo,\n\nJe bent uitgenodigd voor het team van {{company}} op Hirelog.\n\nKies hier je naam en wachtwoord:\n{{link}}\n\nDe link is alleen voor jou, werkt één keer en is geldig tot {{until}}.\n',
  apiKeySubject: 'Je API-sleutel',
  apiKeyText:
    'Hallo {{name}},\n\nDit is de API-sleutel die je hebt aangevraagd. Wie hem heeft, kan namens je bedrijf handelen: bewaar hem waar je ook wachtwoorden bewaart.\n\n{{key}}\n',
  supportSubject: 'Een vraag van {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}} van {{company}}, op {{page}}\nAntwoorden aan: {{email}}\n',
  planQuestionSubject: 'Een vraag over abonnementen van {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}} van {{company}}\nAbonnement nu: {{current}}\nGaat over: {{about}}\nTelefoon: {{phone}}\nAntwoorden aan: {{email}}\n',
  verificationCodeSubject: '{{code}} is je Hirelog-code',
  verificationCodeText:
    'Hallo {{name}},\n\nMet deze code laat je zien dat dit e-mailadres van jou is:\n\n{{code}}\n\nDe code is 15 minuten geldig. Heb je je niet aangemeld bij Hirelog, dan hoef je niets te doen.\n',
  signInConfirmationSubject: '{{code}} bevestigt dat je inlogt bij Hirelog',
  signInConfirmationText:
    'Hallo,\n\nDe identiteitsprovider van je bedrijf meldt dat je wilt inloggen bij {{company}}. Voer deze code in de browser in waarin je bent begonnen:\n\n{{code}}\n\nDe code werkt één keer en is 15 minuten geldig. We vragen dit omdat je account of deze browser nog niet eerder zo is ingelogd.\n\nWas jij dit niet, geef de code dan niet door en vertel het een beheerder van je bedrijf: zonder de code blijft je account gesloten.\n',
  signInConfirmationTextGoogle:
    'Hallo,\n\nGoogle meldt dat je wilt inloggen bij {{company}}. Voer deze code in de browser in waarin je bent begonnen:\n\n{{code}}\n\nDe code werkt één keer en is 15 minuten geldig. We vragen dit omdat je account of deze browser nog niet eerder zo is ingelogd.\n\nWas jij dit niet, geef de code dan niet door en vertel het een beheerder van je bedrijf: zonder de code blijft je account gesloten.\n',
  domainProofSubject: '{{company}} wil mensen laten inloggen met adressen van {{domain}}',
  domainProofText:
    'Hallo,\n\n{{company}} gebruikt Hirelog en geeft aan dat het e-maildomein {{domain}} van het bedrijf is. Klopt dat, geef deze code dan door aan de beheerder die erom heeft gevraagd:\n\n{{code}}\n\nDaarmee opent het bedrijf accounts voor mensen met adressen van {{domain}} die via de identiteitsprovider van het bedrijf inloggen. De code is 24 uur geldig. Klopt het niet, dan hoef je niets te doen: geef de code niet door.\n',
  webhookSubject: 'Een webhook van {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} is gekoppeld met {{company}}',
  integrationConnectedText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} gekoppeld: het leest de titels van je actieve vacatures, voegt er kandidaten aan toe en ontvangt hun resultaten.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, verbreek de koppeling dan meteen:\n{{link}}\n',
  integrationAvailableSubject: '{{about}} kan nu worden gekoppeld',
  integrationAvailableText:
    'Hallo {{name}},\n\nJe wilde weten wanneer {{about}} met Hirelog kan worden gekoppeld. Dat kan nu:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} wacht: wie het heeft gekoppeld, is weg bij {{company}}',
  integrationOwnerLeftText:
    'Hallo {{name}},\n\nDe collega die {{about}} heeft gekoppeld, werkt niet meer bij {{company}}. De koppeling wacht tot een beheerder die opnieuw maakt; tot die tijd gaat er niets verloren:\n{{link}}\n',
  webhookAddedText:
    'Hallo {{name}},\n\n{{by}} heeft een webhook toegevoegd: wat er met kandidaten en vacatures van {{company}} gebeurt, wordt vanaf nu naar {{about}} gestuurd.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, verwijder de webhook dan meteen:\n{{link}}\n',
  calendarPausedSubject: 'Koppel je agenda {{about}} opnieuw',
  calendarPausedText:
    'Hallo {{name}},\n\nJe agenda {{about}} laat ons niet meer toe: het wachtwoord of de toestemming is verlopen. Interviews komen er niet meer in en we kennen alleen de laatst bekende bezette tijden. Koppel de agenda hier opnieuw:\n{{link}}\n',
  webhookPausedText:
    'Hallo {{name}},\n\nDe webhook van {{company}} op {{about}} is gepauzeerd: het abonnement bevat geen webhooks, of de eigenaar is vertrokken of mag geen integraties meer beheren. Er gaat niets verloren; wat intussen gebeurt, wacht.\n\n{{link}}\n',
  webhookOffText:
    'Hallo {{name}},\n\nDe webhook van {{company}} op {{about}} is uitgeschakeld: hij mislukte vijf dagen lang of meldde dat hij niet meer bestaat. Herstel hem en hervat hem hier:\n{{link}}\n',
  measurementConnectedText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} gekoppeld: bezoeken aan je sollicitatiepagina’s worden daar geteld, van bezoekers die dat goedvinden.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, verbreek de koppeling dan meteen:\n{{link}}\n',
  zapierSubject: 'Zapier bij {{company}}',
  zapierConnectedText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} gekoppeld: de Zaps daarvan krijgen bericht over kandidaten en kunnen kandidaten toevoegen, uitnodigen, verplaatsen en van opmerkingen voorzien, met de rechten van deze collega.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, verbreek de koppeling dan meteen:\n{{link}}\n',
  zapierAddedText:
    'Hallo {{name}},\n\nEr is een Zap ingeschakeld: wat er met kandidaten van {{company}} gebeurt, wordt vanaf nu naar {{about}} gestuurd.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, beëindig de Zap dan meteen:\n{{link}}\n',
  zapierPausedText:
    'Hallo {{name}},\n\nDe Zaps van {{company}} krijgen voorlopig niets: het abonnement bevat geen Zapier, of de collega die het heeft gekoppeld, is vertrokken. Er gaat niets verloren; gebeurtenissen blijven maximaal 30 dagen staan.\n\n{{link}}\n',
  zapierOffText:
    'Hallo {{name}},\n\nEen Zap van {{company}} op {{about}} krijgt geen gebeurtenissen meer: hij mislukte vijf dagen lang, of Zapier meldde dat hij niet meer bestaat. Schakel hem in Zapier uit en weer in om verder te gaan:\n{{link}}\n',
  chatAdded: '{{name}} is toegevoegd aan {{job}}',
  chatInvited: '{{name}} is uitgenodigd voor {{job}}',
  chatApplied: '{{name}} is begonnen te solliciteren op {{job}}',
  chatCompleted: '{{name}} heeft de sollicitatie op {{job}} afgerond',
  chatMoved: '{{name}} is verplaatst van {{from}} naar {{to}} ({{job}})',
  chatScored: 'Er is een beoordelingsformulier voor {{name}} ingestuurd ({{job}})',
  chatRated: '{{name}} heeft een waardering gekregen ({{job}})',
  chatCommented: '{{name}} heeft een nieuwe opmerking ({{job}})',
  chatHired: '{{name}} is aangenomen voor {{job}}',
  chatRejected: '{{name}} is afgewezen ({{job}})',
  chatErased: 'Een kandidaat voor {{job}} is verwijderd',
  chatBooked: 'Er is een afspraak met {{name}} geboekt ({{job}})',
  chatMeetingMoved: 'De afspraak met {{name}} heeft een ander tijdstip ({{job}})',
  chatMeetingCancelled: 'De afspraak met {{name}} is afgezegd ({{job}})',
  chatActivated: '{{job}} is actief',
  chatArchived: '{{job}} is gearchiveerd',
  chatClosing: '{{job}} sluit binnen een dag',
  chatMention: '{{person}} is genoemd in een opmerking over {{name}} ({{job}})',
  chatScoreDue: 'Er wordt gewacht op een beoordelingsformulier van {{person}} voor {{name}} ({{job}})',
  chatImported: 'Een import in {{job}} is klaar. Toegevoegde kandidaten: {{added}}',
  chatTest: 'Hirelog kan in dit kanaal schrijven.',
  chatColleague: 'Een collega',
  chatUnknown: 'Een kandidaat',
  chatOpen: 'Openen in Hirelog',
  signOnChangedSubject: 'Single sign-on van {{company}} is gewijzigd',
  signOnConfiguredText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} ingesteld als identiteitsprovider van {{company}}. Mensen van je bedrijf loggen daarmee in.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, bekijk de instellingen dan meteen:\n{{link}}\n',
  signOnDisabledText:
    'Hallo {{name}},\n\n{{by}} heeft single sign-on van {{company}} uitgeschakeld. Iedereen logt weer in met een wachtwoord.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, bekijk de instellingen dan meteen:\n{{link}}\n',
  emailDomainAddedText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} toegevoegd aan de e-maildomeinen van {{company}}. Het domein is nog niet bevestigd.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, bekijk de instellingen dan meteen:\n{{link}}\n',
  emailDomainProvenText:
    'Hallo {{name}},\n\n{{by}} heeft bevestigd dat {{about}} een e-maildomein van {{company}} is. Je identiteitsprovider kan vanaf nu accounts openen voor adressen van dit domein.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, bekijk de instellingen dan meteen:\n{{link}}\n',
  emailDomainRemovedText:
    'Hallo {{name}},\n\n{{by}} heeft {{about}} verwijderd uit de e-maildomeinen van {{company}}. Nieuwe mensen met adressen van dit domein hebben een uitnodiging nodig.\n\nJe krijgt dit bericht als beheerder van {{company}}. Klopt dit niet, bekijk de instellingen dan meteen:\n{{link}}\n',
  passwordResetSubject: 'Stel een nieuw wachtwoord in voor Hirelog',
  passwordResetText:
    'Hallo {{name}},\n\nIemand, hopelijk jij, heeft een nieuw wachtwoord aangevraagd. Stel het hier in:\n{{link}}\n\nDe link werkt één keer en is een uur geldig. Was jij dit niet, dan hoef je niets te doen: je wachtwoord blijft zoals het is.\n',
  signInCodeSubject: 'Je code om in te loggen bij Hirelog',
  signInCodeText:
    'Hallo {{name}},\n\nIemand, hopelijk jij, wil vanaf een nieuwe plek inloggen. Voer daar deze code in, samen met je wachtwoord:\n\n{{code}}\n\nDe code is minstens een uur geldig. Was jij dit niet, dan hoef je niets te doen: zonder je wachtwoord is de code waardeloos. Geef hem niet door.\n',
  passwordChangedSubject: 'Je Hirelog-wachtwoord is gewijzigd',
  passwordChangedText:
    'Hallo {{name}},\n\nJe wachtwoord is gewijzigd en alle apparaten zijn uitgelogd. Was jij dit niet, stel dan meteen een nieuw wachtwoord in:\n{{link}}\n',
  invitationSms:
    'Hallo {{name}}, {{company}} nodigt je uit om te solliciteren: {{job}}. Antwoord wanneer het jou uitkomt: {{link}}',
  reminderSms: 'Hallo {{name}}, je sollicitatie bij {{company}} voor {{job}} wacht op je: {{link}}',
  noticeApplicationSubject: 'Nieuwe sollicitatie: {{job}}',
  noticeApplicationText:
    'Hallo {{name}},\n\nIemand heeft een sollicitatie voor “{{job}}” afgerond.\n\n{{link}}\n\nJe krijgt dit bericht omdat je de vacature volgt. Kies waarover je bericht krijgt: {{settings}}\n',
  noticeMentionSubject: '{{by}} heeft je genoemd: {{job}}',
  noticeMentionText:
    'Hallo {{name}},\n\n{{by}} heeft je genoemd in een opmerking over een kandidaat voor “{{job}}”.\n\n{{link}}\n\nJe krijgt dit bericht omdat een opmerking je noemt. Kies waarover je bericht krijgt: {{settings}}\n',
  noticeScoreSubject: 'We wachten op je beoordelingsformulier: {{job}}',
  noticeScoreText:
    'Hallo {{name}},\n\nEen kandidaat voor “{{job}}” is klaar en er wordt gewacht op je beoordelingsformulier.\n\n{{link}}\n\nJe krijgt dit bericht omdat je om een beoordelingsformulier is gevraagd. Kies waarover je bericht krijgt: {{settings}}\n',
  noticeDeadlineSubject: 'De deadline nadert: {{job}}',
  noticeDeadlineText:
    'Hallo {{name}},\n\nSolliciteren op “{{job}}” kan niet lang meer: {{until}}.\n\n{{link}}\n\nJe krijgt dit bericht omdat je de vacature volgt. Kies waarover je bericht krijgt: {{settings}}\n',
  noticeImportSubject: 'Je import is klaar: {{job}}',
  noticeImportText:
    'Hallo {{name}},\n\nJe import van kandidaten voor “{{job}}” is klaar. Toegevoegd: {{added}}.\n\n{{link}}\n\nJe krijgt dit bericht omdat je de import hebt gestart. Kies waarover je bericht krijgt: {{settings}}\n',
  billingInvoiceSubject: 'Factuur {{invoice}} voor {{company}}',
  billingInvoiceText:
    'Hallo {{name}},\n\nHier is de factuur voor je abonnement: {{invoice}}, {{amount}}, uiterlijk te betalen op {{due}}.\n\nDe factuur en hoe je betaalt:\n{{link}}\n\nDe pdf:\n{{pdf}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingOrderText:
    'Hallo {{name}},\n\nBedankt voor je bestelling. Hier is de factuur: {{invoice}}, {{amount}}, uiterlijk te betalen op {{due}}. Je abonnement begint zodra de betaling binnen is. Een bestelling die dan nog niet is betaald, vervalt.\n\nDe factuur en hoe je betaalt:\n{{link}}\n\nDe pdf:\n{{pdf}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingOverdueSubject: 'Een betaling is te laat: {{company}}',
  billingOverdueText:
    'Hallo {{name}},\n\nEen betaling van {{company}} had op {{sinceDay}} binnen moeten zijn en is nog niet ontvangen.\n\nDe openstaande facturen en hoe je betaalt:\n{{link}}\n\nHeb je de afgelopen dagen betaald, dan hoef je niets te doen. Je krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingAtRiskSubject: 'Betaal om toegang te houden: {{company}}',
  billingAtRiskText:
    'Hallo {{name}},\n\nEen betaling van {{company}} had op {{sinceDay}} binnen moeten zijn en is nog niet ontvangen. Is de betaling er op {{blocksDay}} nog niet, dan wordt je abonnement geblokkeerd.\n\nDe openstaande facturen en hoe je betaalt:\n{{link}}\n\nHeb je de afgelopen dagen betaald, dan hoef je niets te doen. Je krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingBlockedSubject: 'Je abonnement is geblokkeerd: {{company}}',
  billingBlockedText:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is geblokkeerd omdat een betaling ontbreekt. Er wordt niets verwijderd en auditors kunnen nog steeds lezen en exporteren. Zodra de betaling binnen is, werkt alles weer.\n\nDe openstaande facturen en hoe je betaalt:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingPausedSubject: 'Je abonnement is gepauzeerd: {{company}}',
  billingPausedText:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is sinds {{pausedDay}} gepauzeerd, tot je het hervat:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingPausedTextUntil:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is sinds {{pausedDay}} gepauzeerd. Het gaat verder op {{resumesDay}}. Je kunt het eerder hervatten:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingActiveSubject: 'Je abonnement is weer actief: {{company}}',
  billingActiveText:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is weer actief, met alles wat erbij hoort.\n\nJe abonnement en facturen:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingEndingSubject: 'Je abonnement eindigt op {{endsDay}}: {{company}}',
  billingEndingText:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is opgezegd. Het loopt tot {{endsDay}} en wordt niet verlengd. Tot die tijd kun je het behouden:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  billingEndedSubject: 'Je abonnement is beëindigd: {{company}}',
  billingEndedText:
    'Hallo {{name}},\n\nHet abonnement van {{company}} is beëindigd. Er wordt niets verwijderd en auditors kunnen nog steeds lezen en exporteren. Kies een abonnement om verder te gaan:\n{{link}}\n\nJe krijgt dit bericht omdat je de facturering van {{company}} beheert.\n',
  noticeLimitSubject: 'Je abonnement is bijna op: {{company}}',
  noticeLimitText:
    'Hallo {{name}},\n\n{{what}}: {{used}} van {{most}} gebruikt bij {{company}}.\n\n{{link}}\n\nJe krijgt dit bericht omdat je het abonnement beheert. Kies waarover je bericht krijgt: {{settings}}\n',
  noticeLimitJobs: 'Actieve vacatures',
  noticeLimitSeats: 'Plaatsen',
  noticeLimitTexts: 'Sms’en van deze maand',
  noticeLimitInterviews: 'Interviews van deze maand',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'Hallo {{name}},\n\n{{dashboard}}, {{from}} tot {{until}}:\n\n{{lines}}\n\nHet dashboard openen:\n{{link}}\n\nJe krijgt dit bericht omdat je erom hebt gevraagd. Je kunt dat wijzigen in de lijst met dashboards.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (eerder: {{before}})',
  dashboardApplications: 'Sollicitaties',
  dashboardStarted: 'Begonnen',
  dashboardCompleted: 'Afgerond',
  dashboardReviewed: 'Beoordeeld',
  dashboardHired: 'Aangenomen',
  dashboardRejected: 'Afgewezen',
  noticeSummarySubject: 'Je dag bij {{company}}',
  noticeSummaryText:
    'Hallo {{name}},\n\nSinds de laatste samenvatting:\n\n{{lines}}\n\nHirelog openen:\n{{link}}\n\nKies waarover en wanneer je bericht krijgt: {{settings}}\n',
  noticeLineApplication_one: '1 nieuwe sollicitatie: {{job}}',
  noticeLineApplication_other: '{{count}} nieuwe sollicitaties: {{job}}',
  noticeLineMention_one: 'Je bent één keer genoemd: {{job}}',
  noticeLineMention_other: 'Je bent {{count}} keer genoemd: {{job}}',
  noticeLineScore_one: '1 beoordelingsformulier in te vullen: {{job}}',
  noticeLineScore_other: '{{count}} beoordelingsformulieren in te vullen: {{job}}',
  noticeLineDeadline_one: 'De deadline nadert: {{job}}',
  noticeLineDeadline_other: 'De deadline nadert: {{job}}',
  noticeLineImport_one: '1 import klaar: {{job}}',
  noticeLineImport_other: '{{count}} imports klaar: {{job}}',
  noticeLineLimit_one: 'Je abonnement is bijna op',
  noticeLineLimit_other: 'Je abonnement is bijna op',
  interviewOfferSubject: 'Kies een tijdstip: {{summary}} bij {{company}}',
  interviewOfferText:
    'Hallo {{name}},\n\n{{company}} wil graag met je praten over “{{job}}”: {{summary}}, {{minutes}} minuten.\n\nKies het tijdstip dat jou uitkomt:\n{{link}}\n\nDe tijden blijven vrij tot {{until}}. Komt er geen uit, dan kun je daar om andere vragen.\n',
  interviewOfferWritten: '{{text}}\n\nKies uiterlijk {{until}} een tijdstip:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms:
    '{{company}} wil graag met je praten over “{{job}}”. Kies uiterlijk {{until}} een tijdstip: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Je interview met {{company}} is geboekt: {{when}}. Verzetten of afzeggen: {{link}}',
  interviewChangedSms: 'Je interview met {{company}} is gewijzigd: {{when}}. Verzetten of afzeggen: {{link}}',
  interviewReleasedSms:
    'Je hebt {{company}} om andere tijden gevraagd. Je krijgt een bericht zodra er nieuwe zijn: {{link}}',
  interviewReminderSms: 'Binnenkort: je interview met {{company}}, {{when}}. Verzetten of afzeggen: {{link}}',
  interviewCancelledSms: 'Je interview met {{company}} voor “{{job}}” gaat niet door.',
  interviewDoubtSms:
    'Je interview met {{company}} moet misschien worden verzet. Het is niet afgezegd; het team neemt contact met je op. Je kunt het ook zelf verzetten: {{link}}',
  interviewSureSms: 'Je interview met {{company}} gaat door zoals geboekt: {{when}}. {{link}}',
  interviewBookedSubject: 'Geboekt: {{summary}}, {{begins}}',
  interviewBookedText:
    'Hallo {{name}},\n\nJe interview met {{company}} voor “{{job}}” is geboekt.\n\n{{details}}\n\nHier kun je het verzetten of afzeggen:\n{{link}}\n\nMet het bijgevoegde bestand zet je het in je agenda.\n',
  interviewChangedSubject: 'Gewijzigd: {{summary}}, {{begins}}',
  interviewChangedText:
    'Hallo {{name}},\n\nJe interview met {{company}} voor “{{job}}” is gewijzigd.{{because}}\n\n{{details}}{{formerly}}\n\nHier kun je het verzetten of afzeggen:\n{{link}}\n\nMet het bijgevoegde bestand werk je je agenda bij.\n',
  interviewDoubtSubject: 'Moet misschien worden verzet: {{summary}}, {{begins}}',
  interviewDoubtText:
    'Hallo {{name}},\n\nIemand die deelneemt aan je interview met {{company}} voor “{{job}}” blijkt op dat moment bezet. Het is niet afgezegd: het team weet ervan en neemt contact met je op als het moet worden verzet.\n\n{{details}}\n\nJe kunt het hier ook zelf verzetten:\n{{link}}\n',
  interviewSureSubject: 'Bevestigd: {{summary}}, {{begins}}',
  interviewSureText:
    'Hallo {{name}},\n\nWe schreven dat je interview met {{company}} voor “{{job}}” misschien moest worden verzet. Dat hoeft niet: iedereen is op dat moment weer vrij.\n\n{{details}}\n\nOpen het hier:\n{{link}}\n',
  interviewReleasedSubject: 'Je verzoek om andere tijden: {{summary}}',
  interviewReleasedText:
    'Hallo {{name}},\n\nJe hebt {{company}} om andere tijden gevraagd. Het geboekte tijdstip, {{when}}, is daarom weer vrij. Je krijgt een bericht zodra er nieuwe tijden zijn.\n\nBekijk hier je interview:\n{{link}}\n',
  interviewCancelledSubject: 'Afgezegd: {{summary}} bij {{company}}',
  interviewCancelledText:
    'Hallo {{name}},\n\nJe interview met {{company}} voor “{{job}}” gaat niet door.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Binnenkort: {{summary}}, {{begins}}',
  interviewReminderText:
    'Hallo {{name}},\n\nBinnenkort is je interview met {{company}} voor “{{job}}”.\n\n{{details}}\n\nHier kun je het verzetten of afzeggen:\n{{link}}\n',
  meetingInvitationSubject: 'Interview: {{summary}}, {{begins}}',
  meetingInvitationText:
    'Hallo {{name}},\n\nJe neemt deel aan een interview voor “{{job}}” bij {{company}}.\n\n{{details}}{{answers}}\n\nOpenen in Hirelog:\n{{link}}\n\nMet het bijgevoegde bestand zet je het in je agenda.\n',
  meetingChangedSubject: 'Gewijzigd: {{summary}}, {{begins}}',
  meetingChangedText:
    'Hallo {{name}},\n\nEen interview voor “{{job}}” waaraan je deelneemt, is gewijzigd.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nOpenen in Hirelog:\n{{link}}\n\nMet het bijgevoegde bestand werk je je agenda bij.\n',
  meetingNoLinkSubject: 'Nog geen link: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Hallo {{name}},\n\nDe vergaderdienst heeft geen link gemaakt voor een interview voor “{{job}}”. Stel zelf een link in: de kandidaat en je collega’s krijgen hem meteen.\n\n{{details}}\n\nInstellen in Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'Afgezegd: {{summary}}, {{job}}',
  meetingCancelledText:
    'Hallo {{name}},\n\nEen interview voor “{{job}}” gaat niet door zoals het met jou was gepland.{{because}}\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'Binnenkort: {{summary}}, {{begins}}',
  meetingReminderText:
    'Hallo {{name}},\n\nBinnenkort is een interview voor “{{job}}” waaraan je deelneemt.\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'Interview goedkeuren: {{job}}',
  meetingApprovalText:
    'Hallo {{name}},\n\nEen interview voor “{{job}}” is gepland en wacht op goedkeuring. Tot die tijd krijgt de kandidaat geen bericht.\n\n{{details}}\n\nHier goedkeuren of afkeuren:\n{{link}}\n',
  meetingDisapprovedSubject: 'Niet goedgekeurd: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Hallo {{name}},\n\nEen interview dat je voor “{{job}}” hebt gepland, is niet goedgekeurd.{{because}}\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} vraagt om andere tijden: {{job}}',
  meetingOtherTimesText:
    'Hallo {{name}},\n\n{{candidate}} kan niet op de tijden die voor “{{job}}” zijn aangeboden.{{because}}\n\n{{details}}\n\nBied hier andere tijden aan:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} kan niet: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Hallo {{name}},\n\n{{who}} heeft geantwoord niet deel te nemen aan een interview voor “{{job}}”.{{because}}\n\n{{details}}\n\nZoek hier vervanging of verzet het interview:\n{{link}}\n',
  meetingExpiredSubject: 'Geen tijdstip gekozen: {{summary}}, {{job}}',
  meetingExpiredText:
    'Hallo {{name}},\n\n{{candidate}} heeft geen tijdstip voor een interview voor “{{job}}” gekozen voordat het aanbod afliep.\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  meetingClashSubject: 'Dubbel geboekt: {{summary}}, {{begins}}',
  meetingClashText:
    'Hallo {{name}},\n\nEen persoon of ruimte van een interview voor “{{job}}” blijkt op dat moment bezet. Zoek vervanging of verzet het interview.\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'Weer vrij: {{summary}}, {{begins}}',
  meetingFreeText:
    'Hallo {{name}},\n\nDe persoon die op het moment van een interview voor “{{job}}” bezet bleek, is weer vrij. Het interview gaat door zoals geboekt.\n\n{{details}}\n\nOpenen in Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'De functie staat niet meer open.',
  meetingJobArchived: 'De vacature is gearchiveerd.',
  meetingCandidateLeft: 'De kandidaat is niet meer in beeld voor de vacature.',
  meetingWhen: 'Wanneer: {{value}}',
  meetingWhere: 'Waar: {{value}}',
  meetingWith: 'Met: {{value}}',
  meetingCandidate: 'Kandidaat: {{value}}',
  meetingWas: 'Eerder: {{value}}',
  openMeet: 'Je interview openen',
  meetingAnswerCONFIRMED: 'Accepteren',
  meetingAnswerMAYBE: 'Misschien',
  meetingAnswerREJECTED: 'Weigeren',
} satisfies Translation<typeof en>

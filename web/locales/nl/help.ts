export default {
  title: 'Helpcentrum',
  intro: 'Korte antwoorden op de meest gestelde vragen. Typ een woord om het jouwe te vinden.',
  search: 'Zoeken in de help',
  none: 'Geen antwoord bevat “{{search}}”.',
  more: 'Kom je er niet uit? <link>Neem contact op</link>.',
  groupJobs: 'Een vacature maken',
  groupCandidates: 'Kandidaten werven',
  groupReview: 'Beoordelen en beslissen',
  groupTeam: 'Samenwerken als team',
  groupRecord: 'Aantonen wat er is gebeurd',
  newJobTitle: 'Hoe maak ik een vacature?',
  newJob:
    'Kies Nieuwe vacature maken. De editor leidt je langs vacaturegegevens, beoordelingsformulier, vragen, voorbeeld en Kandidaten werven. Alles wordt opgeslagen terwijl je typt: sluit de pagina en ga later verder waar je was gebleven.',
  questionsTitle: 'Welke vragen kan ik stellen?',
  questions:
    'Opgenomen videovragen, geschreven antwoorden, keuzes, getallen, datums, bestanden en meer. Klik er een aan in de lijst van Interview samenstellen of sleep die naar de juiste plek. Bij een videovraag stel je de bedenktijd, de antwoordtijd en het aantal pogingen in.',
  knockoutTitle: 'Kan een fout antwoord een sollicitatie beëindigen?',
  knockout:
    'Ja. Markeer het goede antwoord van een vraag en schakel automatisch afwijzen in. Kandidaten die iets anders antwoorden, zien de pagina die je voor hen hebt geschreven, en in de geschiedenis staat welk antwoord de doorslag gaf.',
  previewTitle: 'Hoe zie ik wat kandidaten zien?',
  preview:
    'Open het voorbeeld in de editor. Het is de pagina van de kandidaat zelf, op een telefoon of een computer, en wat je daar invoert wordt niet opgeslagen.',
  changeLiveTitle: 'Wat gebeurt er als ik een vacature wijzig die live staat?',
  changeLive:
    'Kandidaten die al zijn begonnen, houden de vragen waarmee ze begonnen. Voordat nieuwe vragen live gaan, zie je wie het raakt en wiens resultaat anders zou zijn geweest.',
  shareTitle: 'Hoe komen kandidaten bij het interview?',
  share:
    'Deel de link of de QR-code onder Kandidaten werven, of nodig mensen per e-mail uit. Ze hebben een browser met camera nodig en geen account.',
  inviteTitle: 'Hoe nodig ik veel mensen tegelijk uit?',
  invite:
    'Voeg onder Kandidaten werven een rij per persoon toe en verstuur alle uitnodigingen samen. Vanaf het bord herinner je mensen die nog niet hebben geantwoord, één voor één of alle die je selecteert.',
  stuckTitle: 'Een kandidaat kan niet opnemen. Wat nu?',
  stuck:
    'De browser moet camera en microfoon mogen gebruiken; de pagina legt uit hoe. Een opname die niet kon worden verzonden, blijft op het apparaat staan en wordt verzonden zodra er weer verbinding is. De link in de e-mail leidt terug naar waar de kandidaat was gebleven.',
  watchTitle: 'Hoe beoordeel ik een kandidaat?',
  watch:
    'Open de kandidaat vanaf het bord of de lijst. Bekijk de antwoorden, geef sterren en plaats opmerkingen; een opmerking kan naar een seconde in een opname verwijzen. Met J en K ga je naar de volgende en de vorige kandidaat.',
  boardTitle: 'Hoe verplaats ik kandidaten?',
  board:
    'Sleep een kaart naar een andere fase, of gebruik het menu ervan of het toetsenbord. Selecteer er meerdere om ze samen te verplaatsen. Elke verplaatsing kan ongedaan worden gemaakt, en collega’s zien het meteen.',
  hiddenTitle: 'Waarom zie ik de waarderingen van anderen niet?',
  hidden:
    'Deze vacature vraagt beoordelaars eerst om hun eigen mening. Geef de kandidaat een waardering, dan verschijnen die van je collega’s. Wie de vacature mag bewerken, kan dit naast de waarderingen uitschakelen.',
  figuresTitle: 'Waar zie ik hoe het werven verloopt?',
  figures:
    'Analyses telt sollicitaties, afhakers, tijd in fase en aannames voor alle vacatures of een deel ervan. Elk cijfer opent de kandidaten erachter. Sla wat je vaak bekijkt op als dashboard en deel het.',
  colleaguesTitle: 'Hoe voeg ik collega’s toe?',
  colleagues:
    'Nodig ze onder Instellingen, Gebruikers per e-mail uit en kies een rol. De rol bepaalt wat ze mogen zien en wijzigen; een beheerder kan die altijd aanpassen.',
  keysTitle: 'Kan het sneller dan met de muis?',
  keys: 'Druk op Ctrl of Command met K om overal naartoe te gaan en iets te doen met de open vacature of kandidaat. Druk op ? om de toetsen van een pagina te zien.',
  historyTitle: 'Wie deed wat, en wanneer?',
  history:
    'Elke kandidaat heeft een geschiedenis met elke stap en beslissing, wie die nam en waarom. Kies een moment om de kandidaat, of het hele bord, te zien zoals het toen was.',
  proofTitle: 'Hoe toon ik aan dat een geschiedenis volledig is?',
  proof:
    'Elk item draagt een zegel over het vorige item. Controleren berekent ze allemaal opnieuw en zegt of er iets is gewijzigd, toegevoegd of verwijderd. De geschiedenis kan worden gedownload en elders worden gecontroleerd.',
  eraseTitle: 'Hoe wis ik de gegevens van een persoon?',
  erase:
    'Verwijder de kandidaat vanaf diens pagina. Contactgegevens, antwoorden, opnames en opmerkingen worden voorgoed gewist; de geschiedenis bewaart dat er iets is gebeurd, zonder iets over de persoon te zeggen.',
  groupInterviews: 'Elkaar live spreken',
  statusesTitle: 'Wat betekenen de statussen van een live-interview?',
  statuses:
    'Een nieuw interview wacht op goedkeuring als je bedrijf dat wil, tot de kandidaat bij de betreffende stap van de vacature is, of tot de kandidaat een tijdstip kiest. Alles wat ermee gebeurt, staat in de geschiedenis ervan.',
  statusNext: 'Wat er daarna kan gebeuren',
  statusFinal: 'Niets meer: het is voorbij',
  act_approve: 'Een collega keurt het goed',
  act_disapprove: 'Een collega keurt het af',
  act_offer: 'Een collega biedt tijden aan',
  act_book: 'Er wordt een tijdstip gekozen',
  act_ask: 'De kandidaat vraagt om andere tijden',
  act_cancel: 'Een collega zegt het af',
  act_candidateCancel: 'De kandidaat zegt het af',
  act_withdraw: 'De kandidaat wordt afgewezen of verwijderd, of de vacature wordt gearchiveerd',
  act_expire: 'Het aanbod eindigt zonder tijdstip',
  act_complete: 'Het einde is voorbij',
} as const

import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Naar de inhoud',
  language: 'Taal',
  theme: 'Thema',
  themeSystem: 'Zoals op het apparaat',
  themeLight: 'Licht',
  themeDark: 'Donker',
  notifications: 'Meldingen',
  dismiss: 'Sluiten',
  noOptions: 'Er zijn geen opties om te kiezen',
  error: 'FOUT',
  clear: 'Wissen',
  noMatch: 'Geen resultaten',
  close: 'Sluiten',
  review: 'Beoordelen',
  compareMany: 'Vergelijken',
  cancel: 'Annuleren',
  save: 'Opslaan',
  toStart: 'Hirelog, naar de startpagina',
  goToStart: 'Naar de startpagina',
  tryAgain: 'Opnieuw proberen',
  showPassword: 'Wachtwoord tonen',
  optional: '(optioneel)',
  otherLetters: 'Andere letters dan a tot z',
  charactersOf: '{{length}} van {{limit}} tekens',
  fewCharactersLeft: 'Er passen maximaal {{limit}} tekens in; bijna alle zijn gebruikt.',
  tooManyCharacters: 'Er passen niet meer dan {{limit}} tekens in. Maak de tekst korter.',
  copyJobId: 'Klik om de vacature-ID te kopiëren',
  copied: 'Gekopieerd!',

  liveAwaiting: 'Nog niet gepland',
  liveScheduled: 'Gepland',
  liveCompleted: 'Afgerond',
  liveCancelled: 'Geannuleerd',
  statusAdded: 'Toegevoegd',
  statusPending: 'In afwachting',
  statusStarted: 'Begonnen',
  statusUploading: 'Uploaden',
  statusCompleted: 'Afgerond',
  statusAutoRejected: 'Automatisch afgewezen',

  // A job without a title
  untitledJob: interfaceLanguages.nl.untitledJob,

  // The columns every job begins with
  columnDefault: 'Kandidaten',
  columnHired: 'Aangenomen',
  columnRejected: 'Afgewezen',

  sourceDirect: 'Direct',
  sourceReferral: 'Aanbeveling',
  sourceInvitation: 'Uitnodiging',
  sourceApi: 'API',

  rejectTitle: '{{name}} afwijzen?',
  rejectText: 'De reden blijft in de geschiedenis van de kandidaat staan. De kandidaat ziet die niet.',
  reject: 'Afwijzen',
  reason: 'Reden',
  commonReasons: 'Suggesties',
  whyExperience: 'Te weinig ervaring',
  whySkills: 'Ontbrekende vaardigheden',
  whyLocation: 'Locatie of werkvergunning',
  whySalary: 'Salarisverwachting',
  whyFilled: 'Functie vervuld',
  whyWithdrew: 'Teruggetrokken',

  forbiddenTitle: 'Je mag deze pagina niet openen',
  forbiddenText: 'Die hoort niet bij je rol. Vraag een beheerder van je bedrijf als je de pagina nodig hebt.',
  notFoundTitle: 'Pagina niet gevonden',
  notFoundText: 'Op dit adres staat niets. De pagina is misschien verwijderd, of de link is misschien niet volledig.',
  tooLargeTitle: 'Dat was te groot',
  tooLargeText: 'Wat je hebt verzonden, is groter dan deze pagina accepteert. Er is niets gewijzigd.',
  tooManyTitle: 'Te veel pogingen',
  tooManyText: 'Wacht een paar minuten en probeer het opnieuw.',
  refusedTitle: 'Dat is niet gelukt',
  refusedText: 'Deze aanvraag kon niet worden begrepen. Er is niets gewijzigd.',
  unreachedTitle: '{{name}} is niet bereikbaar',
  unreachedText: 'Controleer je internetverbinding en probeer het opnieuw.',
  notReached:
    '{{name}} is nu niet bereikbaar. Wat je hebt ingevoerd, staat er nog; verzend het opnieuw als de verbinding er weer is.',
  notReachedPage:
    '{{name}} is nu niet bereikbaar. De pagina is niet veranderd; probeer het opnieuw als de verbinding er weer is.',
  notRefreshed:
    '{{name}} is nu niet bereikbaar. Wat je ziet, is misschien verouderd; het wordt bijgewerkt als de verbinding er weer is.',
  awayTitle: '{{name}} is nu niet bereikbaar',
  awayText:
    'De database waaruit pagina’s worden gelezen, reageert niet. Wat je had opgeslagen, is veilig. Deze pagina probeert het vanzelf opnieuw.',
  awaySentTitle: '{{name}} is nu niet bereikbaar',
  awaySentText:
    'De database reageert niet. Wat je hebt verzonden, is misschien niet opgeslagen: ga terug en verzend het zo opnieuw.',
  brokenTitle: 'Er ging iets mis',
  brokenText: 'Dit ligt aan ons, niet aan jou. Wat je had opgeslagen, is veilig.',
  notAvailable: 'Niet beschikbaar',
} satisfies Translation<typeof en>

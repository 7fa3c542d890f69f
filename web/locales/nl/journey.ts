import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'Voorbeeld. Niets van wat je hier invoert, wordt bewaard.',
  previewEmpty: 'Het voorbeeld opent in de vacature-editor.',
  untitledJob: 'Vacature zonder titel',
  step: 'Stap {{step}} van {{steps}}',
  progress: 'Je voortgang',
  back: 'Terug',
  continue: 'Doorgaan',
  finish: 'Afronden',
  untitledSection: 'Onderdeel zonder titel',
  goesOnIn: 'Gaat verder over {{seconds}} s',
  stayHere: 'Op deze pagina blijven',
  continueIn: 'Doorgaan over {{seconds}} s',

  // The job
  typeFullTime: 'Fulltime',
  typePartTime: 'Parttime',
  typeContractor: 'Zelfstandig',
  typeTemporary: 'Tijdelijk',
  typeOther: 'Anders',
  placeOnSite: 'Op kantoor',
  placeRemote: 'Op afstand',
  placeHybrid: 'Hybride',
  salaryRange: '{{min}} tot {{max}}',
  salaryHourly: '{{salary}} per uur',
  salaryDaily: '{{salary}} per dag',
  salaryWeekly: '{{salary}} per week',
  salaryMonthly: '{{salary}} per maand',
  salaryAnnual: '{{salary}} per jaar',
  responsibilities: 'Wat je gaat doen',
  hiringManager: 'Hiring manager:',
  benefits: 'Voordelen',
  about_one: 'Ongeveer {{count}} minuut.',
  about_other: 'Ongeveer {{count}} minuten.',
  goOnHere: 'Stop wanneer je wilt en ga verder waar je was met dezelfde link in deze browser.',
  goOnAnywhere: 'Stop wanneer je wilt en ga verder waar je was met de link die je hebt gekregen, op elk apparaat.',

  // The start form
  fullName: 'Volledige naam',
  email: 'E-mailadres',
  telephone: 'Telefoonnummer',
  start: 'Starten',
  whoReads: 'Alleen het wervingsteam van deze vacature ziet je gegevens.',

  // Questions
  untitledQuestion: 'Vraag zonder titel',
  required: '(verplicht)',
  optional: '(optioneel)',

  // A job that asks in a conversation
  earlier_one: '{{count}} eerder antwoord',
  earlier_other: '{{count}} eerdere antwoorden',
  recordings_one: '{{count}} opgenomen antwoord',
  recordings_other: '{{count}} opgenomen antwoorden',
  youSaid: 'Jij zei:',
  change: 'Wijzigen',

  // What the video interview will ask
  videoInterview: 'Video-interview',
  question: 'Vraag {{number}}',
  signalsNoted:
    'Terwijl je antwoordt, houdt deze pagina bij wanneer je die verlaat en hoeveel tekst je plakt, niet wat erin staat. Het wervingsteam ziet dit naast je antwoord.',
  interviewSignalsNoted:
    'Tijdens deze vragen houdt deze pagina bij wanneer je die verlaat en hoe lang. Het wervingsteam ziet dit naast je antwoorden.',
  upTo: 'Maximaal {{length}}, {{takes}}',
  takes_one: 'één poging',
  takes_other: '{{count}} pogingen',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min',
  minutesSeconds: '{{minutes}} min {{seconds}} s',

  // When something is in the way
  stillMissing: 'Dit antwoord ontbreekt nog.',
  offline: 'Je bent offline. Wat je hebt ingevoerd, staat er nog; verzend het opnieuw als de verbinding er weer is.',
  unavailableTitle: 'Deze vacature is niet beschikbaar',
  unavailableText:
    'De link is misschien niet volledig, of de vacature is nog niet gepubliceerd. Vraag het het bedrijf dat hem heeft gestuurd.',
  applyBy: 'Solliciteer uiterlijk {{at}}',
  lateTitle: 'De deadline is verstreken',
  lateText:
    'Op deze vacature kan niet meer worden gesolliciteerd. Was je al begonnen, dan heeft het bedrijf wat je voor de deadline hebt verzonden.',
  expiredTitle: 'Deze uitnodiging is verlopen',
  expiredText:
    'De tijd om te beginnen is voorbij. Wil je toch solliciteren, neem dan contact op met het bedrijf dat je heeft uitgenodigd.',
  anotherTitle: 'In deze browser is een andere sollicitatie open',
  anotherText:
    'Deze browser bevat de sollicitatie van {{name}}. Als je die van jouw link opent, komt die hier in de plaats. {{name}} kan met de eigen link verdergaan.',
  openLinked: 'Sollicitatie van mijn link openen',
  stayWith: 'Bij {{name}} blijven',
  endedTitle: 'Deze link is verlopen',
  endedText:
    'Voor je veiligheid werken links naar een sollicitatie beperkte tijd. We kunnen een nieuwe sturen naar het e-mailadres waarmee je hebt gesolliciteerd.',
  sendNewLink: 'Nieuwe link sturen',
  applyAnew: 'Nieuwe sollicitatie beginnen',
  linkSentTitle: 'Kijk in je mailbox',
  linkSentText: 'Als je sollicitatie nog is vastgelegd, is er een nieuwe link naar je onderweg.',
  closedTitle: 'Deze vacature is gesloten',
  closedText: 'Er kan niet meer op worden gesolliciteerd. Bedankt voor je interesse.',
  introVideo: 'Een video over de vacature',
  questionMedia: 'Getoond bij de vraag',
  outroVideo: 'Een video van het bedrijf',
  byVideo: 'Gesteld per video',
  aiConsent: 'Een AI-model mag mijn antwoorden lezen',
  aiConsentHint:
    'Het stelt scores voor aan de mensen die beslissen. Het leest wat je hier schrijft en zegt, ook wat je over jezelf zegt, zonder je naam, contactgegevens en foto. Je mag nee zeggen: je sollicitatie wordt hetzelfde behandeld.',
  aiAgreed: 'Je hebt goedgevonden dat een AI-model je antwoorden leest.',
  aiTakeBack: 'Intrekken',
  aiNotRead: 'Geen AI-model leest je antwoorden.',
  aiPersonality: 'Het mag ook mijn persoonlijkheid beschrijven',
  aiPersonalityHint:
    'Het beoordeelt tien eigenschappen aan de woorden van je antwoorden, nooit aan stem of gezicht. Mensen zien dit naast je antwoorden; het wijst niemand af. Je mag nee zeggen: je sollicitatie wordt hetzelfde behandeld.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'Vorschau. Was Sie hier eingeben, wird nicht gespeichert.',
  previewEmpty: 'Die Vorschau öffnet sich im Stelleneditor.',
  untitledJob: 'Stelle ohne Titel',
  step: 'Schritt {{step}} von {{steps}}',
  progress: 'Ihr Fortschritt',
  back: 'Zurück',
  continue: 'Weiter',
  finish: 'Abschließen',
  untitledSection: 'Abschnitt ohne Titel',
  goesOnIn: 'Weiter in {{seconds}} s',
  stayHere: 'Auf dieser Seite bleiben',
  continueIn: 'Weiter in {{seconds}} s',

  // The job
  typeFullTime: 'Vollzeit',
  typePartTime: 'Teilzeit',
  typeContractor: 'Freie Mitarbeit',
  typeTemporary: 'Befristet',
  typeOther: 'Andere Anstellung',
  placeOnSite: 'Vor Ort',
  placeRemote: 'Remote',
  placeHybrid: 'Hybrid',
  salaryRange: '{{min}} bis {{max}}',
  salaryHourly: '{{salary}} pro Stunde',
  salaryDaily: '{{salary}} pro Tag',
  salaryWeekly: '{{salary}} pro Woche',
  salaryMonthly: '{{salary}} im Monat',
  salaryAnnual: '{{salary}} im Jahr',
  responsibilities: 'Ihre Aufgaben',
  hiringManager: 'Ansprechperson:',
  benefits: 'Was Sie erwartet',
  about_one: 'Etwa {{count}} Minute.',
  about_other: 'Etwa {{count}} Minuten.',
  goOnHere: 'Sie können jederzeit unterbrechen und später mit demselben Link in diesem Browser weitermachen.',
  goOnAnywhere:
    'Sie können jederzeit unterbrechen und später mit dem Link, den Sie bekommen haben, auf jedem Gerät weitermachen.',

  // The start form
  fullName: 'Vor- und Nachname',
  email: 'E-Mail-Adresse',
  telephone: 'Telefonnummer',
  start: 'Starten',
  whoReads: 'Was Sie hier eingeben, sehen nur die Menschen, die diese Stelle besetzen, und sonst niemand.',

  // Questions
  untitledQuestion: 'Frage ohne Titel',
  required: '(erforderlich)',
  optional: '(freiwillig)',

  // A job that asks in a conversation
  earlier_one: '{{count}} frühere Antwort',
  earlier_other: '{{count}} frühere Antworten',
  recordings_one: '{{count}} aufgenommene Antwort',
  recordings_other: '{{count}} aufgenommene Antworten',
  youSaid: 'Ihre Antwort:',
  change: 'Ändern',

  // What the video interview will ask
  videoInterview: 'Videointerview',
  question: 'Frage {{number}}',
  signalsNoted:
    'Während Sie antworten, vermerkt diese Seite, wann Sie sie verlassen und wie viel Text Sie einfügen, nicht welchen. Das Einstellungsteam sieht dies neben Ihrer Antwort.',
  interviewSignalsNoted:
    'Während dieser Fragen vermerkt diese Seite, wann und wie lange Sie sie verlassen. Das Einstellungsteam sieht dies neben Ihren Antworten.',
  upTo: 'Bis zu {{length}}, {{takes}}',
  takes_one: 'ein Versuch',
  takes_other: '{{count}} Versuche',
  seconds: '{{seconds}} Sek.',
  minutes: '{{minutes}} Min.',
  minutesSeconds: '{{minutes}} Min. {{seconds}} Sek.',

  // When something is in the way
  stillMissing: 'Diese Antwort fehlt noch.',
  offline:
    'Sie sind offline. Was Sie eingegeben haben, ist noch da; senden Sie es noch einmal, sobald die Verbindung wieder besteht.',
  unavailableTitle: 'Diese Stelle ist nicht verfügbar',
  unavailableText:
    'Vielleicht ist der Link unvollständig, oder die Stelle ist noch nicht veröffentlicht. Bitte fragen Sie bei denen nach, die Ihnen den Link geschickt haben.',
  applyBy: 'Bewerbungsschluss: {{at}}',
  lateTitle: 'Die Bewerbungsfrist ist abgelaufen',
  lateText:
    'Für diese Stelle werden keine Bewerbungen mehr angenommen. Wenn Sie begonnen hatten, liegt dem Unternehmen vor, was Sie vor Ablauf der Frist gesendet haben.',
  expiredTitle: 'Diese Einladung ist abgelaufen',
  expiredText:
    'Die Frist für den Beginn ist vorbei. Wenn Sie sich trotzdem bewerben möchten, fragen Sie bitte bei denen nach, die Sie eingeladen haben.',
  anotherTitle: 'In diesem Browser ist eine andere Bewerbung geöffnet',
  anotherText:
    'In diesem Browser ist die Bewerbung von {{name}} geöffnet. Wenn Sie die Bewerbung zu Ihrem Link öffnen, tritt sie hier an deren Stelle. {{name}} kann mit dem eigenen Link weitermachen.',
  openLinked: 'Bewerbung zu meinem Link öffnen',
  stayWith: 'Bei {{name}} bleiben',
  endedTitle: 'Dieser Link ist abgelaufen',
  endedText:
    'Zu Ihrem Schutz gelten Links zu einer Bewerbung nur für begrenzte Zeit. Wir können einen neuen an die E-Mail-Adresse schicken, mit der Sie sich beworben haben.',
  sendNewLink: 'Neuen Link schicken',
  applyAnew: 'Neue Bewerbung beginnen',
  linkSentTitle: 'Sehen Sie in Ihrem Postfach nach',
  linkSentText: 'Wenn Ihre Bewerbung noch vorliegt, ist ein neuer Link zu Ihnen unterwegs.',
  closedTitle: 'Diese Stelle ist geschlossen',
  closedText: 'Sie nimmt keine neuen Bewerbungen mehr an. Vielen Dank für Ihr Interesse.',
  introVideo: 'Ein Video über die Stelle',
  questionMedia: 'Zur Frage gezeigt',
  outroVideo: 'Ein Video des Unternehmens',
  byVideo: 'Videofrage',
  aiConsent: 'Ein KI-Modell darf meine Antworten lesen',
  aiConsentHint:
    'Es schlägt den Menschen, die entscheiden, Punkte vor. Es liest, was Sie hier schreiben und sagen, auch was Sie über sich sagen, ohne Ihren Namen, Ihre Kontaktdaten und Ihr Bild. Sie können Nein sagen: Ihre Bewerbung wird genauso behandelt.',
  aiAgreed: 'Sie haben zugestimmt, dass ein KI-Modell Ihre Antworten liest.',
  aiTakeBack: 'Zurücknehmen',
  aiNotRead: 'Kein KI-Modell liest Ihre Antworten.',
  aiPersonality: 'Es darf auch meine Persönlichkeit beschreiben',
  aiPersonalityHint:
    'Es beurteilt zehn Eigenschaften nach den Worten Ihrer Antworten, nie nach Stimme oder Gesicht. Menschen sehen es neben Ihren Antworten; es lehnt niemanden ab. Sie können Nein sagen: Ihre Bewerbung wird genauso behandelt.',
} satisfies Translation<typeof en>

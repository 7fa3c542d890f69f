import type { Translation } from '../text.ts'
import type en from '../en/review.ts'

export default {
  // The page
  candidate: 'Kandidat',
  candidates: 'Kandidaten',
  titleOf: '{{name}}, {{job}}',
  history: 'Verlauf',
  previous: 'Zurück',
  next: 'Weiter',
  previousCandidate: 'Zurück zum vorigen Kandidaten: {{name}}',
  nextCandidate: 'Weiter zum nächsten Kandidaten: {{name}}',
  justDeleted: 'Dieser Kandidat wurde gerade gelöscht.',
  backToBoard: 'Zurück zum Board',

  // Answers
  answers: 'Antworten',
  noWrittenQuestions: 'Dieser Ablauf hat keine schriftlichen Fragen.',
  notStarted: 'Der Kandidat hat noch nicht begonnen.',
  leadsToRejection: 'Führt zur Ablehnung',
  noAnswerYet: 'Noch keine Antwort',
  answerErased: 'Diese Antwort wurde gelöscht.',

  // Player
  videoInterview: 'Videointerview',
  questionOf: 'Frage {{number}} von {{count}}',
  recording: 'Aufnahme',
  uploading: 'Wird hochgeladen',
  onItsWay: 'Die Aufnahme ist unterwegs und erscheint hier, sobald sie vollständig ist.',
  notAnswered: 'Diese Frage ist noch nicht beantwortet.',
  questions: 'Fragen',
  stateNone: 'keine Antwort',
  stateUploading: 'wird hochgeladen',
  stateRecorded: 'aufgenommen',
  answerTo: 'Antwort auf: {{question}}',
  playFailed: 'Diese Aufnahme lässt sich nicht abspielen. Bitte laden Sie die Seite neu.',
  position: 'Stelle',
  timeOf: '{{time}} von {{duration}}',
  play: 'Abspielen',
  pause: 'Anhalten',
  speed: 'Tempo',
  secondsBack: '−5 s',
  secondsOn: '+5 s',

  // Rating
  rating: 'Bewertung',
  formerColleague: 'Ein früheres Teammitglied',
  ratedBy: '{{name}}: {{value}} von 5',
  nobodyRated: 'Noch niemand hat bewertet',
  averageOf_one: 'Durchschnitt aus {{count}} Bewertung',
  averageOf_other: 'Durchschnitt aus {{count}} Bewertungen',
  yourRating: 'Ihre Bewertung',
  rateOf: 'Mit {{value}} von 5 bewerten',
  you: 'Sie: {{value}}',

  // Comments
  comments: 'Kommentare',
  nobodyCommented: 'Noch niemand hat kommentiert.',
  anIntegration: 'Eine Anbindung',
  atSecond: 'bei {{time}}',
  reactions: 'Reaktionen',
  reactionCount: '{{reaction}}, {{number}}',
  commentAt: 'Kommentar bei {{time}}',
  commentOnWhole: 'Stattdessen den Kandidaten insgesamt kommentieren',
  newComment: 'Neuer Kommentar',
  comment: 'Kommentieren',

  // Standing
  standing: 'Wo der Kandidat steht',
  rejected: 'Abgelehnt',
  noReason: 'Ohne Angabe eines Grundes.',
  moveTo: 'Verschieben nach',
  move: 'Verschieben',
  rejectMore: 'Ablehnen…',
  deleteMore: 'Löschen…',
  deleteTitle: '{{name}} löschen?',
  deleteText: 'Der Kandidat verschwindet vom Board und aus allen Listen. Das lässt sich nicht rückgängig machen.',
  delete: 'Löschen',

  // Contact
  contact: 'Kontakt',
  email: 'E-Mail',
  phone: 'Telefon',
  source: 'Quelle',
  added: 'Angelegt',
  invited: 'Eingeladen',
  mailRefused: 'E-Mail unzustellbar',
  textNotSent: 'SMS nicht gesendet',
  started: 'Begonnen',
  finished: 'Abgeschlossen',
} satisfies Translation<typeof en>

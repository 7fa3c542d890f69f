import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Zum Inhalt springen',
  language: 'Sprache',
  theme: 'Darstellung',
  themeSystem: 'Wie auf dem Gerät',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  notifications: 'Meldungen',
  dismiss: 'Ausblenden',
  noOptions: 'Es gibt keine Optionen zur Auswahl',
  error: 'FEHLER',
  clear: 'Leeren',
  noMatch: 'Keine Treffer',
  close: 'Schließen',
  review: 'Sichten',
  compareMany: 'Vergleichen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  toStart: 'Hirelog, zur Startseite',
  goToStart: 'Zur Startseite',
  tryAgain: 'Erneut versuchen',
  showPassword: 'Passwort anzeigen',
  optional: '(optional)',
  otherLetters: 'Andere Buchstaben als a bis z',
  charactersOf: '{{length}} von {{limit}} Zeichen',
  fewCharactersLeft: 'Höchstens {{limit}} Zeichen passen hinein; fast alle sind belegt.',
  tooManyCharacters: 'Mehr als {{limit}} Zeichen passen nicht hinein. Bitte kürzen Sie den Text.',
  copyJobId: 'Klicken, um die Job-ID zu kopieren',
  copied: 'Kopiert!',

  liveAwaiting: 'Termin steht aus',
  liveScheduled: 'Geplant',
  liveCompleted: 'Abgeschlossen',
  liveCancelled: 'Abgesagt',
  statusAdded: 'Hinzugefügt',
  statusPending: 'Ausstehend',
  statusStarted: 'Begonnen',
  statusUploading: 'Wird hochgeladen',
  statusCompleted: 'Abgeschlossen',
  statusAutoRejected: 'Automatisch abgelehnt',

  // A job without a title
  untitledJob: interfaceLanguages.de.untitledJob,

  // The columns every job begins with
  columnDefault: 'Kandidaten',
  columnHired: 'Eingestellt',
  columnRejected: 'Abgelehnt',

  sourceDirect: 'Direkt',
  sourceReferral: 'Empfehlung',
  sourceInvitation: 'Einladung',
  sourceApi: 'API',

  rejectTitle: '{{name}} ablehnen?',
  rejectText: 'Der Grund bleibt im Verlauf des Kandidaten. Der Kandidat sieht ihn nicht.',
  reject: 'Ablehnen',
  reason: 'Grund',
  commonReasons: 'Vorschläge',
  whyExperience: 'Zu wenig Erfahrung',
  whySkills: 'Fehlende Kenntnisse',
  whyLocation: 'Standort oder Arbeitserlaubnis',
  whySalary: 'Gehaltsvorstellung',
  whyFilled: 'Stelle besetzt',
  whyWithdrew: 'Bewerbung zurückgezogen',

  forbiddenTitle: 'Sie dürfen diese Seite nicht öffnen',
  forbiddenText:
    'Ihre Rolle umfasst sie nicht. Wenden Sie sich an die Administration Ihres Unternehmens, falls Sie sie benötigen.',
  notFoundTitle: 'Seite nicht gefunden',
  notFoundText:
    'Unter dieser Adresse gibt es nichts. Die Seite wurde vielleicht entfernt, oder der Link ist unvollständig.',
  tooLargeTitle: 'Das war zu groß',
  tooLargeText: 'Was Sie gesendet haben, ist größer, als diese Seite annimmt. Es wurde nichts geändert.',
  tooManyTitle: 'Zu viele Versuche',
  tooManyText: 'Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
  refusedTitle: 'Das hat nicht geklappt',
  refusedText: 'Diese Anfrage war nicht verständlich. Es wurde nichts geändert.',
  unreachedTitle: '{{name}} ist nicht zu erreichen',
  unreachedText: 'Prüfen Sie Ihre Verbindung zum Internet und versuchen Sie es dann erneut.',
  notReached:
    '{{name}} ist gerade nicht zu erreichen. Was Sie eingegeben haben, ist noch da; senden Sie es noch einmal, sobald die Verbindung wieder besteht.',
  notReachedPage:
    '{{name}} ist gerade nicht zu erreichen. Die Seite ist, wie sie war; versuchen Sie es noch einmal, sobald die Verbindung wieder besteht.',
  notRefreshed:
    '{{name}} ist gerade nicht zu erreichen. Was Sie sehen, ist vielleicht nicht mehr aktuell; es wird aktualisiert, sobald die Verbindung wieder besteht.',
  awayTitle: '{{name}} ist gerade nicht zu erreichen',
  awayText:
    'Die Datenbank, aus der die Seiten gelesen werden, antwortet nicht. Was Sie gespeichert hatten, ist sicher. Diese Seite versucht es von selbst erneut.',
  awaySentTitle: '{{name}} ist gerade nicht zu erreichen',
  awaySentText:
    'Die Datenbank antwortet nicht. Was Sie gesendet haben, ist vielleicht nicht gespeichert: Gehen Sie zurück und senden Sie es gleich noch einmal.',
  brokenTitle: 'Etwas ist schiefgegangen',
  brokenText: 'Der Fehler liegt bei uns, nicht bei Ihnen. Was Sie gespeichert hatten, ist sicher.',
  notAvailable: 'Nicht verfügbar',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: 'Die Aufnahme braucht JavaScript. Bitte erlauben Sie es für diese Seite und laden Sie sie neu.',
  quietPlace:
    'Suchen Sie sich einen ruhigen Ort mit Licht im Gesicht. Nichts wird gesendet, bevor Sie es angesehen und freigegeben haben.',
  begin: 'Interview beginnen',
  gettingReady: 'Wird vorbereitet',
  notLoaded:
    'Ein Teil dieser Seite konnte nicht geladen werden, deshalb kann noch nichts aufgenommen oder gesendet werden. Was Sie aufgenommen haben, ist auf diesem Gerät sicher.',

  // A question
  questionOf: 'Frage {{number}} von {{questions}}',
  lostTitle: 'Ihre Aufnahme zu dieser Frage ist nicht angekommen',
  lostText:
    'Wenn Sie auf einem anderen Gerät aufgenommen haben, öffnen Sie den Link dort, dann geht es weiter. Oder nehmen Sie hier noch einmal auf.',
  stillHere: 'Bevor diese Seite geschlossen wurde, haben Sie eine Antwort von {{length}} aufgenommen. Sie ist noch da.',
  lookAtIt: 'Ansehen',
  willAsk: 'Ihr Browser fragt gleich nach Kamera und Mikrofon. Sie können beide prüfen, bevor Sie aufnehmen.',
  recordNow: 'Jetzt aufnehmen',
  noTakesTitle: 'Für diese Frage ist kein Versuch mehr übrig',
  noTakesText:
    'Der letzte wurde verworfen, bevor er gesendet war. Bitte schreiben Sie denen, die Sie eingeladen haben.',
  startingCamera: 'Ihre Kamera wird gestartet …',

  // The camera
  yourCamera: 'Ihre Kamera',
  camera: 'Kamera',
  microphone: 'Mikrofon',
  saySomething: 'Sagen Sie etwas: Der Balken bewegt sich, wenn Ihr Mikrofon Sie hört.',
  startsIn: 'Die Aufnahme beginnt von selbst in {{time}}.',
  takesLeft_one: 'Das ist Ihr letzter Versuch.',
  takesLeft_other: 'Noch {{count}} Versuche.',
  startRecording: 'Aufnahme starten',
  notYet: 'Noch nicht',
  stop: 'Stopp',
  recorded: 'Aufgenommen',
  countdown: 'Aufnahme beginnt in {{seconds}}',
  recording: 'Aufnahme läuft',
  stopped: 'Aufnahme beendet. Sie können sie jetzt ansehen.',

  // The take
  cameraWentAway: 'Die Kamera ist während der Aufnahme ausgefallen. Alles bis dahin ist da.',
  take: 'Versuch {{number}}',
  takeAndLength: 'Versuch {{number}}, {{length}}',
  noTakesLeft: 'Kein Versuch mehr übrig',
  recordAgain_one: 'Noch einmal (noch {{count}})',
  recordAgain_other: 'Noch einmal (noch {{count}})',
  useAnswer: 'Diese Antwort nehmen',

  // After the last question
  allRecorded: 'Alle Fragen sind aufgenommen',
  sentInBackground: 'Was Sie aufgenommen haben, wird im Hintergrund gesendet, während Sie weitermachen.',
  waitingForConnection: 'Warten auf die Verbindung. Was Sie aufgenommen haben, ist auf diesem Gerät sicher.',
  beingPrepared: 'Einen Moment, was Sie aufgenommen haben, wird vorbereitet.',

  // No picture
  deniedTitle: 'Zugriff auf Kamera und Mikrofon nötig',
  deniedText: 'Um Ihr Video aufzunehmen, müssen Sie dieser Seite den Zugriff auf Kamera und Mikrofon erlauben.',
  missingTitle: 'Keine Kamera oder kein Mikrofon gefunden',
  missingText:
    'Schließen Sie Kamera und Mikrofon an oder öffnen Sie diesen Link auf Ihrem Telefon, und versuchen Sie es noch einmal.',
  busyTitle: 'Die Kamera wird gerade benutzt',
  busyText:
    'Ein anderes Programm oder ein anderer Tab benutzt Kamera oder Mikrofon. Schließen Sie es und versuchen Sie es noch einmal.',
  unsupportedTitle: 'Dieser Browser kann nicht aufnehmen',
  unsupportedText: 'Öffnen Sie diesen Link in einer aktuellen Version von Chrome, Edge, Firefox oder Safari.',
  fullTitle: 'Auf diesem Gerät ist kein Platz mehr',
  fullText:
    'Schaffen Sie etwas Platz und versuchen Sie es noch einmal. Was Sie vorher aufgenommen haben, bleibt erhalten.',
  failedTitle: 'Die Aufnahme ist fehlgeschlagen',
  failedText: 'Mit der Kamera ist etwas schiefgegangen. Was bis dahin aufgenommen war, bleibt erhalten.',
  howToAllow: 'So erlauben Sie den Zugriff',
  allowAddress: 'Drücken Sie oben im Browser auf das Kamera- oder Schlosszeichen neben der Adresse.',
  allowPage: 'Stellen Sie Kamera und Mikrofon für diese Seite auf „Zulassen“.',
  allowSystem:
    'Auf einem Telefon oder Mac erlauben Sie sie dem Browser auch in den Datenschutz-Einstellungen des Geräts.',
  allowReturn: 'Kommen Sie hierher zurück und drücken Sie „Noch einmal versuchen“.',
  tryAgain: 'Noch einmal versuchen',

  // On the way
  elsewhereTitle: 'Eine Ihrer Aufnahmen ist nicht angekommen',
  elsewhereText:
    'Sie liegt auf dem Gerät, mit dem Sie sie gemacht haben. Öffnen Sie den Link dort noch einmal, dann wird sie gesendet.',
  arrived_one: 'Ihre Aufnahme ist angekommen. Sie können diese Seite schließen.',
  arrived_other: 'Alle Ihre Aufnahmen sind angekommen. Sie können diese Seite schließen.',
  notSent: 'Eine Aufnahme konnte nicht gesendet werden',
  gone: 'Die Aufnahme ist nicht mehr auf diesem Gerät. Bitte nehmen Sie noch einmal auf.',
  notAccepted: 'Diese Aufnahme konnte nicht angenommen werden.',
  tooLarge: 'Diese Aufnahme ist zu groß. Bitte nehmen Sie eine kürzere Antwort auf.',
  noRetakes: 'Für diese Frage ist kein Versuch mehr übrig.',
  over: 'Diese Bewerbung ist schon abgeschlossen.',
  sendAgain: 'Noch einmal versuchen',
  sending_one: 'Ihre Aufnahme wird gesendet',
  sending_other: '{{count}} Aufnahmen werden gesendet',
  arrivedSoFar_one: 'Ihre Aufnahme ist angekommen',
  arrivedSoFar_other: '{{count}} Aufnahmen sind angekommen',
  sentOf: '{{sent}} von {{total}} MB',
  connectionLost:
    'Die Verbindung ist unterbrochen. Was Sie aufgenommen haben, ist auf diesem Gerät sicher und wird gesendet, sobald Sie wieder online sind.',
  keepOpen:
    'Bitte lassen Sie diese Seite offen, bis alles angekommen ist. Wenn Sie gehen müssen, öffnen Sie den Link später noch einmal auf diesem Gerät.',
  timeLeft: 'Noch {{seconds}} s für die Antwort',
  timeOver: 'Die Zeit für diese Frage ist um. Was Sie eingegeben haben, können Sie noch senden.',
} satisfies Translation<typeof en>

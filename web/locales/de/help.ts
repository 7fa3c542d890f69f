export default {
  title: 'Hilfe-Center',
  intro: 'Kurze Antworten auf die häufigsten Fragen. Ein Stichwort genügt, um Ihre zu finden.',
  search: 'Hilfe durchsuchen',
  none: 'In keiner Antwort kommt „{{search}}“ vor.',
  more: 'Kommen Sie nicht weiter? <link>Schreiben Sie uns</link>.',
  groupJobs: 'Einen Job anlegen',
  groupCandidates: 'Kandidaten gewinnen',
  groupReview: 'Bewerten und entscheiden',
  groupTeam: 'Im Team arbeiten',
  groupRecord: 'Nachweisen, was geschehen ist',
  newJobTitle: 'Wie lege ich einen Job an?',
  newJob:
    'Wählen Sie „Neuen Job anlegen“. Der Builder führt durch Jobdetails, Scorecard, Fragen, Vorschau und Veröffentlichung. Gespeichert wird, während Sie schreiben: Sie können die Seite schließen und später dort weitermachen, wo Sie aufgehört haben.',
  questionsTitle: 'Welche Fragen kann ich stellen?',
  questions:
    'Aufgezeichnete Videofragen, schriftliche Antworten, Auswahlfragen, Zahlen, Daten, Dateien und mehr. Klicken Sie in der Liste des Interview-Builders auf eine Frage oder ziehen Sie sie an ihren Platz. Bei Videofragen legen Sie Bedenkzeit, Antwortzeit und Zahl der Versuche fest.',
  knockoutTitle: 'Kann eine falsche Antwort die Bewerbung beenden?',
  knockout:
    'Ja. Markieren Sie die richtige Antwort einer Frage und schalten Sie die automatische Absage ein. Wer anders antwortet, sieht die Seite, die Sie dafür geschrieben haben, und im Verlauf steht, welche Antwort den Ausschlag gab.',
  previewTitle: 'Wie sehe ich, was Kandidaten sehen?',
  preview:
    'Öffnen Sie die Vorschau im Builder. Sie zeigt die Seite der Kandidaten selbst, am Smartphone oder am Rechner, und nichts, was Sie dort eingeben, wird gespeichert.',
  changeLiveTitle: 'Was passiert, wenn ich einen laufenden Job ändere?',
  changeLive:
    'Wer schon begonnen hat, behält die bisherigen Fragen. Bevor neue Fragen veröffentlicht werden, sehen Sie, wen das betrifft und bei wem das Ergebnis anders ausgefallen wäre.',
  shareTitle: 'Wie kommen Kandidaten zum Interview?',
  share:
    'Teilen Sie unter „Kandidaten gewinnen“ den Link oder den QR-Code, oder laden Sie per E-Mail ein. Nötig ist nur ein Browser mit Kamera, kein Konto.',
  inviteTitle: 'Wie lade ich viele Personen auf einmal ein?',
  invite:
    'Tragen Sie unter „Kandidaten gewinnen“ für jede Person eine Zeile ein und senden Sie alle Einladungen zusammen. Vom Board aus erinnern Sie alle, die noch nicht geantwortet haben, einzeln oder gemeinsam.',
  stuckTitle: 'Jemand kann nicht aufnehmen. Was hilft?',
  stuck:
    'Der Browser braucht die Erlaubnis für Kamera und Mikrofon; auf der Seite steht, wie das geht. Eine Aufnahme, die nicht gesendet werden konnte, bleibt auf dem Gerät und wird gesendet, sobald die Verbindung wieder da ist. Der Link in der E-Mail führt zurück an die letzte Stelle.',
  watchTitle: 'Wie bewerte ich einen Kandidaten?',
  watch:
    'Öffnen Sie den Kandidaten vom Board oder aus der Liste. Sehen Sie sich die Antworten an, vergeben Sie Sterne und kommentieren Sie; ein Kommentar kann auf eine Sekunde der Aufnahme zeigen. Mit J und K geht es zum nächsten und zum vorigen.',
  boardTitle: 'Wie verschiebe ich Kandidaten?',
  board:
    'Ziehen Sie eine Karte in eine andere Phase, oder nutzen Sie ihr Menü oder die Tastatur. Ausgewählte Kandidaten verschieben Sie gemeinsam. Jedes Verschieben lässt sich rückgängig machen, und das Team sieht es sofort.',
  hiddenTitle: 'Warum sehe ich die Bewertungen der anderen nicht?',
  hidden:
    'Bei diesem Job soll sich jeder zuerst ein eigenes Urteil bilden. Bewerten Sie den Kandidaten, dann erscheinen die Bewertungen des Teams. Wer den Job bearbeiten darf, kann das neben den Bewertungen abschalten.',
  figuresTitle: 'Wo sehe ich, wie gut wir einstellen?',
  figures:
    'Die Auswertungen zählen Bewerbungen, Abbrüche, Zeit je Phase und Einstellungen, für alle Jobs oder einzelne. Jede Zahl öffnet die Kandidaten dahinter. Was Sie oft ansehen, speichern Sie als Dashboard und teilen es.',
  colleaguesTitle: 'Wie hole ich Kollegen dazu?',
  colleagues:
    'Laden Sie sie in den Einstellungen unter „Benutzer“ per E-Mail ein und wählen Sie eine Rolle. Sie bestimmt, was jemand sehen und ändern darf; die Administration kann sie jederzeit ändern.',
  keysTitle: 'Geht es schneller als mit der Maus?',
  keys: 'Mit Strg oder Command und K kommen Sie überallhin und bearbeiten den offenen Job oder Kandidaten. Die Taste ? zeigt die Tasten einer Seite.',
  historyTitle: 'Wer hat was getan, und wann?',
  history:
    'Jeder Kandidat hat einen Verlauf mit jedem Schritt und jeder Entscheidung, von wem und warum. Wählen Sie einen Zeitpunkt, um den Kandidaten oder das ganze Board so zu sehen, wie es damals war.',
  proofTitle: 'Wie weise ich nach, dass ein Verlauf vollständig ist?',
  proof:
    'Jeder Eintrag trägt ein Siegel über den vorigen. Die Prüfung rechnet alle nach und sagt, ob etwas geändert, hinzugefügt oder entfernt wurde. Der Verlauf lässt sich herunterladen und anderswo prüfen.',
  eraseTitle: 'Wie lösche ich die Daten einer Person?',
  erase:
    'Löschen Sie den Kandidaten auf seiner Seite. Kontaktdaten, Antworten, Aufnahmen und Kommentare sind dann endgültig gelöscht; im Verlauf bleibt, dass etwas geschah, ohne Angaben zur Person.',
  groupInterviews: 'Sich treffen',
  statusesTitle: 'Was bedeuten die Status eines Live-Interviews?',
  statuses:
    'Ein neues Interview wartet auf Freigabe, wo Ihr Unternehmen das will, darauf, dass der Kandidat seinen Schritt im Job erreicht, oder darauf, dass er eine Zeit wählt. Alles, was mit ihm geschieht, steht in seinem Verlauf.',
  statusNext: 'Was als Nächstes geschehen kann',
  statusFinal: 'Nichts mehr: Es ist vorbei',
  act_approve: 'Ein Kollege gibt es frei',
  act_disapprove: 'Ein Kollege lehnt es ab',
  act_offer: 'Ein Kollege bietet Zeiten an',
  act_book: 'Eine Zeit wird gewählt',
  act_ask: 'Der Kandidat bittet um andere Zeiten',
  act_cancel: 'Ein Kollege sagt es ab',
  act_candidateCancel: 'Der Kandidat sagt es ab',
  act_withdraw: 'Der Kandidat wird abgelehnt oder gelöscht oder der Job archiviert',
  act_expire: 'Das Angebot endet ohne Termin',
  act_complete: 'Sein Ende ist vorüber',
} as const

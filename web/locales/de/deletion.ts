import type { Translation } from '../text.ts'
import type en from '../en/deletion.ts'

export default {
  title: 'Job löschen',
  question: '„{{title}}“ löschen?',
  erased: 'Wird endgültig gelöscht',
  erasesJob: 'Der Job mit Beschreibung, Interview, Scorecard und Phasen',
  candidates_one: '{{number}} Kandidat mit Kontaktdaten, Antworten, Bewertungen und Kommentaren',
  candidates_other: '{{number}} Kandidaten mit Kontaktdaten, Antworten, Bewertungen und Kommentaren',
  recordings_one: '{{number}} Aufnahme',
  recordings_other: '{{number}} Aufnahmen',
  files_one: '{{number}} Antwort mit einer Datei',
  files_other: '{{number}} Antworten mit einer Datei',
  figures: 'Ihr Anteil an den Auswertungen: Kennzahlen zählen sie nicht mehr mit',
  stays: 'Bleibt erhalten',
  staysRecord:
    'Das Protokoll, wer wann was getan hat, ohne personenbezogene Daten. Es lässt sich weiterhin als unverändert nachweisen.',
  link: 'Der Link zeigt danach an, dass der Job geschlossen ist. Das lässt sich nicht rückgängig machen.',
  typeTitle: 'Zur Bestätigung „{{title}}“ eingeben',
  mistyped: 'Das ist nicht der Titel des Jobs',
  keep: 'Job behalten',
  delete: 'Job löschen',
  deleted: '„{{title}}“ ist gelöscht',
  erasing: 'Kandidaten werden gelöscht',
  progress: '{{done}} von {{total}}',
  goesOn: 'Sie können diese Seite verlassen, das Löschen läuft weiter.',
  allErased: 'Alle Kandidaten dieses Jobs sind gelöscht.',
  nothingToErase: 'Er hatte keine Kandidaten.',
  backToJobs: 'Zurück zu den Jobs',
} satisfies Translation<typeof en>

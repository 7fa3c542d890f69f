import type { Translation } from '../text.ts'
import type en from '../en/messages.ts'

export default {
  rejectSubject: 'Ihre Bewerbung als {{job}}',
  rejectText:
    'Guten Tag {{name}},\n\nvielen Dank für Ihre Bewerbung als {{job}} und für die Zeit, die Sie sich genommen haben. Wir haben uns für andere Bewerbungen entschieden.\n\nFür Ihren weiteren Weg wünschen wir Ihnen alles Gute.\n\n{{company}}',
  writeTo: '{{name}} eine Nachricht senden',
  subject: 'Betreff',
  message: 'Nachricht',
  preview: 'Vorschau',
  holdNote_one:
    'Sie geht in {{count}} Minute hinaus. Bis dahin können Sie sie abbrechen; eine Verschiebung in eine andere Phase nimmt sie zurück.',
  holdNote_other:
    'Sie geht in {{count}} Minuten hinaus. Bis dahin können Sie sie abbrechen; eine Verschiebung in eine andere Phase nimmt sie zurück.',
  holdNone: 'Sie geht sofort hinaus.',
  noAddress: '{{name}} hat keine E-Mail-Adresse und kann keine Nachricht bekommen.',
  template: 'Vorlage',
  ourWords: 'Standardtext',
  linkHere: '[der eigene Link der Person]',
  holdTitle: 'Zeit zum Abbrechen',
  holdText:
    'Absagen, Antworten und automatische Nachrichten an Kandidaten warten, bevor sie hinausgehen. Bis dahin kann jeder, der Kandidaten bearbeiten darf, sie senden oder abbrechen; wer eine Entscheidung rückgängig macht, nimmt auch ihre Nachrichten zurück.',
  holdMinutes: 'Minuten, bevor eine Nachricht hinausgeht',
  holdHint: '0 bis 60. Nachrichten, die jetzt warten, behalten ihre Zeit.',
  reasonsTitle: 'Gründe für eine Absage',
  reasonsText:
    'Zur Auswahl im Dialog, der Kandidaten ablehnt; ein Klick lehnt mit dem Grund ab. Kandidaten sehen ihn nie.',
  reasonNumber: 'Grund {{number}}',
  removeReason: '„{{reason}}“ entfernen',
  addReason: 'Grund hinzufügen',
  usualReasons: 'Zurück zu den üblichen Gründen',
  noReasons: 'Es werden keine Gründe angeboten. Ein Grund lässt sich immer eintippen.',
  save: 'Speichern',
  rulesSaved: 'Einstellungen für Nachrichten gespeichert',
} satisfies Translation<typeof en>

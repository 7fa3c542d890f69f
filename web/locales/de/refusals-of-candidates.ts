/** The same as refusals.ts, about candidates, their invitations, messages and shared links. */
export default {
  'Enter a whole number from {{0}} to {{1}}': 'Geben Sie eine ganze Zahl von {{0}} bis {{1}} ein',
  'These candidates have been moved already': 'Diese Kandidaten sind schon verschoben',
  'This message has left already, or was taken back': 'Diese Nachricht ist schon gesendet oder wurde zurückgenommen',
  'None of these candidates is in another column': 'Keiner dieser Kandidaten liegt in einer anderen Spalte',
  'This move does not exist': 'Diese Verschiebung gibt es nicht',
  'This move has been undone already': 'Diese Verschiebung ist schon rückgängig gemacht',
  'Only the author can change a comment': 'Nur wer einen Kommentar geschrieben hat, kann ihn ändern',
  'A tag needs a text': 'Ein Schlagwort braucht einen Text',
  'A tag has at most {{0}} characters': 'Ein Schlagwort hat höchstens {{0}} Zeichen',
  'A candidate has at most {{0}} tags': 'Eine Bewerbung hat höchstens {{0}} Schlagwörter',
  'A comment needs a text': 'Ein Kommentar braucht einen Text',
  'A comment has at most 5000 characters': 'Ein Kommentar hat höchstens 5000 Zeichen',
  'No such recording': 'Diese Aufnahme gibt es nicht',
  'Somebody moved this candidate meanwhile': 'Inzwischen hat jemand diesen Kandidaten verschoben',
  'No transcription service is set up': 'Es ist kein Transkriptionsdienst eingerichtet',
  'There is no such passage in a transcript': 'Eine solche Stelle gibt es in keinem Transkript',
  'The transcript was changed meanwhile. Nothing was overwritten: look at it and correct it again.':
    'Das Transkript wurde inzwischen geändert. Es wurde nichts überschrieben: Sehen Sie es an und korrigieren Sie es erneut.',
  'Enter at most {{0}} characters': 'Geben Sie höchstens {{0}} Zeichen ein',
  'This skill is not on the scorecard': 'Diese Fähigkeit ist nicht auf dem Bewertungsbogen',
  'Give points for at least one skill': 'Vergeben Sie Punkte für mindestens eine Fähigkeit',
  'You sent this scorecard in another window meanwhile. Nothing was overwritten: look at it and send again what you want to change.':
    'Sie haben diesen Bewertungsbogen inzwischen in einem anderen Fenster gesendet. Es wurde nichts überschrieben: Sehen Sie ihn an und senden Sie erneut, was Sie ändern möchten.',
  'A rating is a whole number from 1 to 5': 'Eine Bewertung ist eine ganze Zahl von 1 bis 5',
  'No such comment': 'Diesen Kommentar gibt es nicht',
  'No such candidate': 'Diesen Kandidaten gibt es nicht',
  'Please fill in the start form first': 'Bitte füllen Sie zuerst das Startformular aus',
  'This application has ended': 'Diese Bewerbung ist beendet',
  'This application has been sent already': 'Diese Bewerbung ist schon abgeschickt',
  'Only a reviewer can do this': 'Das kann nur, wer bewerten darf',
  'Some fields need attention': 'Einige Felder brauchen noch Aufmerksamkeit',
  'No such role': 'Diese Rolle gibt es nicht',
  'This person was sent several messages today. Another can be sent in 1 hour.':
    'Diese Person hat heute schon mehrere Nachrichten erhalten. Die nächste geht in 1 Stunde.',
  'This person was sent several messages today. Another can be sent in {{0}} hours.':
    'Diese Person hat heute schon mehrere Nachrichten erhalten. Die nächste geht in {{0}} Stunden.',
  'Too many messages with these words were sent today. More can be sent in 1 hour.':
    'Mit diesem Wortlaut gingen heute zu viele Nachrichten hinaus. Weitere gehen in 1 Stunde.',
  'Too many messages with these words were sent today. More can be sent in {{0}} hours.':
    'Mit diesem Wortlaut gingen heute zu viele Nachrichten hinaus. Weitere gehen in {{0}} Stunden.',
  'Your company can send {{0}} messages a day. More can be sent in 1 hour.':
    'Ihr Unternehmen kann {{0}} Nachrichten am Tag senden. Weitere gehen in 1 Stunde.',
  'Your company can send {{0}} messages a day. More can be sent in {{1}} hours.':
    'Ihr Unternehmen kann {{0}} Nachrichten am Tag senden. Weitere gehen in {{1}} Stunden.',
  'Your company cannot send messages at the moment. Ask support.':
    'Ihr Unternehmen kann zurzeit keine Nachrichten senden. Fragen Sie den Support.',
  'No such account': 'Dieses Konto gibt es nicht',
  'This person cannot be reached that way': 'Auf diesem Weg ist diese Person nicht zu erreichen',
  'Your plan does not include this. It comes with a larger plan.':
    'Ihr Tarif enthält das nicht. Es gehört zu einem größeren Tarif.',
  'Invite 1 to {{0}} people at a time': 'Laden Sie 1 bis {{0}} Personen auf einmal ein',
  'At most {{0}} candidates can be moved at once': 'Höchstens {{0}} Kandidaten lassen sich auf einmal verschieben',
  'At most {{0}} candidates can be changed at once': 'Höchstens {{0}} Kandidaten können auf einmal geändert werden',
  'This field is required': 'Bitte beantworten Sie diese Frage',
  'This page asks for another kind of answer': 'Diese Seite fragt nach einer anderen Art von Antwort',
  'Too many files were sent for this question': 'Für diese Frage wurden zu viele Dateien gesendet',
  'Some required answers are missing': 'Einige erforderliche Antworten fehlen noch',
  'This invitation has expired': 'Diese Einladung ist abgelaufen',
  'This link has ended. Open it to have a new one sent to you.':
    'Dieser Link ist abgelaufen. Öffnen Sie ihn, um sich einen neuen schicken zu lassen.',
  'There is no email address to send a link to. Please ask the people who invited you.':
    'Es gibt keine E-Mail-Adresse, an die ein Link geschickt werden kann. Bitte wenden Sie sich an die Personen, die Sie eingeladen haben.',
  'This job does not exist': 'Diese Stelle gibt es nicht',
  'This job does not take applications any more': 'Diese Stelle nimmt keine Bewerbungen mehr an',
  'Please open the link of the job again': 'Bitte öffnen Sie den Link der Stelle noch einmal',
  'This candidate is on the job already': 'Dieser Kandidat gehört schon zu der Stelle',
  'This candidate has begun already': 'Dieser Kandidat hat schon begonnen',
  'This candidate has begun': 'Dieser Kandidat hat begonnen',
  'This candidate has not been invited yet': 'Dieser Kandidat ist noch nicht eingeladen',
  'This candidate has nothing left to do': 'Dieser Kandidat hat nichts mehr zu tun',
  'This candidate has been rejected': 'Diesem Kandidaten wurde abgesagt',
  "Couldn't set the deadline, please try again":
    'Die Frist konnte nicht gesetzt werden, bitte versuchen Sie es noch einmal',
  'There is no such import': 'Diesen Import gibt es nicht',
  'This import was taken back': 'Dieser Import wurde rückgängig gemacht',
  'This link is not complete. Open it from the message again.':
    'Dieser Link ist unvollständig. Öffnen Sie ihn noch einmal in der Nachricht.',
  'This person asked for no more invitations from your company':
    'Diese Person möchte keine Einladungen Ihres Unternehmens mehr bekommen',
  'A list has at most {{0}} people': 'Eine Liste hat höchstens {{0}} Personen',
  'This list could not be read. Save it as CSV or XLSX, one person in each row.':
    'Diese Liste konnte nicht gelesen werden. Speichern Sie sie als CSV oder XLSX, mit einer Person je Zeile.',
  'The deadline for applications has passed': 'Die Bewerbungsfrist ist abgelaufen',
  'The deadline has to lie in the future': 'Die Frist muss in der Zukunft liegen',
  'An invitation does not go from {{0}} to {{1}}: its status follows from what the candidate does':
    'Eine Einladung geht nicht von {{0}} zu {{1}}: ihr Status folgt aus dem, was der Kandidat tut',
  'This recording answers another question': 'Diese Aufnahme beantwortet eine andere Frage',
  'This question is not part of the interview': 'Diese Frage gehört nicht zum Interview',
  'No takes are left for this question': 'Für diese Frage ist kein Versuch mehr übrig',
  'Only the people who hire can do this': 'Das können nur die, die einstellen',
  'Activate the job before you invite candidates': 'Aktivieren Sie die Stelle, bevor Sie Kandidaten einladen',
  'This email address is on the job already': 'Diese E-Mail-Adresse gehört schon zu der Stelle',
  'This is a premium-rate number: no text message is sent to it':
    'Das ist eine Mehrwertnummer: An sie wird keine Textnachricht gesendet',
  'WhatsApp is not set up on this installation': 'WhatsApp ist auf dieser Installation nicht eingerichtet',
  'This phone number is on the job already': 'Diese Telefonnummer gehört schon zu der Stelle',
  'There is no such event': 'Dieses Ereignis gibt es nicht',
  'Your role does not include the audit log': 'Zu Ihrer Rolle gehört das Prüfprotokoll nicht',
  'Only colleagues who may open the candidate can be mentioned':
    'Erwähnen lassen sich nur Kolleginnen und Kollegen, die den Bewerber öffnen dürfen',
  'Give the filter a name': 'Geben Sie dem Filter einen Namen',
  'There is no such filter': 'Diesen Filter gibt es nicht',
  'There is a filter of this name already': 'Es gibt bereits einen Filter mit diesem Namen',
  'You can keep at most {{0}} filters on a job': 'Sie können je Stelle höchstens {{0}} Filter speichern',
  'Give at least one condition': 'Geben Sie mindestens eine Bedingung an',
  'There is no such shared link': 'Diesen geteilten Link gibt es nicht',
  'This link has been created before': 'Dieser Link wurde bereits erstellt',
  'This cannot be shared as it is': 'So lässt sich das nicht teilen',
  'This link cannot be changed so': 'So lässt sich der Link nicht ändern',
  'This shared link has ended': 'Dieser geteilte Link ist beendet',
  'Each recipient has a link of their own; create another share for others':
    'Jeder Empfänger hat einen eigenen Link; teilen Sie für andere noch einmal',
  'Only a guest of a share can do this': 'Das kann nur ein Gast eines geteilten Links',
  'This link was opened in too many browsers. Ask for a new one.':
    'Dieser Link wurde in zu vielen Browsern geöffnet. Bitten Sie um einen neuen.',
  'Share 1 to {{0}} candidates at a time': 'Teilen Sie 1 bis {{0}} Kandidaten auf einmal',
  'A candidate is in this list twice': 'Ein Kandidat steht zweimal in dieser Liste',
  'Name 1 to {{0}} people': 'Nennen Sie 1 bis {{0}} Personen',
  'A link ends after {{0}} days at most': 'Ein Link endet nach höchstens {{0}} Tagen',
  'This link takes no such feedback': 'Über diesen Link ist eine solche Rückmeldung nicht möglich',
  'A rating is 1 to 5 stars': 'Eine Bewertung hat 1 bis 5 Sterne',
  'Please say who you are': 'Bitte sagen Sie, wer Sie sind',
  'Give stars or write a comment': 'Vergeben Sie Sterne oder schreiben Sie einen Kommentar',
  'This is no email address: {{0}}': 'Das ist keine E-Mail-Adresse: {{0}}',
  'A comment has at most {{0}} characters': 'Ein Kommentar hat höchstens {{0}} Zeichen',
  'The candidate has not agreed to an evaluation by AI':
    'Einer Bewertung durch KI wurde in dieser Bewerbung nicht zugestimmt',
  'Only complete applications are evaluated': 'Nur vollständige Bewerbungen werden bewertet',
  'There is a newer evaluation, or none. Look at it first.':
    'Es gibt eine neuere Bewertung oder keine. Sehen Sie sie zuerst an.',
  'Say why you disagree': 'Sagen Sie, warum Sie widersprechen',
  'Say why you need to know who this is': 'Sagen Sie, warum Sie wissen müssen, wer das ist',
  'It is still hidden who this is. Have it shown first.':
    'Diese Person ist noch verborgen. Lassen Sie sich zuerst zeigen, wer sie ist.',
  'No model for evaluations is set up': 'Es ist kein Modell für Bewertungen eingerichtet',
  'Evaluations are switched off in the settings': 'Bewertungen durch KI sind in den Einstellungen ausgeschaltet',
  'Send your own scorecard first: the evaluation shows then.':
    'Senden Sie zuerst Ihre eigene Bewertung: Danach erscheint die der KI.',
} as Record<string, string>

/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'Erforderliche Teilnehmer sind ein Pflichtfeld',
  'The deadline of this job has passed. Change it before you post the job.':
    'Die Frist dieses Jobs ist abgelaufen. Ändern Sie sie, bevor Sie den Job ausschreiben.',
  'Enter the number of your company page on LinkedIn': 'Geben Sie die Nummer Ihrer Unternehmensseite bei LinkedIn ein',
  'LinkedIn takes descriptions of at least {{0}} characters': 'LinkedIn nimmt Beschreibungen ab {{0}} Zeichen an',
  'Location is missing': 'Der Standort fehlt',
  'Only a job that is live can be posted': 'Nur ein veröffentlichter Job kann ausgeschrieben werden',
  'Say in Job Details which city the job is in': 'Geben Sie in den Jobdetails an, in welcher Stadt die Stelle ist',
  'Say in Job Details which state the job is in, or its postcode':
    'Geben Sie in den Jobdetails den Bundesstaat oder die Postleitzahl der Stelle an',
  'Some fields need attention before this job can be posted':
    'Einige Felder brauchen noch Ihre Aufmerksamkeit, bevor dieser Job ausgeschrieben werden kann',
  'This board is reached by the other form': 'Diese Jobbörse erreichen Sie über das andere Formular',
  'This field takes a complete email address, such as name@company.com':
    'Dieses Feld braucht eine vollständige E-Mail-Adresse, etwa name@firma.de',
  'This field takes a web address, such as https://company.com':
    'Dieses Feld braucht eine Internetadresse, etwa https://firma.de',
  'This field takes at least {{0}} characters': 'Dieses Feld braucht mindestens {{0}} Zeichen',
  'This field takes at most {{0}} characters': 'Dieses Feld fasst höchstens {{0}} Zeichen',
  'This field takes at most {{0}} items': 'Dieses Feld fasst höchstens {{0}} Einträge',
  'Line breaks and control characters are not possible here':
    'Zeilenumbrüche und Steuerzeichen sind hier nicht möglich',
  'This column is not on the board any more': 'Diese Spalte gibt es auf dem Board nicht mehr',
  'This column is there already': 'Diese Spalte gibt es schon',
  'A board has at most {{0}} columns': 'Ein Board hat höchstens {{0}} Spalten',
  'Move the candidates out of "{{0}}" first': 'Verschieben Sie zuerst die Kandidaten aus „{{0}}“',
  'A user or group has one role on a job': 'Eine Person oder Gruppe hat auf einer Stelle eine Rolle',
  'A role on a job belongs to one user or to one group':
    'Eine Rolle auf einer Stelle gehört einer Person oder einer Gruppe',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'Inzwischen hat jemand anderes geändert, wer Zugang zu dieser Stelle hat. Es wurde nichts überschrieben: Sehen Sie die Liste durch und speichern Sie noch einmal.',
  'A column needs a title': 'Eine Spalte braucht einen Titel',
  'The title is too long': 'Der Titel ist zu lang',
  'No such version': 'Diese Version gibt es nicht',
  'A version needs a name': 'Eine Version braucht einen Namen',
  'The name is too long': 'Der Name ist zu lang',
  'No such column': 'Diese Spalte gibt es nicht',
  'The column "{{0}}" belongs to every job and stays as it is':
    'Die Spalte „{{0}}“ gehört zu jeder Stelle und bleibt, wie sie ist',
  'No such job': 'Diese Stelle gibt es nicht',
  'This job is archived. Activate it again to change it.':
    'Diese Stelle ist archiviert. Aktivieren Sie sie wieder, um sie zu ändern.',
  'Your role does not allow this': 'Ihre Rolle erlaubt das nicht',
  'This board has none of the stages that the template is for':
    'Dieses Board hat keine der Phasen, für die die Vorlage gedacht ist',
  'Choose a time zone': 'Wählen Sie eine Zeitzone',
  'Some fields need attention before this job can go live':
    'Einige Felder brauchen noch Aufmerksamkeit, bevor diese Stelle online gehen kann',
  'At most {{0}} people and groups have a role on a job':
    'Höchstens {{0}} Personen und Gruppen haben eine Rolle auf einer Stelle',
  'This job has been created before': 'Diese Stelle ist schon angelegt',
  'This job is live. Archive it first.': 'Diese Stelle ist online. Archivieren Sie sie zuerst.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'Inzwischen hat jemand anderes denselben Teil dieser Stelle geändert. Es wurde nichts überschrieben.',
  'Changed by somebody else': 'Von jemand anderem geändert',
  'Only a job that is live can be shared': 'Nur eine Stelle, die online ist, lässt sich teilen',
  'The job is being activated. Look again in a moment.':
    'Die Stelle wird gerade aktiviert. Sehen Sie gleich noch einmal nach.',
  'A key is nobody who could be told: only a person follows a job':
    'Ein Schlüssel ist niemand, der etwas erfahren könnte: Nur eine Person folgt einer Stelle',
  'Give the dashboard a name': 'Geben Sie dem Dashboard einen Namen',
  'There is no such dashboard': 'Dieses Dashboard gibt es nicht',
  'There is no such template': 'Diese Vorlage gibt es nicht',
  'This template has been created before': 'Diese Vorlage ist schon angelegt',
  'Somebody else changed this template in the meantime': 'Inzwischen hat jemand anderes diese Vorlage geändert',
  'This template cannot be saved as it is': 'So kann die Vorlage nicht gespeichert werden',
  'A template holds questions, not the form page or the endings':
    'Eine Vorlage enthält Fragen, nicht die Formularseite oder die Schlussseiten',
  'This picture has too many pixels (max. 50 megapixels)': 'Dieses Bild hat zu viele Pixel (höchstens 50 Megapixel)',
  'The assistant is still busy with your last requests.': 'Der Assistent arbeitet noch an Ihren letzten Anfragen.',
  'No such suggestion': 'Diesen Vorschlag gibt es nicht',
  'Somebody else changed the automations of this job in the meantime':
    'Inzwischen hat jemand anderes die Automatisierungen dieser Stelle geändert',
  'Two automations have the same id': 'Zwei Automatisierungen haben dieselbe Kennung',
  'A job can have {{0}} automations': 'Eine Stelle kann {{0}} Automatisierungen haben',
  'These automations would move candidates in a circle: {{0}}':
    'Diese Automatisierungen würden Kandidaten im Kreis verschieben: {{0}}',
  'Give a number of days from 1 to {{0}}': 'Geben Sie eine Zahl von Tagen von 1 bis {{0}} an',
  'Rejected candidates are in one stage: leave the stages out':
    'Abgelehnte sind alle in einer Phase: Lassen Sie die Phasen weg',
  'The score of a model decides nothing: choose another condition':
    'Die Bewertung eines Modells entscheidet nichts: Wählen Sie eine andere Bedingung',
  'An automation has no reviews of its own: choose another condition':
    'Eine Automatisierung hat keine eigenen Bewertungen: Wählen Sie eine andere Bedingung',
  'Candidates are in this stage already': 'Die Kandidaten sind schon in dieser Phase',
  'At most {{0}} slots are possible': 'Höchstens {{0}} Zeitfenster sind möglich',
  'People of whom some take part are named in one group':
    'Personen, von denen einige teilnehmen, werden in einer Gruppe genannt',
  'A slot ends after it begins': 'Ein Zeitfenster endet nach seinem Beginn',
  'These conditions cannot be read': 'Diese Bedingungen lassen sich nicht lesen',
} as Record<string, string>

/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'Pflichtfeld',
  'This field of a form is required': 'Dieses Feld muss ausgefüllt werden',
  'Character limit exceeded': 'Zu viele Zeichen',
  'Required at least {{0}} characters': 'Mindestens {{0}} Zeichen',
  'Add at least one question': 'Fügen Sie mindestens eine Frage hinzu',
  'Additional information cannot be more than {{0}} fields':
    'Es können höchstens {{0}} zusätzliche Angaben verlangt werden',
  'Required at least {{0}} item(s)': 'Mindestzahl der Einträge: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'Das Mindestgehalt kann nicht unter {{0}} liegen',
  'Minimum salary cannot be more than {{0}}': 'Das Mindestgehalt kann nicht über {{0}} liegen',
  'Maximum salary cannot be less than {{0}}': 'Das Höchstgehalt kann nicht unter {{0}} liegen',
  'Responsibilities cannot be more than {{0}}': 'Mehr als {{0}} Aufgaben sind nicht möglich',
  'Benefits cannot be more than {{0}}': 'Mehr als {{0}} Vorteile sind nicht möglich',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'Ein Ablauf beginnt mit einer Formularseite und endet mit einer Dankes- und einer Absageseite',
  'Two modules have the same id': 'Zwei Module haben dieselbe Kennung',
  'Maximum {{0}} questions allowed per job': 'Höchstens {{0}} Fragen je Stelle',
  'Invalid fields, some changes were not saved.': 'Ungültige Felder, einige Änderungen wurden nicht gespeichert.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'Geben Sie die ganze Nummer mit Ländervorwahl ein, etwa +44 20 7946 0000',
  'This email address is not complete': 'Diese E-Mail-Adresse ist nicht vollständig',
  'This telephone number is not complete': 'Diese Telefonnummer ist nicht vollständig',
  'Enter a web address, such as https://company.com': 'Geben Sie eine Webadresse ein, etwa https://company.com',
} as Record<string, string>

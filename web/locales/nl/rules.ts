/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'Verplicht veld',
  'This field of a form is required': 'Dit veld moet worden ingevuld',
  'Character limit exceeded': 'Te veel tekens',
  'Required at least {{0}} characters': 'Minstens {{0}} tekens nodig',
  'Add at least one question': 'Voeg minstens één vraag toe',
  'Additional information cannot be more than {{0}} fields':
    'Er kunnen maximaal {{0}} aanvullende gegevens worden gevraagd',
  'Required at least {{0}} item(s)': 'Minimumaantal items: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'Het minimumsalaris kan niet lager zijn dan {{0}}',
  'Minimum salary cannot be more than {{0}}': 'Het minimumsalaris kan niet hoger zijn dan {{0}}',
  'Maximum salary cannot be less than {{0}}': 'Het maximumsalaris kan niet lager zijn dan {{0}}',
  'Responsibilities cannot be more than {{0}}': 'Meer dan {{0}} taken is niet mogelijk',
  'Benefits cannot be more than {{0}}': 'Meer dan {{0}} voordelen is niet mogelijk',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'Een traject begint met één formulierpagina en eindigt met één bedankpagina en één afwijzingspagina',
  'Two modules have the same id': 'Twee modules hebben dezelfde ID',
  'Maximum {{0}} questions allowed per job': 'Maximaal {{0}} vragen per vacature toegestaan',
  'Invalid fields, some changes were not saved.': 'Ongeldige velden, sommige wijzigingen zijn niet opgeslagen.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'Voer het hele nummer met landcode in, bijvoorbeeld +44 20 7946 0000',
  'This email address is not complete': 'Dit e-mailadres is niet volledig',
  'This telephone number is not complete': 'Dit telefoonnummer is niet volledig',
  'Enter a web address, such as https://company.com': 'Voer een webadres in, bijvoorbeeld https://company.com',
} as Record<string, string>

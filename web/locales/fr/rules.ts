/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'Champ obligatoire',
  'This field of a form is required': 'Ce champ doit être rempli',
  'Character limit exceeded': 'Nombre maximal de caractères dépassé',
  'Required at least {{0}} characters': 'Au moins {{0}} caractères requis',
  'Add at least one question': 'Ajoutez au moins une question',
  'Additional information cannot be more than {{0}} fields': 'Pas plus de {{0}} champs d’informations complémentaires',
  'Required at least {{0}} item(s)': 'Nombre minimal d’éléments : {{0}}',
  'Minimum salary cannot be less than {{0}}': 'Le salaire minimum ne peut pas être inférieur à {{0}}',
  'Minimum salary cannot be more than {{0}}': 'Le salaire minimum ne peut pas être supérieur à {{0}}',
  'Maximum salary cannot be less than {{0}}': 'Le salaire maximum ne peut pas être inférieur à {{0}}',
  'Responsibilities cannot be more than {{0}}': 'Pas plus de {{0}} missions',
  'Benefits cannot be more than {{0}}': 'Pas plus de {{0}} avantages',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'Un parcours commence par une page de formulaire et se termine par une page de remerciement et une page de refus',
  'Two modules have the same id': 'Deux modules ont le même identifiant',
  'Maximum {{0}} questions allowed per job': 'Au maximum {{0}} questions par offre',
  'Invalid fields, some changes were not saved.':
    'Champs non valides : certaines modifications n’ont pas été enregistrées.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'Saisissez le numéro complet avec l’indicatif du pays, par exemple +44 20 7946 0000',
  'This email address is not complete': 'Cette adresse e-mail est incomplète',
  'This telephone number is not complete': 'Ce numéro de téléphone est incomplet',
  'Enter a web address, such as https://company.com': 'Saisissez une adresse web, par exemple https://company.com',
} as Record<string, string>

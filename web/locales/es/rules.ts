/**
 * Problems with the fields of a form that browsers and the server both find, by their English sentence. They are not in
 * refusals.ts, so that a page loads only these.
 */
export default {
  'Required field': 'Campo obligatorio',
  'This field of a form is required': 'Este campo es obligatorio',
  'Character limit exceeded': 'Se ha superado el límite de caracteres',
  'Required at least {{0}} characters': 'Se requieren al menos {{0}} caracteres',
  'Add at least one question': 'Añada al menos una pregunta',
  'Additional information cannot be more than {{0}} fields': 'La información adicional no puede superar {{0}} campos',
  'Required at least {{0}} item(s)': 'Número mínimo de elementos: {{0}}',
  'Minimum salary cannot be less than {{0}}': 'El salario mínimo no puede ser inferior a {{0}}',
  'Minimum salary cannot be more than {{0}}': 'El salario mínimo no puede ser superior a {{0}}',
  'Maximum salary cannot be less than {{0}}': 'El salario máximo no puede ser inferior a {{0}}',
  'Responsibilities cannot be more than {{0}}': 'No puede haber más de {{0}} responsabilidades',
  'Benefits cannot be more than {{0}}': 'No puede haber más de {{0}} beneficios',
  'A journey starts with one form page and ends with one thank-you and one reject page':
    'Un recorrido empieza con una página de formulario y termina con una de agradecimiento y una de rechazo',
  'Two modules have the same id': 'Dos módulos tienen el mismo identificador',
  'Maximum {{0}} questions allowed per job': 'Se permiten {{0}} preguntas por oferta como máximo',
  'Invalid fields, some changes were not saved.': 'Hay campos no válidos; algunos cambios no se han guardado.',
  'Enter the whole number with its country code, such as +44 20 7946 0000':
    'Introduzca el número completo con el prefijo del país, por ejemplo +44 20 7946 0000',
  'This email address is not complete': 'Este correo electrónico no está completo',
  'This telephone number is not complete': 'Este número de teléfono no está completo',
  'Enter a web address, such as https://company.com': 'Introduzca una dirección web, por ejemplo https://company.com',
} as Record<string, string>

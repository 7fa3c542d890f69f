/** The same as refusals.ts, about jobs, their templates and automations. */
export default {
  'Required participants is a mandatory field': 'Los participantes obligatorios son un campo obligatorio',
  'The deadline of this job has passed. Change it before you post the job.':
    'La fecha límite de esta oferta ha pasado. Cámbiela antes de publicar la oferta.',
  'Enter the number of your company page on LinkedIn': 'Introduzca el número de la página de su empresa en LinkedIn',
  'LinkedIn takes descriptions of at least {{0}} characters':
    'LinkedIn acepta descripciones de al menos {{0}} caracteres',
  'Location is missing': 'Falta la ubicación',
  'Only a job that is live can be posted': 'Solo se puede anunciar una oferta publicada',
  'Say in Job Details which city the job is in': 'Indique en los datos de la oferta en qué ciudad está el puesto',
  'Say in Job Details which state the job is in, or its postcode':
    'Indique en los datos de la oferta en qué estado está el puesto, o su código postal',
  'Some fields need attention before this job can be posted':
    'Hay que revisar algunos campos antes de anunciar esta oferta',
  'This board is reached by the other form': 'A este portal se llega con el otro formulario',
  'This field takes a complete email address, such as name@company.com':
    'Este campo requiere un correo electrónico completo, por ejemplo nombre@empresa.com',
  'This field takes a web address, such as https://company.com':
    'Este campo requiere una dirección web, por ejemplo https://empresa.com',
  'This field takes at least {{0}} characters': 'Este campo requiere al menos {{0}} caracteres',
  'This field takes at most {{0}} characters': 'Este campo admite {{0}} caracteres como máximo',
  'This field takes at most {{0}} items': 'Este campo admite {{0}} elementos como máximo',
  'Line breaks and control characters are not possible here':
    'Aquí no se admiten saltos de línea ni caracteres de control',
  'This column is not on the board any more': 'Esta columna ya no está en el tablero',
  'This column is there already': 'Esta columna ya existe',
  'A board has at most {{0}} columns': 'Un tablero tiene {{0}} columnas como máximo',
  'Move the candidates out of "{{0}}" first': 'Mueva antes los candidatos de «{{0}}» a otra columna',
  'A user or group has one role on a job': 'Un usuario o grupo tiene un solo rol en una oferta',
  'A role on a job belongs to one user or to one group': 'Un rol en una oferta corresponde a un usuario o a un grupo',
  'Somebody else changed who has access to this job in the meantime. Nothing was overwritten: look at the list and save again.':
    'Otra persona ha cambiado mientras tanto quién tiene acceso a esta oferta. No se ha sobrescrito nada: revise la lista y guarde de nuevo.',
  'A column needs a title': 'Una columna necesita un título',
  'The title is too long': 'El título es demasiado largo',
  'No such version': 'Esta versión no existe',
  'A version needs a name': 'Una versión necesita un nombre',
  'The name is too long': 'El nombre es demasiado largo',
  'No such column': 'Esta columna no existe',
  'The column "{{0}}" belongs to every job and stays as it is':
    'La columna «{{0}}» forma parte de todas las ofertas y se queda como está',
  'No such job': 'Esta oferta no existe',
  'This job is archived. Activate it again to change it.':
    'Esta oferta está archivada. Actívela de nuevo para cambiarla.',
  'Your role does not allow this': 'Su rol no permite esto',
  'This board has none of the stages that the template is for':
    'Este tablero no tiene ninguna de las fases para las que es la plantilla',
  'Choose a time zone': 'Elija una zona horaria',
  'Some fields need attention before this job can go live':
    'Hay que revisar algunos campos antes de publicar esta oferta',
  'At most {{0}} people and groups have a role on a job':
    'Como máximo {{0}} personas y grupos tienen un rol en una oferta',
  'This job has been created before': 'Esta oferta ya se ha creado',
  'This job is live. Archive it first.': 'Esta oferta está publicada. Archívela primero.',
  'Somebody else changed the same part of this job in the meantime. Nothing was overwritten.':
    'Otra persona ha cambiado mientras tanto la misma parte de esta oferta. No se ha sobrescrito nada.',
  'Changed by somebody else': 'Cambiado por otra persona',
  'Only a job that is live can be shared': 'Solo se puede compartir una oferta publicada',
  'The job is being activated. Look again in a moment.': 'La oferta se está activando. Vuelva a mirar en un momento.',
  'A key is nobody who could be told: only a person follows a job':
    'A una clave no se le puede avisar: solo una persona puede seguir una oferta',
  'Give the dashboard a name': 'Dé un nombre al panel',
  'There is no such dashboard': 'Este panel no existe',
  'There is no such template': 'Esta plantilla no existe',
  'This template has been created before': 'Esta plantilla ya se ha creado',
  'Somebody else changed this template in the meantime': 'Otra persona ha cambiado esta plantilla mientras tanto',
  'This template cannot be saved as it is': 'Esta plantilla no se puede guardar así',
  'A template holds questions, not the form page or the endings':
    'Una plantilla contiene preguntas, no la página de formulario ni las páginas finales',
  'This picture has too many pixels (max. 50 megapixels)':
    'Esta imagen tiene demasiados píxeles (50 megapíxeles como máximo)',
  'The assistant is still busy with your last requests.': 'El asistente sigue ocupado con sus últimas peticiones.',
  'No such suggestion': 'Esta sugerencia no existe',
  'Somebody else changed the automations of this job in the meantime':
    'Otra persona ha cambiado mientras tanto las automatizaciones de esta oferta',
  'Two automations have the same id': 'Dos automatizaciones tienen el mismo ID',
  'A job can have {{0}} automations': 'Una oferta puede tener {{0}} automatizaciones',
  'These automations would move candidates in a circle: {{0}}':
    'Estas automatizaciones moverían a los candidatos en círculo: {{0}}',
  'Give a number of days from 1 to {{0}}': 'Indique un número de días de 1 a {{0}}',
  'Rejected candidates are in one stage: leave the stages out':
    'Los candidatos rechazados están en una sola fase: deje las fases fuera',
  'The score of a model decides nothing: choose another condition':
    'La puntuación de un modelo no decide nada: elija otra condición',
  'An automation has no reviews of its own: choose another condition':
    'Una automatización no tiene evaluaciones propias: elija otra condición',
  'Candidates are in this stage already': 'Ya hay candidatos en esta fase',
  'At most {{0}} slots are possible': 'Se permiten {{0}} franjas como máximo',
  'People of whom some take part are named in one group':
    'Las personas de las que participan algunas se indican en un solo grupo',
  'A slot ends after it begins': 'Una franja termina después de empezar',
  'These conditions cannot be read': 'Estas condiciones no se pueden leer',
} as Record<string, string>

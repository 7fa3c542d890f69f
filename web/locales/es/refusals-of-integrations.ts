/** The same as refusals.ts, about other systems that a company connects. */
export default {
  'This system is not connected': 'Este sistema no está conectado',
  'Incorrect token. Please try again.': 'El token no es correcto. Inténtelo de nuevo.',
  'Incorrect email. Please try again.': 'El correo electrónico no es correcto. Inténtelo de nuevo.',
  'Only a person can connect another system': 'Solo una persona puede conectar otro sistema',
  'Only a person can be notified': 'Solo se puede avisar a una persona',
  'This system can be connected already': 'Este sistema ya se puede conectar',
  'This connection is paused': 'Esta conexión está en pausa',
  'The colleague who connected this system has left': 'Quien conectó este sistema ya no está en la empresa',
  'This key is not known': 'Esta clave no se conoce',
  'The address for the result is not one': 'La dirección para el resultado no es válida',
  'The other system does not answer. Please try again.': 'El otro sistema no responde. Inténtelo de nuevo.',
  'The company is not linked to JobAdder': 'La empresa no está vinculada con JobAdder',
  'JobAdder is not set up here': 'JobAdder no está configurado aquí',
  'This link has ended. Please begin again.': 'Este enlace ha caducado. Empiece de nuevo.',
  'The way back has to be a page of ours': 'El camino de vuelta debe ser una página nuestra',
  'A company has 100 subscriptions of Zapier at most':
    'Una empresa puede tener 100 suscripciones de Zapier como máximo',
  'The address is inside a private network': 'La dirección está dentro de una red privada',
  'An address with a password in it is not used': 'No se usa una dirección que contenga una contraseña',
  'This is no measurement ID: it begins with G-': 'Este no es un ID de medición: empieza por G-',
  'The access to the other system was withdrawn. Connect it again.':
    'Se ha retirado el acceso al otro sistema. Conéctelo de nuevo.',
  'The other system refuses this': 'El otro sistema lo rechaza',
  'The list of the other system does not end': 'La lista del otro sistema no termina',
  'Sign the message with the key of the aggregator': 'Firme el mensaje con la clave del agregador',
  'This job is not synchronised': 'Esta oferta no está sincronizada',
  'This job is synchronised already': 'Esta oferta ya está sincronizada',
  'Another system is connected. Disconnect it first.': 'Hay otro sistema conectado. Desconéctelo primero.',
  'Begin with a link from the integrations page': 'Empiece con un enlace de la página de integraciones',
  'A stage can be one column only': 'Una fase solo puede ser una columna',
  'There is no sandbox here': 'Aquí no hay entorno de pruebas',
  'JobAdder takes no notes here: choose none': 'JobAdder no acepta notas aquí: elija ninguna',
  'JobAdder takes no moves here: choose moves from there to here':
    'JobAdder no acepta movimientos aquí: elija movimientos de allí hacia aquí',
  'JobAdder is only read: choose moves from there to here, and no note':
    'JobAdder solo se lee: elija movimientos de allí hacia aquí y ninguna nota',
  'At most 200 jobs can have a key at once. Revoke one that is no longer used.':
    'Como máximo 200 ofertas pueden tener una clave a la vez. Revoque una que ya no se use.',
  'Choose how long it lasts': 'Elija cuánto dura',
} as Record<string, string>

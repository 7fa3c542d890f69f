/** Refusals by their English sentence, as `said` writes it. test/architecture/refusals.spec.ts finds the ones that lack a translation. */
export default {
  'There is this webhook already': 'Este webhook ya existe',
  'There is no such webhook': 'Este webhook no existe',
  'Deliveries are kept for 30 days': 'Las entregas se conservan 30 días',
  'A company has 20 webhooks at most': 'Una empresa puede tener 20 webhooks como máximo',
  'This cursor is not known here': 'Este cursor no se conoce aquí',
  'There is no such recording': 'Esta grabación no existe',
  'Choose a picture of at most 1 MB': 'Elija una imagen de 1 MB como máximo',
  'Choose a picture in PNG, JPEG or WebP format': 'Elija una imagen en formato PNG, JPEG o WebP',
  'Give each stage a name of its own': 'Dé a cada fase un nombre propio',
  'Say first which stages new jobs begin with': 'Indique primero con qué fases empiezan las nuevas ofertas',
  'No such event': 'Este evento no existe',
  'Enter the name of your company': 'Introduzca el nombre de su empresa',
  'Enter your name': 'Introduzca su nombre',
  'Use at most 100 characters': 'Use 100 caracteres como máximo',
  'Choose one of the languages': 'Elija uno de los idiomas',
  'Use 3 to 40 characters': 'Use de 3 a 40 caracteres',
  'Use letters a to z, digits, and single hyphens between them':
    'Use letras de la a a la z, cifras y guiones sueltos entre ellas',
  'This address is already taken. Please choose another one.': 'Esta dirección ya está ocupada. Elija otra.',
  'Yikes! Looks like this user already exists. Please contact Support if you are unable to access your existing account':
    '¡Vaya! Parece que este usuario ya existe. Póngase en contacto con Soporte si no puede acceder a su cuenta',
  'Yikes! This username or email already exists and we don’t allow two accounts for the same user':
    '¡Vaya! Este nombre de usuario o correo electrónico ya existe, y no se permiten dos cuentas para el mismo usuario',
  'The user your are attempting to sign up is invalid': 'No se puede crear la cuenta con estos datos',
  'This phone number is already in use with another account': 'Este número de teléfono ya está en uso en otra cuenta',
  'Session expired': 'La sesión ha caducado',
  'Sorry, your password isn’t valid. Make sure it follows these rules below':
    'Esta contraseña no es válida. Asegúrese de que cumple las reglas siguientes',
  'Sorry, your password is too weak! Please avoid common words and try adding more characters, numbers or letters':
    '¡Esta contraseña es demasiado débil! Evite palabras comunes y añada más caracteres, números o letras',
  'Sorry, this password is too common and can be guessed too easily. Please try another password':
    'Esta contraseña es demasiado común y fácil de adivinar. Pruebe con otra',
  'Sorry, this password contains words from your signup info and that makes it too easy to guess! Please try another password':
    '¡Esta contraseña contiene palabras de sus datos de registro y es demasiado fácil de adivinar! Pruebe con otra',
  'Your password is not secure enough, please change it': 'Su contraseña no es lo bastante segura; cámbiela',
  'Error in SSO authentication. Company does not support SSO.':
    'Error en la autenticación SSO. La empresa no admite SSO.',
  'Enter your email address': 'Introduzca su correo electrónico',
  'Enter a complete email address, such as name@company.com':
    'Introduzca un correo electrónico completo, por ejemplo nombre@empresa.com',
  'No such group': 'Este grupo no existe',
  'A group can have {{0}} members': 'Un grupo puede tener {{0}} miembros',
  'A company can have {{0}} groups': 'Una empresa puede tener {{0}} grupos',
  'A company can have 20 API keys. Revoke one that is no longer used.':
    'Una empresa puede tener 20 claves de API. Revoque una que ya no se use.',
  'A company can have {{0}} roles of its own': 'Una empresa puede tener {{0}} roles propios',
  'This company is registered already': 'Esta empresa ya está registrada',
  'No such API key': 'Esta clave de API no existe',
  'Choose a role': 'Elija un rol',
  'Select at least one user': 'Seleccione al menos un usuario',
  'Enter the secret the identity provider gave you for this client':
    'Introduzca el secreto que el proveedor de identidad le dio para este cliente',
  'Give the group a name': 'Dé un nombre al grupo',
  'Give the role a name': 'Dé un nombre al rol',
  'There is a group of this name already': 'Ya existe un grupo con este nombre',
  'There is a role of this name already': 'Ya existe un rol con este nombre',
  'No such company': 'Esta empresa no existe',
  'This identity signs another account in': 'Con esta identidad ya se inicia sesión en otra cuenta',
  'Your plan allows 1 active job, and it is in use.': 'Su plan permite 1 oferta activa, y ya está en uso.',
  'Your plan allows {{0}} active jobs, and all of them are in use.':
    'Su plan permite {{0}} ofertas activas, y todas están en uso.',
  'Your plan allows 1 user, and it is in use.': 'Su plan permite 1 usuario, y ya está en uso.',
  'Your plan allows {{0}} users, and all seats are in use.':
    'Su plan permite {{0}} usuarios, y todas las plazas están en uso.',
  'This company has a subscription already': 'Esta empresa ya tiene una suscripción',
  'This company has no subscription': 'Esta empresa no tiene suscripción',
  'You cannot change your own role': 'No puede cambiar su propio rol',
  'This link has been used or is too old. Ask for a new one.':
    'Este enlace ya se ha usado o es demasiado antiguo. Pida uno nuevo.',
  'This invitation has expired. Invite the person again.':
    'Esta invitación ha caducado. Vuelva a invitar a la persona.',
  'You cannot remove yourself': 'No puede eliminar su propia cuenta',
  'This account exists already': 'Esta cuenta ya existe',
  'This account has its company already': 'Esta cuenta ya tiene su empresa',
  'Another code can be sent in 1 second.': 'Se puede enviar otro código dentro de 1 segundo.',
  'Another code can be sent in {{0}} seconds.': 'Se puede enviar otro código dentro de {{0}} segundos.',
  'Another code can be sent in 1 minute.': 'Se puede enviar otro código dentro de 1 minuto.',
  'Another code can be sent in {{0}} minutes.': 'Se puede enviar otro código dentro de {{0}} minutos.',
  'Another code can be sent in {{0}} hours.': 'Se puede enviar otro código dentro de {{0}} horas.',
  'This code is no longer valid. Have a new one sent.': 'Este código ya no es válido. Pida que se le envíe uno nuevo.',
  'This invitation has been used already. Please sign in.': 'Esta invitación ya se ha usado. Inicie sesión.',
  'You have an account with this email address already, and an account belongs to one company. Sign in, or ask your colleague to invite you at another address.':
    'Ya tiene una cuenta con este correo electrónico, y cada cuenta pertenece a una sola empresa. Inicie sesión o pida a su colega que le invite con otra dirección.',
  'This invitation was sent to another email address.': 'Esta invitación se envió a otro correo electrónico.',
  'This invitation link is not complete. Please open it again from the email.':
    'Este enlace de invitación no está completo. Vuelva a abrirlo desde el correo.',
  'This invitation has been withdrawn. Please ask your colleague.':
    'Esta invitación se ha retirado. Consulte a su colega.',
  'A newer invitation was sent to you. Please use the link in the latest email.':
    'Se le ha enviado una invitación más reciente. Use el enlace del último correo.',
  'This invitation has expired. Please ask your colleague for a new one.':
    'Esta invitación ha caducado. Pida una nueva a su colega.',
  'This user created the company and stays its admin': 'Este usuario creó la empresa y sigue siendo su administrador',
  'This user has joined already': 'Este usuario ya forma parte de la empresa',
  'This command id was used for something else': 'Este identificador de comando ya se usó para otra cosa',
  'Somebody else changed this at the same moment. Please try again.':
    'Alguien más ha cambiado esto en el mismo momento. Inténtelo de nuevo.',
  'There is no room left to save this. Nothing was changed.':
    'No queda espacio para guardar esto. No se ha cambiado nada.',
  'This is more than can be saved at once. Nothing was changed.':
    'Esto es más de lo que se puede guardar de una vez. No se ha cambiado nada.',
  'It is not known yet whether this was saved. Sending it again is safe.':
    'Aún no se sabe si esto se ha guardado. Puede volver a enviarlo sin riesgo.',
  'This cannot be saved at the moment. Nothing was changed.':
    'Esto no se puede guardar en este momento. No se ha cambiado nada.',
  'Say what the key is for': 'Indique para qué es la clave',
  'Use at most 80 characters': 'Use 80 caracteres como máximo',
  'Choose at least one': 'Elija al menos una opción',
  'Too many people are signing in at the moment. Please try again in a moment.':
    'Demasiadas personas están iniciando sesión en este momento. Vuelva a intentarlo enseguida.',
  'Too many attempts. Please try again in 1 minute.': 'Demasiados intentos. Vuelva a intentarlo dentro de 1 minuto.',
  'Too many attempts. Please try again in {{0}} minutes.':
    'Demasiados intentos. Vuelva a intentarlo dentro de {{0}} minutos.',
  'This is not your password': 'Esta no es su contraseña',
  'Your account is being set up. Please sign in in a minute.':
    'Su cuenta se está preparando. Inicie sesión dentro de un minuto.',
  'This session has ended already': 'Esta sesión ya ha terminado',
  'Wrong email address or password.': 'El correo electrónico o la contraseña no son correctos.',
  'Your company is being set up. Please sign in in a minute.':
    'Su empresa se está preparando. Inicie sesión dentro de un minuto.',
  'There is no account for you at this company. Ask an administrator to invite you.':
    'No tiene cuenta en esta empresa. Pida una invitación a un administrador.',
  'Your identity provider did not say which email address is yours.':
    'Su proveedor de identidad no ha indicado cuál es su correo electrónico.',
  'Your identity provider has not confirmed your email address. Confirm it there, and try again.':
    'Su proveedor de identidad no ha confirmado su correo electrónico. Confírmelo allí e inténtelo de nuevo.',
  'This email address has an account that was never confirmed. Sign in with the password and confirm the address first, or ask for a new password.':
    'Este correo electrónico tiene una cuenta que nunca se confirmó. Inicie sesión con la contraseña y confirme primero la dirección, o pida una contraseña nueva.',
  'Your company’s plan has no seat left for you. Ask an administrator to free one.':
    'En el plan de su empresa no queda ninguna plaza libre. Pida a un administrador que libere una.',
  'Google does not answer at the moment. Please try again in a few minutes.':
    'Google no responde en este momento. Vuelva a intentarlo dentro de unos minutos.',
  'Google did not sign you in.': 'Google no ha iniciado su sesión.',
  'Your identity provider does not answer at the moment. Please try again in a few minutes.':
    'Su proveedor de identidad no responde en este momento. Vuelva a intentarlo dentro de unos minutos.',
  'This ID token is not accepted': 'Este token de identidad no se acepta',
  'Signing in did not work. Please try again.': 'No se ha podido iniciar sesión. Inténtelo de nuevo.',
  'This sign-in was begun in another browser, or too long ago. Please try again.':
    'Este inicio de sesión se empezó en otro navegador o hace demasiado tiempo. Inténtelo de nuevo.',
  'Only an administrator with every permission can change single sign-on: it can sign any account of the company in, administrators too.':
    'Solo un administrador con todos los permisos puede cambiar el inicio de sesión único: permite entrar en cualquier cuenta de la empresa, también en las de los administradores.',
  'Sign in through the provider in a browser once: your email address is confirmed there':
    'Inicie sesión una vez con el proveedor en un navegador: allí se confirma su correo electrónico',
  'Sign in first': 'Inicie sesión primero',
  'Sign in to link your account': 'Inicie sesión para vincular su cuenta',
  'Another company has proven this domain already. Ask its administrators to remove it there.':
    'Otra empresa ya ha demostrado que este dominio es suyo. Pida a sus administradores que lo quiten allí.',
  'This domain is not in the list any more': 'Este dominio ya no está en la lista',
  'A company can have {{0}} email domains': 'Una empresa puede tener {{0}} dominios de correo',
  'Enter the part behind the @ of your addresses, such as example.com':
    'Introduzca la parte que sigue a la @ en sus direcciones, por ejemplo example.com',
  'This domain gives addresses to the public. Only a domain of your own can be proven.':
    'Este dominio da direcciones a cualquiera. Solo se puede verificar un dominio propio.',
  'The name servers of this domain do not answer. Try again in a few minutes.':
    'Los servidores de nombres de este dominio no responden. Vuelva a intentarlo dentro de unos minutos.',
  'There is no such TXT record at {{0}} yet. A new record can take an hour to be seen.':
    'Aún no existe ese registro TXT en {{0}}. Un registro nuevo puede tardar una hora en verse.',
  'Your company has not proven that {{0}} is its own email domain. Ask an administrator to invite you.':
    'Su empresa no ha demostrado que {{0}} sea su dominio de correo. Pida una invitación a un administrador.',
  'Your identity provider did not sign you in.': 'Su proveedor de identidad no ha iniciado su sesión.',
  'Your company signs in through its own identity provider. Use single sign-on.':
    'Su empresa inicia sesión con su propio proveedor de identidad. Use el inicio de sesión único.',
  'Enter the address of your identity provider, such as https://login.example.com':
    'Introduzca la dirección de su proveedor de identidad, por ejemplo https://login.example.com',
  'Enter the client ID your identity provider gave you':
    'Introduzca el ID de cliente que le dio su proveedor de identidad',
  'The address has to begin with https://': 'La dirección debe empezar por https://',
  'Enter the address without a user name and password in it':
    'Introduzca la dirección sin nombre de usuario ni contraseña',
  'The host {{0}} lies inside a private network. Whoever runs Hirelog can allow it with the setting OIDC_PRIVATE_HOSTS.':
    'El host {{0}} está dentro de una red privada. Quien gestiona Hirelog puede permitirlo con el ajuste OIDC_PRIVATE_HOSTS.',
  'No host is called {{0}}. Check the address for a typing mistake.':
    'Ningún host se llama {{0}}. Compruebe si hay un error en la dirección.',
  'The name {{0}} cannot be looked up at the moment. Try again in a few minutes.':
    'El nombre {{0}} no se puede resolver en este momento. Vuelva a intentarlo dentro de unos minutos.',
  'The host {{0}} refuses connections. Check the address and the port, and whether the provider is running.':
    'El host {{0}} rechaza las conexiones. Compruebe la dirección y el puerto, y si el proveedor está en marcha.',
  'The host {{0}} does not answer. Check the address, and whether a firewall keeps Hirelog away from it.':
    'El host {{0}} no responde. Compruebe la dirección y si un cortafuegos impide el acceso de Hirelog.',
  'The certificate of {{0}} has expired. Have it renewed there, then save again.':
    'El certificado de {{0}} ha caducado. Haga que lo renueven allí y vuelva a guardar.',
  'The certificate of {{0}} was issued for another host. Enter the host it was issued for, or have it replaced.':
    'El certificado de {{0}} se emitió para otro host. Introduzca el host para el que se emitió o haga que lo sustituyan.',
  'The certificate of {{0}} comes from an authority that is not trusted here. Have it issued by a public one.':
    'El certificado de {{0}} procede de una autoridad en la que aquí no se confía. Haga que lo emita una pública.',
  'The host {{0}} speaks no TLS at this port, or breaks the connection off. Check the address and the port.':
    'El host {{0}} no habla TLS en este puerto o corta la conexión. Compruebe la dirección y el puerto.',
  'The host {{0}} answers with a failure of its own (HTTP {{1}}). Try again later, or ask whoever runs it.':
    'El host {{0}} responde con un error propio (HTTP {{1}}). Vuelva a intentarlo más tarde o consulte a quien lo gestiona.',
  'The host {{0}} calls itself {{1}}. Enter exactly that as the issuer.':
    'El host {{0}} se llama a sí mismo {{1}}. Introduzca exactamente eso como emisor.',
  'The host {{0}} leads on to another address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'El host {{0}} lleva a otra dirección (HTTP {{1}}). Introduzca el emisor tal como lo indica su proveedor.',
  'The host {{0}} has no OpenID Connect description at this address (HTTP {{1}}). Enter the issuer as your provider states it.':
    'El host {{0}} no tiene ninguna descripción de OpenID Connect en esta dirección (HTTP {{1}}). Introduzca el emisor tal como lo indica su proveedor.',
  'What {{0}} answers at this address is no OpenID Connect description that can be used. Enter the issuer as your provider states it.':
    'Lo que {{0}} responde en esta dirección no es una descripción de OpenID Connect utilizable. Introduzca el emisor tal como lo indica su proveedor.',
  'Technical cause: {{0}}': 'Causa técnica: {{0}}',
  'Sign in to issue a token': 'Inicie sesión para emitir un token',
  'A person can have 50 tokens at once. Revoke one that is no longer used.':
    'Una persona puede tener 50 tokens a la vez. Revoque uno que ya no se use.',
  'The code has {{0}} digits.': 'El código tiene {{0}} cifras.',
  'This is not the code we sent. Please try again.': 'Este no es el código que enviamos. Inténtelo de nuevo.',
  'Please verify your email address first': 'Confirme primero su correo electrónico',
  'The address is reserved for you and being set up. Look again in a moment.':
    'La dirección está reservada para usted y se está preparando. Vuelva a mirar dentro de un momento.',
  'Your question was not sent': 'No se ha enviado su pregunta',
  'Name 1 to 1000 users': 'Indique de 1 a 1000 usuarios',
  'Enter 1 to {{0}} email addresses': 'Introduzca de 1 a {{0}} correos electrónicos',
  'This is not a complete email address': 'Este correo electrónico no está completo',
  'This text has characters that cannot be stored': 'Este texto tiene caracteres que no se pueden guardar',
  'This person is in your team already': 'Esta persona ya está en su equipo',
  'This person has been invited already': 'Ya se ha invitado a esta persona',
  'The invitation is on its way. Look again in a moment.':
    'La invitación está en camino. Vuelva a mirar dentro de un momento.',
  'You cannot give a role that allows more than your own': 'No puede asignar un rol que permita más que el suyo',
  'This user may do more than you. Ask an administrator':
    'Este usuario tiene más permisos que usted. Consulte a un administrador',
  'Sign in to issue an API key': 'Inicie sesión para emitir una clave de API',
  'Only an administrator can issue a key for a service account':
    'Solo un administrador puede emitir una clave para una cuenta de servicio',
  'This key may do more than you. Ask an administrator':
    'Esta clave tiene más permisos que usted. Consulte a un administrador',
  'This group may do more than you. Ask an administrator':
    'Este grupo tiene más permisos que usted. Consulte a un administrador',
  'This role allows more on some jobs than you may do there. Ask an administrator':
    'En algunas ofertas, este rol permite más de lo que usted puede hacer en ellas. Consulte a un administrador',
  'You cannot take away a role that allows more than your own': 'No puede quitar un rol que permita más que el suyo',
  'Only POST is answered here': 'Aquí solo se responde a POST',
  'This must be JSON': 'Esto debe ser JSON',
  'Your session has ended. Please sign in again.': 'Su sesión ha terminado. Vuelva a iniciar sesión.',
  'This is more than a job can hold': 'Esto es más de lo que cabe en una oferta',
  'This could not be understood': 'No se ha podido entender',
  'Your plan has no text messages. Invite by email, or choose a larger plan.':
    'Su plan no incluye SMS. Invite por correo electrónico o elija un plan superior.',
  'The {{0}} text messages of your plan are used up this year.': 'Los {{0}} SMS de su plan se han agotado este año.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month or a larger plan.':
    'Su plan permite {{0}} entrevistas en directo al mes: {{1}} están reservadas para este mes y quedan {{2}}. Elija un horario en un mes posterior o un plan superior.',
  'Your plan allows {{0}} live interviews a month: {{1}} are booked for this one, {{2}} are left. Choose a time in a later month, or ask for a larger plan: {{3}}.':
    'Su plan permite {{0}} entrevistas en directo al mes: {{1}} están reservadas para este mes y quedan {{2}}. Elija un horario en un mes posterior o pida un plan superior: {{3}}.',
  'The {{0}} text messages of your plan are used up this month.': 'Los {{0}} SMS de su plan se han agotado este mes.',
  'Your subscription is paused. Resume it to go on.': 'Su suscripción está en pausa. Reanúdela para continuar.',
  'Your subscription has ended. Choose a plan to go on.': 'Su suscripción ha terminado. Elija un plan para continuar.',
  'Your password is expired': 'Su contraseña ha caducado',
  'For security reason, your password must be reset every 30 days':
    'Por motivos de seguridad, la contraseña debe cambiarse cada 30 días',
  'Reset my password': 'Restablecer mi contraseña',
  'Check your mailbox {{0}}': 'Consulte su buzón {{0}}',
  'This has left already': 'Esto ya se ha enviado',
  'Somebody has decided about this call already. Reload the page.':
    'Alguien ya ha decidido sobre esta llamada. Vuelva a cargar la página.',
  'Only a person has notifications, not a key': 'Solo una persona tiene notificaciones, no una clave',
  'This notification cannot be changed': 'Esta notificación no se puede cambiar',
  'Choose one of the hours': 'Elija una de las horas',
  'This browser did not say how it is reached': 'Este navegador no ha indicado cómo contactar con él',
  'Two reasons have the same name': 'Dos motivos tienen el mismo nombre',
  'Give each reason 1 to {{0}} characters': 'Dé a cada motivo de 1 a {{0}} caracteres',
  'At most {{0}} reasons': '{{0}} motivos como máximo',
  'There is a template of this name already': 'Ya existe una plantilla con este nombre',
  'At most {{0}} message templates': '{{0}} plantillas de mensaje como máximo',
  'Write it in one language at least': 'Escríbala en un idioma como mínimo',
  'Each language can be there once': 'Cada idioma puede aparecer una sola vez',
  'There is no field “{{0}}”. Use {{1}}': 'El campo «{{0}}» no existe. Use {{1}}',
  'Put the field “link” where the link to the application belongs':
    'Ponga el campo «link» donde deba ir el enlace a la candidatura',
  'There is a brand of this name already': 'Ya existe una marca con este nombre',
  'This picture is not there any more. Please upload it again.': 'Esta imagen ya no está. Vuelva a subirla.',
  'A company can have {{0}} brands': 'Una empresa puede tener {{0}} marcas',
  'Make another brand the default first': 'Primero haga predeterminada otra marca',
  'No such brand': 'Esta marca no existe',
  'This color is too bright for the text': 'Este color es demasiado claro para el texto',
  'Enter a color such as #1B81F1': 'Introduzca un color, por ejemplo #1B81F1',
  'This file is too big (max. size 2MB)': 'Este archivo es demasiado grande (máx. 2 MB)',
  'Ooops! Something went wrong, please try again': '¡Vaya! Algo ha fallado, inténtelo de nuevo',
  'The assistant’s allowance is used up for now.': 'El cupo del asistente está agotado por ahora.',
  'The assistant cannot be reached at the moment. Please try again later.':
    'No se puede contactar con el asistente en este momento. Vuelva a intentarlo más tarde.',
  'The assistant’s answer could not be used. Please try again.':
    'La respuesta del asistente no se ha podido usar. Inténtelo de nuevo.',
  'Backgrounds cannot be removed at the moment. Please try again later.':
    'En este momento no se pueden quitar fondos. Vuelva a intentarlo más tarde.',
  'This background is not one even color. Only even backgrounds can be removed here.':
    'Este fondo no es de un solo color uniforme. Aquí solo se pueden quitar fondos uniformes.',
  'No person or thing was found in this picture.': 'No se ha encontrado ninguna persona ni objeto en esta imagen.',
} as Record<string, string>

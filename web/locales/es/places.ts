import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'Volver al panel',
  about: 'Quiénes somos',
  aboutText: 'Hirelog es contratación con entrevistas grabadas en vídeo, en la que cada decisión queda registrada.',
  aboutRecruiters:
    'Los reclutadores crean una oferta, comparten su enlace y evalúan lo que los candidatos grabaron cuando les vino bien.',
  aboutAuditors:
    'Los auditores abren cualquier candidato en cualquier momento del pasado y leen quién hizo qué y por qué.',
  aboutHost: 'Esta instalación está en {{host}} y la gestiona quien le dio su dirección.',
  contact: 'Contacto',
  contactIntro: 'Respondemos por correo. Muchas preguntas ya tienen respuesta.',
  contactMail: 'Escribir al soporte',
  contactInside:
    'Con la sesión iniciada, Centro de ayuda, bajo su nombre, abre un formulario que indica quién es y dónde estaba.',
  contactHelp: 'Centro de ayuda',
  contactHelpText: 'Respuestas breves a lo que más se pregunta, para buscar y compartir.',
  contactHelpOpen: 'Abrir el Centro de ayuda',
  onboarding: 'Reservar una introducción',
  onboardingText:
    'Reserve una llamada de 30 minutos sobre su primera oferta: escriba a <link>{{email}}</link> con dos horas que le vengan bien.',
  onboardingRegion: 'Le responderá nuestro equipo para {{region}}.',
  regionUs: 'América',
  regionApac: 'Asia y el Pacífico',
  regionEurope: 'Europa',
  regionAfrica: 'África',
  terms: 'Condiciones de uso',
  termsIntro: 'Quien gestiona esta instalación puede sustituirlas por condiciones propias.',
  termsAccountTitle: 'Su cuenta',
  termsAccount: 'No comparta su contraseña; lo que se haga con su cuenta se registra como hecho por usted.',
  termsCandidatesTitle: 'Candidatos',
  termsCandidates:
    'Las grabaciones se hacen para una candidatura. Úselas para decidir sobre ella y para nada más, y elimine a los candidatos cuando ya no tenga motivo para conservarlos.',
  termsRecordTitle: 'El registro',
  termsRecord:
    'Las decisiones se conservan con quién las tomó y cuándo. No se pueden alterar después; los datos personales que contienen se pueden borrar.',
  outboxTitle: 'Bandeja de salida',
  outboxAbout: 'Mensajes que este servidor ha guardado en lugar de enviarlos, primero los más nuevos.',
  outboxEmpty: 'Aún no hay mensajes',
  outboxEmptyText: 'Aquí aparecen invitaciones, códigos y otros mensajes.',
  outboxElsewhere: 'Los mensajes a una dirección no se muestran aquí',
  outboxElsewhereText:
    'Contienen códigos y enlaces que abren una cuenta. Solo los ve un navegador en el propio servidor, con un nombre local como localhost y sin proxy ni túnel. Los administradores con la sesión iniciada ven los de su empresa. Para que se envíen los mensajes, defina SMTP_URL.',
  outboxSignIn: 'Iniciar sesión',
  outboxTo: 'Para {{to}}',
  optOutTitle: 'Mensajes para usted',
  optOutInTitle: '¿No recibir más mensajes?',
  optOutInText:
    '{{company}} no enviará más invitaciones, recordatorios ni mensajes automáticos a la dirección en la que recibió esto.',
  optOutEnd: 'No recibir más mensajes',
  optOutOutTitle: 'Ya no recibirá mensajes',
  optOutOutText:
    '{{company}} no envía más invitaciones, recordatorios ni mensajes automáticos a la dirección en la que recibió esto.',
  optOutComeBack: 'Volver a recibir mensajes',
  optOutStillSent:
    'Las candidaturas que ha enviado siguen como están. Los enlaces que pida y los mensajes que le escriban personas de {{company}} sobre una candidatura le seguirán llegando.',
  optOutUnknownTitle: 'Este enlace no está completo',
  optOutUnknownText: 'Ábralo de nuevo desde el mensaje con el que llegó.',
} satisfies Translation<typeof en>

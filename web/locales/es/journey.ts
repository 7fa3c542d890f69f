import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'Vista previa. Nada de lo que introduzca aquí se guarda.',
  previewEmpty: 'La vista previa se abre en el editor de ofertas.',
  untitledJob: 'Oferta sin título',
  step: 'Paso {{step}} de {{steps}}',
  progress: 'Su progreso',
  back: 'Atrás',
  continue: 'Continuar',
  finish: 'Finalizar',
  untitledSection: 'Sección sin título',
  goesOnIn: 'Continúa en {{seconds}} s',
  stayHere: 'Quedarse en esta página',
  continueIn: 'Continuar en {{seconds}} s',

  // The job
  typeFullTime: 'Jornada completa',
  typePartTime: 'Media jornada',
  typeContractor: 'Autónomo',
  typeTemporary: 'Temporal',
  typeOther: 'Otro',
  placeOnSite: 'Presencial',
  placeRemote: 'A distancia',
  placeHybrid: 'Híbrido',
  salaryRange: '{{min}} a {{max}}',
  salaryHourly: '{{salary}} por hora',
  salaryDaily: '{{salary}} al día',
  salaryWeekly: '{{salary}} a la semana',
  salaryMonthly: '{{salary}} al mes',
  salaryAnnual: '{{salary}} al año',
  responsibilities: 'Qué hará',
  hiringManager: 'Responsable de la contratación:',
  benefits: 'Beneficios',
  about_one: 'Aproximadamente {{count}} minuto.',
  about_many: 'Aproximadamente {{count}} de minutos.',
  about_other: 'Aproximadamente {{count}} minutos.',
  goOnHere: 'Puede parar cuando quiera y continuar donde lo dejó con el mismo enlace en este navegador.',
  goOnAnywhere:
    'Puede parar cuando quiera y continuar donde lo dejó con el enlace que recibió, en cualquier dispositivo.',

  // The start form
  fullName: 'Nombre completo',
  email: 'Correo electrónico',
  telephone: 'Número de teléfono',
  start: 'Empezar',
  whoReads: 'Solo el equipo de selección de esta oferta verá sus datos.',

  // Questions
  untitledQuestion: 'Pregunta sin título',
  required: '(obligatorio)',
  optional: '(opcional)',

  // A job that asks in a conversation
  earlier_one: '{{count}} respuesta anterior',
  earlier_many: '{{count}} de respuestas anteriores',
  earlier_other: '{{count}} respuestas anteriores',
  recordings_one: '{{count}} respuesta grabada',
  recordings_many: '{{count}} de respuestas grabadas',
  recordings_other: '{{count}} respuestas grabadas',
  youSaid: 'Su respuesta:',
  change: 'Cambiar',

  // What the video interview will ask
  videoInterview: 'Entrevista en vídeo',
  question: 'Pregunta {{number}}',
  signalsNoted:
    'Mientras responde, esta página registra cuándo sale de ella y cuánto texto pega, pero no su contenido. El equipo de selección lo ve junto a su respuesta.',
  interviewSignalsNoted:
    'Durante estas preguntas, esta página registra cuándo sale de ella y durante cuánto tiempo. El equipo de selección lo ve junto a sus respuestas.',
  upTo: 'Hasta {{length}}, {{takes}}',
  takes_one: 'una toma',
  takes_many: '{{count}} de tomas',
  takes_other: '{{count}} tomas',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min',
  minutesSeconds: '{{minutes}} min {{seconds}} s',

  // When something is in the way
  stillMissing: 'Esta respuesta aún falta.',
  offline: 'No tiene conexión. Lo que ha introducido sigue aquí; vuelva a enviarlo cuando recupere la conexión.',
  unavailableTitle: 'Esta oferta no está disponible',
  unavailableText:
    'Puede que el enlace esté incompleto o que la oferta no se haya publicado. Consulte a la empresa que se lo envió.',
  applyBy: 'Plazo hasta {{at}}',
  lateTitle: 'El plazo ha terminado',
  lateText:
    'Ya no se admiten candidaturas para esta oferta. Si había empezado, la empresa tiene lo que envió antes de la fecha límite.',
  expiredTitle: 'Esta invitación ha caducado',
  expiredText:
    'El plazo para empezar ha terminado. Si aún quiere presentarse, póngase en contacto con la empresa que le invitó.',
  anotherTitle: 'Hay otra candidatura abierta en este navegador',
  anotherText:
    'Este navegador contiene la candidatura de {{name}}. Si abre la de su enlace, ocupará su lugar aquí. {{name}} puede continuar con su propio enlace.',
  openLinked: 'Abrir la candidatura de mi enlace',
  stayWith: 'Seguir con {{name}}',
  endedTitle: 'Este enlace ha caducado',
  endedText:
    'Para su protección, los enlaces a una candidatura funcionan durante un tiempo limitado. Podemos enviar uno nuevo al correo electrónico con el que se presentó.',
  sendNewLink: 'Enviar un enlace nuevo',
  applyAnew: 'Empezar una candidatura nueva',
  linkSentTitle: 'Consulte su correo',
  linkSentText: 'Si su candidatura sigue registrada, un enlace nuevo está en camino.',
  closedTitle: 'Esta oferta está cerrada',
  closedText: 'Ya no admite nuevas candidaturas. Gracias por su interés.',
  introVideo: 'Un vídeo sobre la oferta',
  questionMedia: 'Se muestra con la pregunta',
  outroVideo: 'Un vídeo de la empresa',
  byVideo: 'Pregunta en vídeo',
  aiConsent: 'Un modelo de IA puede leer mis respuestas',
  aiConsentHint:
    'Propone puntuaciones a las personas que deciden. Lee lo que escribe y dice aquí, también lo que cuenta de sí, sin su nombre, datos de contacto ni imagen. Puede decir que no: su candidatura se trata igual.',
  aiAgreed: 'Ha aceptado que un modelo de IA lea sus respuestas.',
  aiTakeBack: 'Retirar el consentimiento',
  aiNotRead: 'Ningún modelo de IA lee sus respuestas.',
  aiPersonality: 'También puede describir mi personalidad',
  aiPersonalityHint:
    'Juzga diez rasgos por las palabras de sus respuestas, nunca por la voz o el rostro. Se ve junto a sus respuestas; no rechaza a nadie. Puede decir que no: su candidatura se trata igual.',
} satisfies Translation<typeof en>

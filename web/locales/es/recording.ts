import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: 'Para grabar se necesita JavaScript. Permítalo en esta página y vuelva a cargarla.',
  quietPlace: 'Busque un lugar tranquilo y bien iluminado. Podrá ver su respuesta antes de enviarla.',
  begin: 'Empezar la entrevista',
  gettingReady: 'Preparando',
  notLoaded:
    'Una parte de esta página no se ha podido cargar, así que aún no se puede grabar ni enviar nada. Lo que ha grabado está seguro en este dispositivo.',

  // A question
  questionOf: 'Pregunta {{number}} de {{questions}}',
  lostTitle: 'Su grabación para esta pregunta no ha llegado',
  lostText: 'Si la grabó en otro dispositivo, abra allí el enlace y continuará. O vuelva a grabarla aquí.',
  stillHere: 'Grabó una respuesta de {{length}} antes de que se cerrara esta página. Sigue aquí.',
  lookAtIt: 'Verla',
  willAsk: 'Su navegador le pedirá permiso para la cámara y el micrófono. Puede comprobar ambos antes de grabar.',
  recordNow: 'Grabar ahora',
  noTakesTitle: 'No quedan tomas para esta pregunta',
  noTakesText: 'La última se abandonó antes de enviarse. Escriba a las personas que le invitaron.',
  startingCamera: 'Encendiendo la cámara…',

  // The camera
  yourCamera: 'Su cámara',
  camera: 'Cámara',
  microphone: 'Micrófono',
  saySomething: 'Diga algo: la barra se mueve cuando el micrófono le oye.',
  startsIn: 'La grabación empieza sola dentro de {{time}}.',
  takesLeft_one: 'Esta es la única toma que le queda.',
  takesLeft_many: 'Quedan {{count}} de tomas.',
  takesLeft_other: 'Quedan {{count}} tomas.',
  startRecording: 'Empezar a grabar',
  notYet: 'Todavía no',
  stop: 'Detener',
  recorded: 'Grabado',
  countdown: 'La grabación empieza dentro de {{seconds}}',
  recording: 'Grabando',
  stopped: 'Grabación detenida. Ya puede verla.',

  // The take
  cameraWentAway: 'La cámara se desconectó mientras grababa. Todo lo grabado hasta entonces está aquí.',
  take: 'Toma {{number}}',
  takeAndLength: 'Toma {{number}}, {{length}}',
  noTakesLeft: 'No quedan tomas',
  recordAgain_one: 'Volver a grabar (queda {{count}})',
  recordAgain_many: 'Volver a grabar (quedan {{count}})',
  recordAgain_other: 'Volver a grabar (quedan {{count}})',
  useAnswer: 'Usar esta respuesta',

  // After the last question
  allRecorded: 'Todas las preguntas están grabadas',
  sentInBackground: 'Lo que ha grabado se envía en segundo plano mientras continúa.',
  waitingForConnection: 'A la espera de conexión. Lo que ha grabado está seguro en este dispositivo.',
  beingPrepared: 'Un momento, se está preparando lo que ha grabado.',

  // No picture
  deniedTitle: 'Se necesita acceso a la cámara y al micrófono',
  deniedText: 'Para grabar su vídeo, debe permitir que esta página acceda a su cámara y su micrófono.',
  missingTitle: 'No se ha encontrado cámara o micrófono',
  missingText: 'Conecte una cámara y un micrófono, o abra este enlace en su móvil, e inténtelo de nuevo.',
  busyTitle: 'La cámara está en uso',
  busyText: 'Otro programa o pestaña está usando su cámara o micrófono. Ciérrelo e inténtelo de nuevo.',
  unsupportedTitle: 'Este navegador no puede grabar',
  unsupportedText: 'Abra este enlace en una versión actual de Chrome, Edge, Firefox o Safari.',
  fullTitle: 'No queda espacio en este dispositivo',
  fullText: 'Libere espacio e inténtelo de nuevo. Lo que ya había grabado se conserva.',
  failedTitle: 'La grabación ha fallado',
  failedText: 'Algo ha fallado con la cámara. Lo grabado hasta entonces se conserva.',
  howToAllow: 'Cómo permitir el acceso',
  allowAddress: 'Pulse el icono de la cámara o del candado junto a la dirección, en la parte superior del navegador.',
  allowPage: 'Ponga la cámara y el micrófono en «Permitir» para esta página.',
  allowSystem:
    'En un móvil o un Mac, permita también que el navegador los use en los ajustes de privacidad del sistema.',
  allowReturn: 'Vuelva aquí y pulse «Intentar de nuevo».',
  tryAgain: 'Intentar de nuevo',

  // On the way
  elsewhereTitle: 'Una de sus grabaciones no ha llegado',
  elsewhereText: 'Está en el dispositivo con el que la grabó. Vuelva a abrir allí el enlace y seguirá su camino.',
  arrived_one: 'Su grabación ha llegado. Puede cerrar esta página.',
  arrived_many: 'Todas sus grabaciones han llegado. Puede cerrar esta página.',
  arrived_other: 'Todas sus grabaciones han llegado. Puede cerrar esta página.',
  notSent: 'No se ha podido enviar una grabación',
  gone: 'La grabación ya no está en este dispositivo. Vuelva a grabarla.',
  notAccepted: 'No se ha podido aceptar esta grabación.',
  tooLarge: 'Esta grabación es demasiado grande. Grabe una respuesta más corta.',
  noRetakes: 'No quedan tomas para esta pregunta.',
  over: 'Esta candidatura ya está completa.',
  sendAgain: 'Intentar de nuevo',
  sending_one: 'Enviando su grabación',
  sending_many: 'Enviando {{count}} de grabaciones',
  sending_other: 'Enviando {{count}} grabaciones',
  arrivedSoFar_one: 'Su grabación ha llegado',
  arrivedSoFar_many: 'Han llegado {{count}} de grabaciones',
  arrivedSoFar_other: 'Han llegado {{count}} grabaciones',
  sentOf: '{{sent}} de {{total}} MB',
  connectionLost:
    'Se ha perdido la conexión. Lo que ha grabado está seguro en este dispositivo y se enviará en cuanto vuelva a tener conexión.',
  keepOpen:
    'Mantenga esta página abierta hasta que haya llegado todo. Si tiene que irse, vuelva a abrir el enlace más tarde en este dispositivo.',
  timeLeft: 'Quedan {{seconds}} s para responder',
  timeOver: 'El tiempo para esta pregunta ha terminado. Aún puede enviar lo que ha introducido.',
} satisfies Translation<typeof en>

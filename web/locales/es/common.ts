import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Saltar al contenido',
  language: 'Idioma',
  theme: 'Tema',
  themeSystem: 'Como el dispositivo',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  notifications: 'Notificaciones',
  dismiss: 'Ocultar',
  noOptions: 'No hay opciones que seleccionar',
  error: 'ERROR',
  clear: 'Borrar',
  noMatch: 'Sin resultados',
  close: 'Cerrar',
  review: 'Evaluar',
  compareMany: 'Comparar',
  cancel: 'Cancelar',
  save: 'Guardar',
  toStart: 'Hirelog, al inicio',
  goToStart: 'Ir al inicio',
  tryAgain: 'Intentar de nuevo',
  showPassword: 'Mostrar contraseña',
  optional: '(opcional)',
  otherLetters: 'Letras distintas de la a a la z',
  charactersOf: '{{length}} de {{limit}} caracteres',
  fewCharactersLeft: 'Caben hasta {{limit}} caracteres; casi todos están usados.',
  tooManyCharacters: 'No caben más de {{limit}} caracteres. Acorte el texto.',
  copyJobId: 'Haga clic para copiar el ID de la oferta',
  copied: '¡Copiado!',

  liveAwaiting: 'Reunión pendiente',
  liveScheduled: 'Programada',
  liveCompleted: 'Completada',
  liveCancelled: 'Cancelada',
  statusAdded: 'Añadida',
  statusPending: 'Pendiente',
  statusStarted: 'Iniciada',
  statusUploading: 'Subiendo',
  statusCompleted: 'Completada',
  statusAutoRejected: 'Rechazo automático',

  // A job without a title
  untitledJob: interfaceLanguages.es.untitledJob,

  // The columns every job begins with
  columnDefault: 'Candidatos',
  columnHired: 'Contratados',
  columnRejected: 'Rechazados',

  sourceDirect: 'Directo',
  sourceReferral: 'Recomendación',
  sourceInvitation: 'Invitación',
  sourceApi: 'API',

  rejectTitle: '¿Rechazar a {{name}}?',
  rejectText: 'El motivo se conserva en el historial del candidato. El candidato no lo ve.',
  reject: 'Rechazar',
  reason: 'Motivo',
  commonReasons: 'Sugerencias',
  whyExperience: 'Experiencia insuficiente',
  whySkills: 'Faltan competencias',
  whyLocation: 'Ubicación o permiso de trabajo',
  whySalary: 'Expectativas salariales',
  whyFilled: 'Puesto cubierto',
  whyWithdrew: 'Candidatura retirada',

  forbiddenTitle: 'No puede abrir esta página',
  forbiddenText: 'Su rol no la incluye. Si la necesita, pídala a un administrador de su empresa.',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'No hay nada en esta dirección. Puede que se haya eliminado o que el enlace esté incompleto.',
  tooLargeTitle: 'Era demasiado grande',
  tooLargeText: 'Lo que ha enviado es más grande de lo que acepta esta página. No se ha cambiado nada.',
  tooManyTitle: 'Demasiados intentos',
  tooManyText: 'Espere unos minutos e inténtelo de nuevo.',
  refusedTitle: 'No ha funcionado',
  refusedText: 'No se ha podido entender esta solicitud. No se ha cambiado nada.',
  unreachedTitle: 'No se puede conectar con {{name}}',
  unreachedText: 'Compruebe su conexión a internet e inténtelo de nuevo.',
  notReached:
    'No se puede conectar con {{name}} en este momento. Lo que ha introducido sigue aquí; vuelva a enviarlo cuando recupere la conexión.',
  notReachedPage:
    'No se puede conectar con {{name}} en este momento. La página sigue como estaba; inténtelo de nuevo cuando recupere la conexión.',
  notRefreshed:
    'No se puede conectar con {{name}} en este momento. Puede que lo que ve no esté al día; se actualizará cuando vuelva la conexión.',
  awayTitle: 'No se puede conectar con {{name}} en este momento',
  awayText:
    'La base de datos de la que se leen las páginas no responde. Lo que había guardado está seguro. Esta página lo vuelve a intentar sola.',
  awaySentTitle: 'No se puede conectar con {{name}} en este momento',
  awaySentText:
    'La base de datos no responde. Puede que lo que ha enviado no se haya guardado: vuelva atrás y envíelo de nuevo dentro de un momento.',
  brokenTitle: 'Algo ha fallado',
  brokenText: 'El error es nuestro, no suyo. Lo que había guardado está seguro.',
  notAvailable: 'No disponible',
} satisfies Translation<typeof en>

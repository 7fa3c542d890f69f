export default {
  title: 'Centro de ayuda',
  intro: 'Respuestas breves a lo que más se pregunta. Escriba una palabra para encontrar la suya.',
  search: 'Buscar en la ayuda',
  none: 'Ninguna respuesta contiene «{{search}}».',
  more: '¿Sigue con dudas? <link>Escríbanos</link>.',
  groupJobs: 'Crear una oferta',
  groupCandidates: 'Conseguir candidatos',
  groupReview: 'Evaluar y decidir',
  groupTeam: 'Trabajar en equipo',
  groupRecord: 'Demostrar lo que ocurrió',
  newJobTitle: '¿Cómo creo una oferta?',
  newJob:
    'Elija «Crear oferta». El editor le guía por los datos de la oferta, la ficha de evaluación, las preguntas, la vista previa y Conseguir candidatos. Todo se guarda mientras escribe: cierre la página y continúe más tarde donde lo dejó.',
  questionsTitle: '¿Qué preguntas puedo hacer?',
  questions:
    'Preguntas grabadas en vídeo, respuestas escritas, opciones, números, fechas, archivos y más. Pulse una en la lista del editor de la entrevista o arrástrela a su lugar. En una pregunta en vídeo se fijan el tiempo para pensar, el tiempo para responder y el número de tomas.',
  knockoutTitle: '¿Puede una respuesta incorrecta terminar una candidatura?',
  knockout:
    'Sí. Marque la respuesta correcta de una pregunta y active el rechazo automático. Quien responde otra cosa ve la página que usted ha escrito, y el historial indica qué respuesta lo decidió.',
  previewTitle: '¿Cómo veo lo que ven los candidatos?',
  preview:
    'Abra la vista previa en el editor. Es la propia página del candidato, en un teléfono o en un ordenador, y nada de lo que introduzca allí se guarda.',
  changeLiveTitle: '¿Qué pasa si cambio una oferta publicada?',
  changeLive:
    'Quienes ya han empezado conservan las preguntas con las que empezaron. Antes de publicar las nuevas, ve a quién afecta y qué resultados habrían sido distintos.',
  shareTitle: '¿Cómo llegan los candidatos a la entrevista?',
  share:
    'Comparta el enlace o el código QR en Conseguir candidatos, o invite a personas por correo. Necesitan un navegador con cámara y ninguna cuenta.',
  inviteTitle: '¿Cómo invito a muchas personas a la vez?',
  invite:
    'En Conseguir candidatos, añada una fila por persona y envíe todas las invitaciones juntas. Desde el tablero se envían recordatorios a quienes no han respondido, de uno en uno o a todos los seleccionados.',
  stuckTitle: 'Un candidato no puede grabar. ¿Qué puede hacer?',
  stuck:
    'El navegador debe tener permiso para usar la cámara y el micrófono; la página indica cómo. Una grabación que no se pudo enviar se queda en el dispositivo y se envía cuando vuelve la conexión. El enlace de su correo le lleva de vuelta al punto en que lo dejó.',
  watchTitle: '¿Cómo evalúo a un candidato?',
  watch:
    'Abra al candidato desde el tablero o la lista. Vea las respuestas, dé estrellas y comente; un comentario puede señalar un segundo de una grabación. J y K llevan al candidato siguiente y al anterior.',
  boardTitle: '¿Cómo muevo candidatos?',
  board:
    'Arrastre una tarjeta a otra fase, o use su menú o el teclado. Seleccione varios para moverlos juntos. Todo movimiento se puede deshacer, y los colegas lo ven enseguida.',
  hiddenTitle: '¿Por qué no veo las valoraciones de los demás?',
  hidden:
    'Esta oferta pide primero la opinión propia de cada evaluador. Valore al candidato y aparecerán las valoraciones de sus colegas. Quienes pueden editar la oferta pueden desactivarlo junto a las valoraciones.',
  figuresTitle: '¿Dónde veo cómo va la contratación?',
  figures:
    'La analítica cuenta candidaturas, abandonos, tiempo en cada fase y contrataciones, de todas las ofertas o de algunas. Cada cifra abre los candidatos que hay detrás. Guarde como panel lo que mire a menudo y compártalo.',
  colleaguesTitle: '¿Cómo añado colegas?',
  colleagues:
    'En Ajustes, Usuarios, envíe una invitación por correo y elija un rol. El rol indica qué pueden ver y cambiar; la administración puede cambiarlo en cualquier momento.',
  keysTitle: '¿Hay algo más rápido que el ratón?',
  keys: 'Pulse Ctrl o Comando con K para ir a cualquier parte y actuar sobre la oferta o el candidato abierto. La tecla ? muestra las teclas de una página.',
  historyTitle: '¿Quién hizo qué y cuándo?',
  history:
    'Cada candidato tiene un historial con cada paso y cada decisión, quién la tomó y por qué. Elija un momento para ver al candidato, o todo el tablero, tal como estaba entonces.',
  proofTitle: '¿Cómo demuestro que un historial está completo?',
  proof:
    'Cada entrada lleva un sello sobre la anterior. «Verificar» los recalcula todos e indica si algo se ha cambiado, añadido o eliminado. El historial se puede descargar y verificar en otro lugar.',
  eraseTitle: '¿Cómo borro los datos de una persona?',
  erase:
    'Elimine al candidato desde su página. Los datos de contacto, respuestas, grabaciones y comentarios se borran para siempre; el historial conserva que algo ocurrió, sin decir nada de la persona.',
  groupInterviews: 'Reunirse en directo',
  statusesTitle: '¿Qué significan los estados de una entrevista en directo?',
  statuses:
    'Una entrevista nueva espera la aprobación, si su empresa lo quiere así, a que el candidato llegue a su paso en la oferta o a que elija una hora. Todo lo que le ocurre está en su historial.',
  statusNext: 'Qué puede ocurrir después',
  statusFinal: 'Nada más: ha terminado',
  act_approve: 'Un colega la aprueba',
  act_disapprove: 'Un colega no la aprueba',
  act_offer: 'Un colega ofrece horarios',
  act_book: 'Se elige una hora',
  act_ask: 'El candidato pide otros horarios',
  act_cancel: 'Un colega la cancela',
  act_candidateCancel: 'El candidato la cancela',
  act_withdraw: 'Se rechaza o elimina al candidato, o se archiva la oferta',
  act_expire: 'El plazo termina sin hora elegida',
  act_complete: 'Ha pasado su final',
} as const

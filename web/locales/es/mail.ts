import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} le invita a presentar su candidatura: {{job}}',
  invitationText:
    'Hola, {{name}}:\n\n{{company}} desea conocerle para el puesto «{{job}}».\n\nResponda a unas preguntas y grabe sus respuestas en vídeo cuando le venga bien:\n{{link}}\n\nEl enlace es solo para usted: le lleva de vuelta al punto en que lo dejó.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nSu candidatura: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough:
    '{{company}} le ha enviado este mensaje a través de Hirelog. Las respuestas a este correo no se reciben.',
  sentByCompany: '{{company}} le ha enviado este mensaje. Las respuestas a este correo no se reciben.',
  ownText: '{{text}}\n',
  optOut: 'No recibir más invitaciones ni recordatorios de {{company}}: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'Abrir su candidatura',
  shareSubject: '{{sender}} le pide su opinión: {{title}}',
  shareText:
    'Hola, {{name}}:\n\n{{sender}}, de {{company}}, comparte con usted candidatos para «{{job}}».\n\n{{message}}{{link}}\n\nEl enlace es solo para usted y se abre hasta el {{until}}. No necesita cuenta. {{sender}} ve cuándo lo abre; no se lo pase a nadie, por favor.\n',
  openShared: 'Ver los candidatos',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Su candidatura en {{company}} le espera: {{job}}',
  reminderText:
    'Hola, {{name}}:\n\nSu candidatura para «{{job}}» en {{company}} aún no está terminada. Puede continuar donde lo dejó:\n{{link}}\n',
  applicationLinkSubject: 'Su enlace para continuar: {{job}}',
  applicationLinkText:
    'Hola, {{name}}:\n\nHa pedido un nuevo enlace a su candidatura para «{{job}}» en {{company}}:\n{{link}}\n\nEs solo para usted. Si no lo ha pedido, no tiene que hacer nada.\n',
  teamInvitationSubject: 'Le invitan a unirse a {{company}} en Hirelog',
  teamInvitationText:
    'Hola:\n\n{{inviter}} le invita a unirse al equipo de {{company}} en Hirelog.\n\nElija aquí su nombre y su contraseña:\n{{link}}\n\nEl enlace es solo para usted y sirve una vez, hasta el {{until}}.\n',
  teamInvitationTextOfNobody:
    'Hola:\n\nTiene una invitación para unirse al equipo de {{company}} en Hirelog.\n\nElija aquí su nombre y su contraseña:\n{{link}}\n\nEl enlace es solo para usted y sirve una vez, hasta el {{until}}.\n',
  apiKeySubject: 'Su clave de API',
  apiKeyText:
    'Hola, {{name}}:\n\nEsta es la clave de API que ha pedido. Quien la tenga puede actuar en nombre de su empresa: guárdela donde guarda las contraseñas.\n\n{{key}}\n',
  supportSubject: 'Una pregunta de {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}}, de {{company}}, en {{page}}\nResponder a: {{email}}\n',
  planQuestionSubject: 'Una pregunta sobre los planes de {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}}, de {{company}}\nPlan actual: {{current}}\nSobre: {{about}}\nTeléfono: {{phone}}\nResponder a: {{email}}\n',
  verificationCodeSubject: '{{code}} es su código de Hirelog',
  verificationCodeText:
    'Hola, {{name}}:\n\nEste código demuestra que la dirección de correo es suya:\n\n{{code}}\n\nSirve durante 15 minutos. Si no se ha registrado en Hirelog, no tiene que hacer nada.\n',
  signInConfirmationSubject: '{{code}} confirma su inicio de sesión en Hirelog',
  signInConfirmationText:
    'Hola:\n\nEl proveedor de identidad de su empresa indica que desea iniciar sesión en {{company}}. Introduzca este código en el navegador en el que empezó:\n\n{{code}}\n\nSirve una sola vez, durante 15 minutos. Lo pedimos porque este inicio de sesión es nuevo para su cuenta o para este navegador.\n\nSi no ha sido usted, no le pase el código a nadie y avise a alguien de la administración de su empresa: sin él, su cuenta permanece cerrada.\n',
  signInConfirmationTextGoogle:
    'Hola:\n\nGoogle indica que desea iniciar sesión en {{company}}. Introduzca este código en el navegador en el que empezó:\n\n{{code}}\n\nSirve una sola vez, durante 15 minutos. Lo pedimos porque este inicio de sesión es nuevo para su cuenta o para este navegador.\n\nSi no ha sido usted, no le pase el código a nadie y avise a alguien de la administración de su empresa: sin él, su cuenta permanece cerrada.\n',
  domainProofSubject: '{{company}} quiere que su personal inicie sesión con direcciones de {{domain}}',
  domainProofText:
    'Hola:\n\n{{company}} usa Hirelog e indica que el dominio de correo {{domain}} es suyo. Si es así, pase este código a la persona que lo ha pedido:\n\n{{code}}\n\nCon él, la empresa abre cuentas a las personas con direcciones de {{domain}} que inician sesión con su proveedor de identidad. El código sirve durante 24 horas. Si no es así, no tiene que hacer nada: no le pase el código a nadie.\n',
  webhookSubject: 'Un webhook de {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} se ha conectado con {{company}}',
  integrationConnectedText:
    'Hola, {{name}}:\n\n{{by}} ha conectado {{about}}: lee los títulos de sus ofertas activas, les añade candidatos y recibe sus resultados.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, desconéctelo cuanto antes:\n{{link}}\n',
  integrationAvailableSubject: '{{about}} ya se puede conectar',
  integrationAvailableText:
    'Hola, {{name}}:\n\nQuería saber cuándo se podría conectar {{about}} con Hirelog. Ya es posible:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} está a la espera: quien lo conectó ya no está en {{company}}',
  integrationOwnerLeftText:
    'Hola, {{name}}:\n\nQuien conectó {{about}} ya no está en {{company}}. La conexión espera hasta que alguien de la administración la conecte de nuevo; mientras tanto no se pierde nada:\n{{link}}\n',
  webhookAddedText:
    'Hola, {{name}}:\n\n{{by}} ha añadido un webhook: lo que ocurra con los candidatos y las ofertas de {{company}} se envía desde ahora a {{about}}.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, elimínelo cuanto antes:\n{{link}}\n',
  calendarPausedSubject: 'Conecte de nuevo su calendario {{about}}',
  calendarPausedText:
    'Hola, {{name}}:\n\nSu calendario {{about}} ya no nos da acceso: la contraseña o el permiso han dejado de ser válidos. Las entrevistas no se anotan en él y se usan las últimas horas ocupadas que se conocen. Conéctelo de nuevo aquí:\n{{link}}\n',
  webhookPausedText:
    'Hola, {{name}}:\n\nEl webhook de {{company}} en {{about}} está en pausa: el plan no incluye webhooks, o su propietario ya no está o ya no puede gestionar integraciones. No se pierde nada; lo que ocurra mientras tanto queda en espera.\n\n{{link}}\n',
  webhookOffText:
    'Hola, {{name}}:\n\nEl webhook de {{company}} en {{about}} está desactivado: ha fallado durante cinco días o ha respondido que ya no existe. Corríjalo y reanúdelo aquí:\n{{link}}\n',
  measurementConnectedText:
    'Hola, {{name}}:\n\n{{by}} ha conectado {{about}}: allí se cuentan las visitas a sus páginas de candidatura de quienes lo aceptan.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, desconéctelo cuanto antes:\n{{link}}\n',
  zapierSubject: 'Zapier en {{company}}',
  zapierConnectedText:
    'Hola, {{name}}:\n\n{{by}} ha conectado {{about}}: sus Zaps reciben novedades de los candidatos y pueden añadirlos, invitarlos, moverlos y comentarlos con los permisos de esta persona.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, desconéctelo cuanto antes:\n{{link}}\n',
  zapierAddedText:
    'Hola, {{name}}:\n\nSe ha activado un Zap: lo que ocurra con los candidatos de {{company}} se envía desde ahora a {{about}}.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, deténgalo cuanto antes:\n{{link}}\n',
  zapierPausedText:
    'Hola, {{name}}:\n\nLos Zaps de {{company}} no reciben nada por ahora: el plan no incluye Zapier, o quien lo conectó ya no está. No se pierde nada; los eventos esperan hasta 30 días.\n\n{{link}}\n',
  zapierOffText:
    'Hola, {{name}}:\n\nUn Zap de {{company}} en {{about}} ya no recibe eventos: ha fallado durante cinco días o Zapier ha respondido que ya no existe. Para continuar, desactívelo y vuelva a activarlo en Zapier:\n{{link}}\n',
  chatAdded: '{{name}} se ha añadido a {{job}}',
  chatInvited: '{{name}} ha recibido una invitación para {{job}}',
  chatApplied: '{{name}} ha empezado su candidatura para {{job}}',
  chatCompleted: '{{name}} ha completado su candidatura para {{job}}',
  chatMoved: '{{name}} ha pasado de {{from}} a {{to}} ({{job}})',
  chatScored: 'Se ha enviado una ficha de evaluación de {{name}} ({{job}})',
  chatRated: '{{name}} tiene una nueva valoración ({{job}})',
  chatCommented: '{{name}} tiene un comentario nuevo ({{job}})',
  chatHired: 'Contratación de {{name}} para {{job}}',
  chatRejected: 'Candidatura rechazada: {{name}} ({{job}})',
  chatErased: 'Se ha eliminado un candidato de {{job}}',
  chatBooked: 'Se ha reservado una entrevista con {{name}} ({{job}})',
  chatMeetingMoved: 'La entrevista con {{name}} tiene otra hora ({{job}})',
  chatMeetingCancelled: 'Se ha cancelado la entrevista con {{name}} ({{job}})',
  chatActivated: '{{job}} está activa',
  chatArchived: '{{job}} se ha archivado',
  chatClosing: '{{job}} se cierra en menos de un día',
  chatMention: 'Han mencionado a {{person}} en un comentario sobre {{name}} ({{job}})',
  chatScoreDue: '{{person}} tiene pendiente la ficha de evaluación de {{name}} ({{job}})',
  chatImported: 'Ha terminado una importación en {{job}}. Candidatos añadidos: {{added}}',
  chatTest: 'Hirelog puede escribir en este canal.',
  chatColleague: 'Un colega',
  chatUnknown: 'Un candidato',
  chatOpen: 'Abrir en Hirelog',
  signOnChangedSubject: 'Ha cambiado el inicio de sesión único de {{company}}',
  signOnConfiguredText:
    'Hola, {{name}}:\n\n{{by}} ha establecido {{about}} como proveedor de identidad de {{company}}. Con él inician sesión las personas de su empresa.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, revise los ajustes cuanto antes:\n{{link}}\n',
  signOnDisabledText:
    'Hola, {{name}}:\n\n{{by}} ha desactivado el inicio de sesión único de {{company}}. Se vuelve a iniciar sesión con contraseña.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, revise los ajustes cuanto antes:\n{{link}}\n',
  emailDomainAddedText:
    'Hola, {{name}}:\n\n{{by}} ha añadido {{about}} a los dominios de correo de {{company}}. Aún no está demostrado que le pertenezca.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, revise los ajustes cuanto antes:\n{{link}}\n',
  emailDomainProvenText:
    'Hola, {{name}}:\n\n{{by}} ha demostrado que {{about}} es un dominio de correo de {{company}}. Desde ahora, su proveedor de identidad puede abrir cuentas para sus direcciones.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, revise los ajustes cuanto antes:\n{{link}}\n',
  emailDomainRemovedText:
    'Hola, {{name}}:\n\n{{by}} ha quitado {{about}} de los dominios de correo de {{company}}. Las personas nuevas con sus direcciones necesitan una invitación.\n\nRecibe este mensaje porque administra {{company}} en Hirelog. Si no es correcto, revise los ajustes cuanto antes:\n{{link}}\n',
  passwordResetSubject: 'Establezca una nueva contraseña para Hirelog',
  passwordResetText:
    'Hola, {{name}}:\n\nAlguien, esperamos que usted, ha pedido una nueva contraseña. Establézcala aquí:\n{{link}}\n\nEl enlace sirve una sola vez, durante una hora. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.\n',
  signInCodeSubject: 'Su código para iniciar sesión en Hirelog',
  signInCodeText:
    'Hola, {{name}}:\n\nAlguien, esperamos que usted, quiere iniciar sesión desde un lugar nuevo. Introduzca allí este código con su contraseña:\n\n{{code}}\n\nSirve al menos durante una hora. Si no ha sido usted, no tiene que hacer nada: sin su contraseña, el código no sirve. No se lo pase a nadie.\n',
  passwordChangedSubject: 'Se ha cambiado su contraseña de Hirelog',
  passwordChangedText:
    'Hola, {{name}}:\n\nSe ha cambiado su contraseña y se ha cerrado la sesión en todos los dispositivos. Si no ha sido usted, establezca una nueva cuanto antes:\n{{link}}\n',
  invitationSms:
    'Hola, {{name}}: {{company}} le invita a presentar su candidatura: {{job}}. Responda cuando le venga bien: {{link}}',
  reminderSms: 'Hola, {{name}}: su candidatura en {{company}} para {{job}} le espera: {{link}}',
  noticeApplicationSubject: 'Nueva candidatura: {{job}}',
  noticeApplicationText:
    'Hola, {{name}}:\n\nAlguien ha completado una candidatura para «{{job}}».\n\n{{link}}\n\nRecibe este mensaje porque sigue la oferta. Elija de qué quiere enterarse: {{settings}}\n',
  noticeMentionSubject: '{{by}} le ha mencionado: {{job}}',
  noticeMentionText:
    'Hola, {{name}}:\n\n{{by}} le ha mencionado en un comentario sobre un candidato para «{{job}}».\n\n{{link}}\n\nRecibe este mensaje porque un comentario le nombra. Elija de qué quiere enterarse: {{settings}}\n',
  noticeScoreSubject: 'Su ficha de evaluación está pendiente: {{job}}',
  noticeScoreText:
    'Hola, {{name}}:\n\nUn candidato para «{{job}}» está listo y se espera su ficha de evaluación.\n\n{{link}}\n\nRecibe este mensaje porque le han pedido una ficha de evaluación. Elija de qué quiere enterarse: {{settings}}\n',
  noticeDeadlineSubject: 'Se acerca la fecha límite: {{job}}',
  noticeDeadlineText:
    'Hola, {{name}}:\n\nEl plazo de candidaturas para «{{job}}» se cierra pronto: {{until}}.\n\n{{link}}\n\nRecibe este mensaje porque sigue la oferta. Elija de qué quiere enterarse: {{settings}}\n',
  noticeImportSubject: 'Su importación ha terminado: {{job}}',
  noticeImportText:
    'Hola, {{name}}:\n\nSu importación de candidatos para «{{job}}» ha terminado. Añadidos: {{added}}.\n\n{{link}}\n\nRecibe este mensaje porque inició la importación. Elija de qué quiere enterarse: {{settings}}\n',
  billingInvoiceSubject: 'Factura {{invoice}} de {{company}}',
  billingInvoiceText:
    'Hola, {{name}}:\n\nEsta es la factura de su plan: {{invoice}}, por {{amount}}, con vencimiento el {{due}}.\n\nLa factura y cómo pagarla:\n{{link}}\n\nEl PDF:\n{{pdf}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingOrderText:
    'Hola, {{name}}:\n\nGracias por su pedido. Esta es su factura: {{invoice}}, por {{amount}}, con vencimiento el {{due}}. Su plan empieza en cuanto se reciba el pago. Un pedido que no se paga antes de esa fecha caduca.\n\nLa factura y cómo pagarla:\n{{link}}\n\nEl PDF:\n{{pdf}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingOverdueSubject: 'Hay un pago vencido: {{company}}',
  billingOverdueText:
    'Hola, {{name}}:\n\nUn pago de {{company}} venció el {{sinceDay}} y aún no se ha recibido.\n\nLas facturas pendientes y cómo pagarlas:\n{{link}}\n\nSi ha pagado en los últimos días, no tiene que hacer nada. Recibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingAtRiskSubject: 'Pague, por favor, para conservar el acceso: {{company}}',
  billingAtRiskText:
    'Hola, {{name}}:\n\nUn pago de {{company}} venció el {{sinceDay}} y aún no se ha recibido. Si el {{blocksDay}} sigue sin llegar, su suscripción se bloqueará.\n\nLas facturas pendientes y cómo pagarlas:\n{{link}}\n\nSi ha pagado en los últimos días, no tiene que hacer nada. Recibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingBlockedSubject: 'Su suscripción está bloqueada: {{company}}',
  billingBlockedText:
    'Hola, {{name}}:\n\nLa suscripción de {{company}} se ha bloqueado por falta de pago. No se elimina nada, y los auditores pueden seguir leyendo y exportando. Todo vuelve a funcionar en cuanto se reciba el pago.\n\nLas facturas pendientes y cómo pagarlas:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingPausedSubject: 'Su suscripción está en pausa: {{company}}',
  billingPausedText:
    'Hola, {{name}}:\n\nLa suscripción de {{company}} está en pausa desde el {{pausedDay}}, hasta que la reanude:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingPausedTextUntil:
    'Hola, {{name}}:\n\nLa suscripción de {{company}} está en pausa desde el {{pausedDay}}. Se reanuda el {{resumesDay}}. Puede reanudarla antes:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingActiveSubject: 'Su suscripción vuelve a estar activa: {{company}}',
  billingActiveText:
    'Hola, {{name}}:\n\nLa suscripción de {{company}} vuelve a estar activa, con todo lo que incluye su plan.\n\nSu suscripción y sus facturas:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingEndingSubject: 'Su suscripción termina el {{endsDay}}: {{company}}',
  billingEndingText:
    'Hola, {{name}}:\n\nSe ha cancelado la suscripción de {{company}}. Sigue vigente hasta el {{endsDay}} y no se renueva. Hasta entonces puede mantenerla:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  billingEndedSubject: 'Su suscripción ha terminado: {{company}}',
  billingEndedText:
    'Hola, {{name}}:\n\nLa suscripción de {{company}} ha terminado. No se elimina nada, y los auditores pueden seguir leyendo y exportando. Elija un plan para continuar:\n{{link}}\n\nRecibe este mensaje porque se ocupa de la facturación de {{company}}.\n',
  noticeLimitSubject: 'Su plan está casi agotado: {{company}}',
  noticeLimitText:
    'Hola, {{name}}:\n\n{{what}}: {{company}} ha usado {{used}} de {{most}}.\n\n{{link}}\n\nRecibe este mensaje porque se ocupa del plan. Elija de qué quiere enterarse: {{settings}}\n',
  noticeLimitJobs: 'Ofertas activas',
  noticeLimitSeats: 'Plazas de usuario',
  noticeLimitTexts: 'SMS del mes',
  noticeLimitInterviews: 'Entrevistas del mes',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'Hola, {{name}}:\n\n{{dashboard}}, del {{from}} al {{until}}:\n\n{{lines}}\n\nAbrir el panel:\n{{link}}\n\nRecibe este mensaje porque lo ha pedido. Puede cambiarlo en la lista de paneles.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (antes: {{before}})',
  dashboardApplications: 'Candidaturas',
  dashboardStarted: 'Iniciadas',
  dashboardCompleted: 'Completadas',
  dashboardReviewed: 'Evaluadas',
  dashboardHired: 'Contratadas',
  dashboardRejected: 'Rechazadas',
  noticeSummarySubject: 'Su día en {{company}}',
  noticeSummaryText:
    'Hola, {{name}}:\n\nDesde el último resumen:\n\n{{lines}}\n\nAbrir Hirelog:\n{{link}}\n\nElija de qué quiere enterarse y cuándo: {{settings}}\n',
  noticeLineApplication_one: '1 candidatura nueva: {{job}}',
  noticeLineApplication_many: '{{count}} de candidaturas nuevas: {{job}}',
  noticeLineApplication_other: '{{count}} candidaturas nuevas: {{job}}',
  noticeLineMention_one: 'Le han mencionado una vez: {{job}}',
  noticeLineMention_many: 'Le han mencionado {{count}} de veces: {{job}}',
  noticeLineMention_other: 'Le han mencionado {{count}} veces: {{job}}',
  noticeLineScore_one: '1 ficha de evaluación pendiente: {{job}}',
  noticeLineScore_many: '{{count}} de fichas de evaluación pendientes: {{job}}',
  noticeLineScore_other: '{{count}} fichas de evaluación pendientes: {{job}}',
  noticeLineDeadline_one: 'Se acerca la fecha límite: {{job}}',
  noticeLineDeadline_many: 'Se acerca la fecha límite: {{job}}',
  noticeLineDeadline_other: 'Se acerca la fecha límite: {{job}}',
  noticeLineImport_one: '1 importación terminada: {{job}}',
  noticeLineImport_many: '{{count}} de importaciones terminadas: {{job}}',
  noticeLineImport_other: '{{count}} importaciones terminadas: {{job}}',
  noticeLineLimit_one: 'Su plan está casi agotado',
  noticeLineLimit_many: 'Su plan está casi agotado',
  noticeLineLimit_other: 'Su plan está casi agotado',
  interviewOfferSubject: 'Elija una hora: {{summary}} en {{company}}',
  interviewOfferText:
    'Hola, {{name}}:\n\n{{company}} desea hablar con usted sobre «{{job}}»: {{summary}}, {{minutes}} minutos.\n\nElija la hora que le venga bien:\n{{link}}\n\nLos horarios se reservan hasta el {{until}}. Si ninguno le va bien, allí puede pedir otros.\n',
  interviewOfferWritten: '{{text}}\n\nElija una hora antes del {{until}}:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms: '{{company}} desea hablar con usted sobre «{{job}}». Elija una hora antes del {{until}}: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Su entrevista con {{company}} está reservada: {{when}}. Para cambiarla o cancelarla: {{link}}',
  interviewChangedSms: 'Su entrevista con {{company}} ha cambiado: {{when}}. Para cambiarla o cancelarla: {{link}}',
  interviewReleasedSms:
    'Ha pedido otros horarios a {{company}}. Recibirá un mensaje cuando se ofrezcan nuevos: {{link}}',
  interviewReminderSms: 'Pronto: su entrevista con {{company}}, {{when}}. Para cambiarla o cancelarla: {{link}}',
  interviewCancelledSms: 'Su entrevista con {{company}} para «{{job}}» no tendrá lugar.',
  interviewDoubtSms:
    'Puede que haya que cambiar la hora de su entrevista con {{company}}. No está cancelada; el equipo le escribirá. También puede cambiarla usted: {{link}}',
  interviewSureSms: 'Su entrevista con {{company}} se mantiene como estaba reservada: {{when}}. {{link}}',
  interviewBookedSubject: 'Reservada: {{summary}}, {{begins}}',
  interviewBookedText:
    'Hola, {{name}}:\n\nSu entrevista con {{company}} para «{{job}}» está reservada.\n\n{{details}}\n\nPara cambiarla o cancelarla:\n{{link}}\n\nEl archivo adjunto la añade a su calendario.\n',
  interviewChangedSubject: 'Cambio: {{summary}}, {{begins}}',
  interviewChangedText:
    'Hola, {{name}}:\n\nSu entrevista con {{company}} para «{{job}}» ha cambiado.{{because}}\n\n{{details}}{{formerly}}\n\nPara cambiarla o cancelarla:\n{{link}}\n\nEl archivo adjunto actualiza su calendario.\n',
  interviewDoubtSubject: 'Puede que haya un cambio: {{summary}}, {{begins}}',
  interviewDoubtText:
    'Hola, {{name}}:\n\nUna de las personas que participan en su entrevista con {{company}} para «{{job}}» está ocupada a esa hora. No está cancelada: el equipo lo sabe y le escribirá si hay que cambiarla.\n\n{{details}}\n\nTambién puede cambiarla usted aquí:\n{{link}}\n',
  interviewSureSubject: 'Confirmada: {{summary}}, {{begins}}',
  interviewSureText:
    'Hola, {{name}}:\n\nLe escribimos que quizá habría que cambiar la hora de su entrevista con {{company}} para «{{job}}». No hace falta: todas las personas vuelven a estar libres a esa hora.\n\n{{details}}\n\nÁbrala aquí:\n{{link}}\n',
  interviewReleasedSubject: 'Su petición de otros horarios: {{summary}}',
  interviewReleasedText:
    'Hola, {{name}}:\n\nHa pedido otros horarios a {{company}}, así que la hora reservada, {{when}}, vuelve a quedar libre. Recibirá un mensaje cuando se ofrezcan nuevos horarios.\n\nVea aquí su entrevista:\n{{link}}\n',
  interviewCancelledSubject: 'Cancelada: {{summary}} en {{company}}',
  interviewCancelledText:
    'Hola, {{name}}:\n\nSu entrevista con {{company}} para «{{job}}» no tendrá lugar.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Pronto: {{summary}}, {{begins}}',
  interviewReminderText:
    'Hola, {{name}}:\n\nSu entrevista con {{company}} para «{{job}}» se acerca.\n\n{{details}}\n\nPara cambiarla o cancelarla:\n{{link}}\n',
  meetingInvitationSubject: 'Entrevista: {{summary}}, {{begins}}',
  meetingInvitationText:
    'Hola, {{name}}:\n\nParticipa en una entrevista para «{{job}}» en {{company}}.\n\n{{details}}{{answers}}\n\nÁbrala en Hirelog:\n{{link}}\n\nEl archivo adjunto la añade a su calendario.\n',
  meetingChangedSubject: 'Cambio: {{summary}}, {{begins}}',
  meetingChangedText:
    'Hola, {{name}}:\n\nHa cambiado una entrevista para «{{job}}» en la que participa.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nÁbrala en Hirelog:\n{{link}}\n\nEl archivo adjunto actualiza su calendario.\n',
  meetingNoLinkSubject: 'Aún sin enlace: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Hola, {{name}}:\n\nEl servicio de videoconferencia no ha creado el enlace de una entrevista para «{{job}}». Indique un enlace propio: el candidato y sus colegas lo recibirán enseguida.\n\n{{details}}\n\nIndíquelo en Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'Cancelada: {{summary}}, {{job}}',
  meetingCancelledText:
    'Hola, {{name}}:\n\nUna entrevista para «{{job}}» no tendrá lugar como estaba prevista con usted.{{because}}\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'Pronto: {{summary}}, {{begins}}',
  meetingReminderText:
    'Hola, {{name}}:\n\nSe acerca una entrevista para «{{job}}» en la que participa.\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'Aprobar una entrevista: {{job}}',
  meetingApprovalText:
    'Hola, {{name}}:\n\nSe ha programado una entrevista para «{{job}}» que espera aprobación. Antes, el candidato no recibe ningún mensaje.\n\n{{details}}\n\nApruébela o deniéguela aquí:\n{{link}}\n',
  meetingDisapprovedSubject: 'No aprobada: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Hola, {{name}}:\n\nUna entrevista que programó para «{{job}}» no se ha aprobado.{{because}}\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} pide otros horarios: {{job}}',
  meetingOtherTimesText:
    'Hola, {{name}}:\n\n{{candidate}} no puede en los horarios ofrecidos para «{{job}}».{{because}}\n\n{{details}}\n\nOfrezca otros horarios aquí:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} no puede asistir: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Hola, {{name}}:\n\n{{who}} ha respondido que no participará en una entrevista para «{{job}}».{{because}}\n\n{{details}}\n\nBusque a otra persona o cambie la entrevista aquí:\n{{link}}\n',
  meetingExpiredSubject: 'No se ha elegido hora: {{summary}}, {{job}}',
  meetingExpiredText:
    'Hola, {{name}}:\n\n{{candidate}} no ha elegido hora para una entrevista para «{{job}}» antes de que terminara la oferta de horarios.\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  meetingClashSubject: 'Doble reserva: {{summary}}, {{begins}}',
  meetingClashText:
    'Hola, {{name}}:\n\nUna persona o una sala de una entrevista para «{{job}}» está ocupada a esa hora. Cámbiela por otra o cambie la hora de la entrevista.\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'Libre de nuevo: {{summary}}, {{begins}}',
  meetingFreeText:
    'Hola, {{name}}:\n\nLa persona que estaba ocupada a la hora de una entrevista para «{{job}}» vuelve a estar libre. La entrevista se mantiene como estaba reservada.\n\n{{details}}\n\nÁbrala en Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'El puesto ya no está disponible.',
  meetingJobArchived: 'La oferta se ha archivado.',
  meetingCandidateLeft: 'El candidato ya no opta al puesto.',
  meetingWhen: 'Cuándo: {{value}}',
  meetingWhere: 'Dónde: {{value}}',
  meetingWith: 'Con: {{value}}',
  meetingCandidate: 'Candidato: {{value}}',
  meetingWas: 'Antes: {{value}}',
  openMeet: 'Abrir su entrevista',
  meetingAnswerCONFIRMED: 'Aceptar',
  meetingAnswerMAYBE: 'Responder quizá',
  meetingAnswerREJECTED: 'Rechazar',
} satisfies Translation<typeof en>

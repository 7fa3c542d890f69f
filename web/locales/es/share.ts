import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'Conseguir candidatos',
  anyone: 'Cualquiera que tenga el enlace puede presentarse, desde un móvil o un ordenador y sin cuenta.',

  copyLink: 'Copiar enlace',
  directLink: 'Enlace directo',
  open: 'Abrir',
  qrTitle: 'Código QR',
  qrOf: 'Código QR de {{link}}',
  download: 'Descargar',
  referrals: 'Recomendaciones',
  referralsHint: 'Marcar como recomendados a quienes se presenten con este enlace.',

  addCandidates: 'Añadir candidatos',
  addHint: 'Invite a personas una por una, o pegue o suba una lista. Cada una recibe su propio enlace.',
  addPeople: 'Añadir personas',
  ownLink:
    'Enviaremos a cada persona un enlace personal por correo, SMS o ambos. Aparecen en el tablero como pendientes.',
  name: 'Nombre',
  nameOf: 'Nombre {{number}}',
  email: 'Correo electrónico',
  emailOf: 'Correo electrónico {{number}}',
  textTo: 'Número de móvil',
  textToOf: 'Número de móvil {{number}}',
  removePerson: 'Quitar la persona {{number}}',
  addAnother: 'Añadir otra',
  invite: 'Invitar',
  invited_one: 'Una invitación está en camino',
  invited_many: '{{count}} de invitaciones están en camino',
  invited_other: '{{count}} invitaciones están en camino',
  nobodyInvited: 'No se ha invitado a nadie',
  failed: 'Se ha producido un error. Inténtelo de nuevo.',
} satisfies Translation<typeof en>

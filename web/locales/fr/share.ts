import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'Trouver des candidats',
  anyone: 'Toute personne qui a le lien peut postuler, sur téléphone ou ordinateur, sans compte.',

  copyLink: 'Copier le lien',
  directLink: 'Lien direct',
  open: 'Ouvrir',
  qrTitle: 'Code QR',
  qrOf: 'Code QR de {{link}}',
  download: 'Télécharger',
  referrals: 'Recommandations',
  referralsHint: 'Marquer comme recommandés les candidats venus par ce lien.',

  addCandidates: 'Ajouter des candidats',
  addHint: 'Invitez des personnes une par une, ou collez ou envoyez une liste. Chacune reçoit son propre lien.',
  addPeople: 'Ajouter des personnes',
  ownLink:
    'Chaque personne reçoit un lien personnel par e-mail, par SMS ou les deux. Elle apparaît sur le tableau comme « En attente ».',
  name: 'Nom',
  nameOf: 'Nom {{number}}',
  email: 'E-mail',
  emailOf: 'E-mail {{number}}',
  textTo: 'Numéro de mobile',
  textToOf: 'Numéro de mobile {{number}}',
  removePerson: 'Retirer la personne {{number}}',
  addAnother: 'Ajouter une autre personne',
  invite: 'Inviter',
  invited_one: '{{count}} invitation est en route',
  invited_many: '{{count}} d’invitations sont en route',
  invited_other: '{{count}} invitations sont en route',
  nobodyInvited: 'Personne n’a été invité',
  failed: 'Une erreur s’est produite, veuillez réessayer.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'Kandidaten werven',
  anyone: 'Iedereen met de link kan solliciteren, op een telefoon of computer, zonder account.',

  copyLink: 'Link kopiëren',
  directLink: 'Directe link',
  open: 'Openen',
  qrTitle: 'QR-code',
  qrOf: 'QR-code van {{link}}',
  download: 'Downloaden',
  referrals: 'Aanbevelingen',
  referralsHint: 'Markeer wie via deze link solliciteert als aanbeveling.',

  addCandidates: 'Kandidaten toevoegen',
  addHint: 'Nodig mensen één voor één uit, of plak of upload een lijst. Ieder krijgt een eigen link.',
  addPeople: 'Mensen toevoegen',
  ownLink:
    'We sturen iedereen een persoonlijke link per e-mail, sms of allebei. Ze verschijnen op het bord als In afwachting.',
  name: 'Naam',
  nameOf: 'Naam {{number}}',
  email: 'E-mail',
  emailOf: 'E-mail {{number}}',
  textTo: 'Mobiel nummer',
  textToOf: 'Mobiel nummer {{number}}',
  removePerson: 'Persoon {{number}} verwijderen',
  addAnother: 'Nog een toevoegen',
  invite: 'Uitnodigen',
  invited_one: 'Eén uitnodiging is onderweg',
  invited_other: '{{count}} uitnodigingen zijn onderweg',
  nobodyInvited: 'Er is niemand uitgenodigd',
  failed: 'Er is een fout opgetreden. Probeer het opnieuw.',
} satisfies Translation<typeof en>

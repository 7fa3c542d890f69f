import type { Translation } from '../text.ts'
import type en from '../en/share.ts'

export default {
  title: 'Kandidaten gewinnen',
  anyone: 'Wer den Link hat, kann sich bewerben, am Telefon oder am Computer, ohne Konto.',

  copyLink: 'Link kopieren',
  directLink: 'Direkter Link',
  open: 'Öffnen',
  qrTitle: 'QR-Code',
  qrOf: 'QR-Code von {{link}}',
  download: 'Herunterladen',
  referrals: 'Empfehlungen',
  referralsHint: 'Wer über diesen Link kommt, wird als empfohlen gekennzeichnet.',

  addCandidates: 'Kandidaten hinzufügen',
  addHint:
    'Laden Sie einzelne Personen ein, oder fügen Sie eine Liste ein oder laden Sie sie hoch. Jede Person bekommt einen eigenen Link.',
  addPeople: 'Personen hinzufügen',
  ownLink:
    'Sie bekommen eine E-Mail, eine SMS oder beides mit einem eigenen Link und erscheinen auf dem Board als eingeladen.',
  name: 'Name',
  nameOf: 'Name {{number}}',
  email: 'E-Mail',
  emailOf: 'E-Mail {{number}}',
  textTo: 'SMS an',
  textToOf: 'SMS an {{number}}',
  removePerson: 'Person {{number}} entfernen',
  addAnother: 'Weitere Person',
  invite: 'Einladen',
  invited_one: 'Eine Einladung ist unterwegs',
  invited_other: '{{count}} Einladungen sind unterwegs',
  nobodyInvited: 'Niemand wurde eingeladen',
  failed: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es noch einmal.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Kandidaten gewinnen',
  titleOf: 'Kandidaten gewinnen: {{job}}',
  backToDashboard: 'Zurück zur Übersicht',
  inviteTitle: 'Kandidaten einladen',
  inviteTitleOf: 'Kandidaten einladen: {{job}}',
  inviteClosed:
    'Diese Stelle nimmt zurzeit keine Bewerbungen an. Kandidaten können eingeladen werden, solange sie aktiv ist.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Conseguir candidatos',
  titleOf: 'Conseguir candidatos: {{job}}',
  backToDashboard: 'Volver al panel',
  inviteTitle: 'Invitar a candidatos',
  inviteTitleOf: 'Invitar a candidatos: {{job}}',
  inviteClosed: 'Esta oferta no admite candidaturas ahora. Se puede invitar a candidatos mientras esté activa.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Trouver des candidats',
  titleOf: 'Trouver des candidats : {{job}}',
  backToDashboard: 'Retour au tableau de bord',
  inviteTitle: 'Inviter des candidats',
  inviteTitleOf: 'Inviter des candidats : {{job}}',
  inviteClosed:
    'Cette offre n’accepte pas de candidatures actuellement. Les candidats peuvent être invités tant qu’elle est active.',
} satisfies Translation<typeof en>

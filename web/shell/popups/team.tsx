import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('shell')

/** TEAM-025 and TEAM-026: one invitation, on two occasions. */
export function TeamPopup({ kind, onClose }: { kind: 'inviteTeam' | 'collaboration'; onClose: () => void }) {
  const t = useText()
  const words =
    kind === 'inviteTeam'
      ? ({ title: 'popupInviteTitle', text: 'popupInviteText' } as const)
      : ({ title: 'popupCollaborationTitle', text: 'popupCollaborationText' } as const)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(words.title)}
      footer={
        <>
          <Button onClick={onClose}>{t('popupNotNow')}</Button>
          <ButtonLink to="/admin/settings?tab=users&invite=1" variant="primary" onClick={onClose}>
            {t('popupInviteTeam')}
          </ButtonLink>
        </>
      }
    >
      <p>{t(words.text)}</p>
    </Dialog>
  )
}

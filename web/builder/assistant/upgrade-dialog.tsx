import { namespace } from '../../i18n/namespace.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useEditor } from '../editor.tsx'

const useText = namespace('assistant')
const useBuilderText = namespace('builder')

/** What the plan does not have, and the way to it (AI-002). */
export function UpgradeDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const builder = useBuilderText()
  const { mayUpgrade } = useEditor()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('upgradeTitle')}
      footer={
        <>
          <Button onClick={onClose}>{builder('notNow')}</Button>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              {builder('upgrade')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('upgradeText')}</p>
      {!mayUpgrade && <p className="mt-2">{builder('limitContact')}</p>}
    </Dialog>
  )
}

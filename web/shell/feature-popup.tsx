import { type Feature, gates } from '#contracts/subscription/features.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { planName } from './upgrades.ts'

const useText = namespace('builder')
const useCommonText = namespace('common')

type Props = { open: boolean; onClose: () => void; feature: Feature; name: string; mayUpgrade: boolean }

/** What a locked control opens: which feature it is, and the smallest plan that has it. */
export function FeaturePopup({ open, onClose, feature, name, mayUpgrade }: Props) {
  const t = useText()
  const common = useCommonText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('upgradeFor', { feature: name })}
      footer={
        <>
          <Button onClick={onClose}>{common('close')}</Button>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              {t('seePlan')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{t('featureComesWith', { feature: name, plan: planName(gates[feature].from) })}</p>
      {!mayUpgrade && <p className="mt-2">{t('limitContact')}</p>}
    </Dialog>
  )
}

import type { PlanName } from '#contracts/subscription/plans.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ShellData } from '../shell-data.ts'
import { limitTexts } from '../limit-notice.tsx'
import { grantedBy, nextPlan, planName, type Promised, promisedBy } from '../upgrades.ts'
import type { LimitName } from '../use-shell.ts'
import { volumeTexts } from '../volume-texts.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('shell')

type Props = { shell: ShellData; onClose: () => void; onChat: () => void }

/** BILL-026: who may pay finds the way there; everybody else is told whom to ask. */
function Ways({ shell, onClose, onChat }: Props) {
  const t = useText()
  return (
    <>
      <Button onClick={onChat}>{t('popupChat')}</Button>
      {shell.permissions.includes('company.billing') ? (
        <ButtonLink to="/admin/billing" variant="primary" onClick={onClose}>
          {t('popupSeePlans')}
        </ButtonLink>
      ) : (
        <p className="me-auto self-center text-muted">{t('popupAskAdministrator')}</p>
      )}
    </>
  )
}

export function Volumes({ listed }: { listed: Promised[] }) {
  const t = useText()
  return (
    <ul className="mt-2 list-disc ps-5">
      {listed.map(({ key, count }) => (
        <li key={key}>{key === 'unlimited' ? t('volumeUnlimited') : t(volumeTexts[key], { count })}</li>
      ))}
    </ul>
  )
}

function Next({ plan }: { plan: PlanName | null }) {
  const t = useText()
  const next = nextPlan(plan ?? 'starter')
  if (!next) return <p>{t('popupHighest')}</p>
  return (
    <>
      <p>{t('popupUpgradeTo', { plan: planName(next) })}</p>
      <Volumes listed={promisedBy(next)} />
    </>
  )
}

export function UpgradePopup(props: Props) {
  const t = useText()
  return (
    <Dialog open onClose={props.onClose} title={t('popupUpgradeTitle')} footer={<Ways {...props} />}>
      <Next plan={props.shell.plan} />
    </Dialog>
  )
}

/** NAV-037: which limit it is, in the words of the chat bar. */
export function LimitPopup({ of, ...props }: Props & { of: LimitName }) {
  const t = useText()
  return (
    <Dialog open onClose={props.onClose} title={t(limitTexts[of].title)} footer={<Ways {...props} />}>
      <p className="mb-3">{t(limitTexts[of].text)}</p>
      <Next plan={props.shell.plan} />
    </Dialog>
  )
}

export function CongratsPopup({ plan, onClose }: Props & { plan: PlanName }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('popupCongratsTitle')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('popupGreat')}
        </Button>
      }
    >
      <p>{t('popupCongratsText', { plan: planName(plan) })}</p>
      <Volumes listed={grantedBy(plan)} />
    </Dialog>
  )
}

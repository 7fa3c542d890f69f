import type { PlanName } from '#contracts/subscription/plans.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { ShellData } from '../shell-data.ts'
import { limitTexts } from '../limit-notice.tsx'
import { grantedBy, nextPlan, planName, type Promised, promisedBy } from '../upgrades.ts'
import type { LimitName } from '../use-shell.ts'
import { Administrators, type ClientUsage, UsedUp, useClientUsage, Waiting } from './usage.tsx'
import { volumeTexts } from '../volume-texts.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'

const useText = namespace('shell')

type Props = { shell: ShellData; onClose: () => void; onChat: () => void }

/** BILL-026: who may pay finds the way there; others see whom to ask. */
function Ways({ shell, onClose, onChat, of }: Props & { of?: LimitName }) {
  const t = useText()
  return (
    <>
      <Button onClick={onChat}>{t('popupChat')}</Button>
      {shell.permissions.includes('company.billing') ? (
        <ButtonLink to={`/admin/billing/bundles${of ? `?limit=${of}` : ''}`} variant="primary" onClick={onClose}>
          {t('popupSeePlans')}
        </ButtonLink>
      ) : (
        <p className="me-auto self-center text-muted">{t('popupAskAdministrator')}</p>
      )}
    </>
  )
}

/** A plural is chosen by the count itself, which is then written grouped (BILL-015). */
export function Volumes({ listed }: { listed: Promised[] }) {
  const t = useText()
  const { number } = useFormat()
  return (
    <ul className="mt-2 list-disc ps-5">
      {listed.map(({ key, count }) => (
        <li key={key}>
          {key === 'unlimited'
            ? t('volumeUnlimited')
            : t(volumeTexts[key], { count }).replace(String(count), number(count))}
        </li>
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

/** Nothing for those who may change the plan. */
const WhomToAsk = ({ shell, usage }: { shell: ShellData; usage: ClientUsage | null }) =>
  shell.permissions.includes('company.billing') ? null : <Administrators usage={usage} />

export function UpgradePopup(props: Props) {
  const t = useText()
  const known = useClientUsage()
  return (
    <Dialog open onClose={props.onClose} title={t('popupUpgradeTitle')} footer={<Ways {...props} />}>
      <UsedUp {...known} />
      <Next plan={props.shell.plan} />
      <WhomToAsk shell={props.shell} usage={known.usage} />
    </Dialog>
  )
}

/** NAV-037: which limit it is, in the words of the chat bar; what is used of it, and who waits because of it. */
export function LimitPopup({ of, ...props }: Props & { of: LimitName }) {
  const t = useText()
  const known = useClientUsage()
  return (
    <Dialog open onClose={props.onClose} title={t(limitTexts[of].title)} footer={<Ways {...props} of={of} />}>
      <p className="mb-3">{t(limitTexts[of].text)}</p>
      <UsedUp {...known} of={of} />
      {of === 'candidates' && <Waiting usage={known.usage} onClose={props.onClose} />}
      <Next plan={props.shell.plan} />
      <WhomToAsk shell={props.shell} usage={known.usage} />
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

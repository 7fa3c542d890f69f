import { namespace } from '../i18n/namespace.ts'
import { moduleLimitMessage } from '#contracts/job/validation.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import type { Refusal } from './wizard/builder.machine.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('builder')
const useModuleText = namespace('modules')

/** No slot left: what the plan allows, and the two ways out of it. Nothing has changed. */
export function LimitDialog({
  refusal,
  mayUpgrade,
  onClose,
}: {
  refusal: Refusal | null
  mayUpgrade: boolean
  onClose: () => void
}) {
  const t = useText()
  const reached = refusal?.code === 'subscription/no-job-slot'
  return (
    <Dialog
      open={reached}
      onClose={onClose}
      title={t('limitTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('keepAsDraft')}</Button>
          <ButtonLink to="/admin/jobs?currentTab=active">{t('seeActiveJobs')}</ButtonLink>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              {t('seePlan')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{refusal?.message}</p>
      <p className="mt-2">{t('limitText')}</p>
      {!mayUpgrade && <p className="mt-2">{t('limitContact')}</p>}
    </Dialog>
  )
}

/** No further question: how many a job of the company can have, and the way to more (MOD-023). Nothing was added. */
export function ModuleLimitDialog({
  limit,
  open,
  mayUpgrade,
  onClose,
}: {
  limit: number
  open: boolean
  mayUpgrade: boolean
  onClose: () => void
}) {
  const t = useText()
  const own = useModuleText()
  const say = useRuleText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say(moduleLimitMessage(limit))}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          {mayUpgrade && (
            <ButtonLink to="/admin/billing" variant="primary">
              {t('upgrade')}
            </ButtonLink>
          )}
        </>
      }
    >
      <p>{own('moduleLimitText')}</p>
      {!mayUpgrade && <p className="mt-2">{t('limitContact')}</p>}
    </Dialog>
  )
}

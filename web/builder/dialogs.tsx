import { isSection, sections } from '#contracts/job/sections.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Refusal } from './wizard/builder.machine.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('builder')

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

/** Somebody else saved the same part first. Neither version is lost until the person has chosen. */
export function ConflictCallout({
  refusal,
  onOverwrite,
  onDiscard,
}: {
  refusal: Refusal
  onOverwrite: () => void
  onDiscard: () => void
}) {
  const t = useText()
  const { list } = useFormat()
  const named = Object.keys(refusal.fields).map((section) => (isSection(section) ? t(sections[section].step) : section))
  return (
    <Callout tone="warning" announce title={t('changedBySomebody', { parts: list(named) })}>
      <p>
        {refusal.message} {t('yoursIsHere')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={onOverwrite}>
          {t('saveMine')}
        </Button>
        <Button size="sm" onClick={onDiscard}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Callout>
  )
}

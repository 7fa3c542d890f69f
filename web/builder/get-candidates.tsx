import { DownloadIcon, Link2Icon, PlusIcon } from '../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import type { JobDeadline } from '#contracts/job/deadline.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import type { ReferralWay, Referrals as KeptReferrals, ShareAction } from '#contracts/job/choices.ts'
import { namespace } from '../i18n/namespace.ts'
import { late } from '../lib/late.tsx'
import { ImportPanel } from '../get-candidates/late-import.tsx'
import { buttonClasses, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { TextInput } from '../ui/text-input.tsx'
import { Breadcrumbs, Way, type Ways } from '../get-candidates/breadcrumbs.tsx'
import { DeadlineControl } from '../get-candidates/deadline-control.tsx'
import { DeadlineView } from '../get-candidates/deadline-view.tsx'
import type { View } from '../get-candidates/views.ts'
import { AddCandidates } from './add-candidates.tsx'
import { keepReferralsOver, shareOver } from './requests.ts'

const PowerCards = late(() => import('../get-candidates/power-cards.tsx'))
const PowerView = late(() => import('../get-candidates/power-view.tsx'), <Spinner />)
const useText = namespace('share')
const useCommonText = namespace('common')
const useOutreachText = namespace('outreach')

export type Publication = {
  jobId: string
  title: string
  link: string
  live: boolean
  deadline: JobDeadline | null
  referrals: KeptReferrals
}

/** The referral variant of a link marks who comes by it (PUB-021). */
export const referralLink = (link: string, referral: boolean) => (referral ? `${link}?form_referrer=1` : link)

/**
 * Ways to the candidates: one component, shown as the builder's last step and as a page of its own. On the page the view
 * is in the address; `at` says which.
 */
export function GetCandidates({ publication, at }: { publication: Publication; at?: { view: View | null } }) {
  const t = useText()
  const outreach = useOutreachText()
  const { jobId } = publication
  const [opened, open] = useState<View | null>(null)
  const [deadline, setDeadline] = useState(publication.deadline)
  const view = at ? at.view : opened
  const ways: Ways = at ? { to: (to) => `/jobs/post/${jobId}${to ? `?view=${to}` : ''}` } : { open }
  const recorded = useRef(false)
  const record = (via: ShareAction, referral = false) => {
    // Recording a share never prevents sharing.
    shareOver(jobId, { via, referral }).catch((error) => console.info('This share was not recorded:', error))
  }
  useEffect(() => {
    if (recorded.current) return
    recorded.current = true
    record('open publish')
  }, [jobId])

  if (view)
    return (
      <div className="flex flex-col gap-4">
        <Breadcrumbs view={view} ways={ways} />
        {(view === 'share' || view === 'boost') && (
          <PowerView jobId={jobId} way={view} onPosted={() => record('publish on job boards')} />
        )}
        {view === 'deadline' && <DeadlineView jobId={jobId} deadline={deadline} onSet={setDeadline} />}
        {view === 'invite' && (
          <>
            <AddCandidates jobId={jobId} onSent={() => record('sending invitations')} />
            <ImportPanel jobId={jobId} onSent={() => record('sending invitations')} />
          </>
        )}
      </div>
    )
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="text-muted">{t('anyone')}</p>
      <DeadlineControl deadline={deadline} ways={ways} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={t('addCandidates')} className="md:col-span-2">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-prose text-muted">{t('addHint')}</p>
            <div className="flex flex-wrap gap-2">
              <ButtonLink to={`/admin/jobs/${jobId}/invitations`}>{outreach('invitations')}</ButtonLink>
              <Way ways={ways} view="invite" className={buttonClasses({ variant: 'primary' })}>
                <PlusIcon aria-hidden="true" />
                {t('addPeople')}
              </Way>
            </div>
          </div>
        </Card>
        <CopyLink publication={publication} onShare={record} />
        <QrCode publication={publication} onShare={record} />
        {publication.live && <PowerCards jobId={jobId} ways={ways} />}
      </div>
    </div>
  )
}

type CardProps = { publication: Publication; onShare: (via: ShareAction, referral: boolean) => void }

function CopyLink({ publication, onShare }: CardProps) {
  const { link } = publication
  const t = useText()
  const common = useCommonText()
  const { referral, box } = useReferrals(publication, 'copyLink')
  const shared = referralLink(link, referral)
  return (
    <Card title={t('copyLink')}>
      <div className="flex flex-col gap-3">
        <Field label={t('directLink')}>
          <TextInput readOnly dir="ltr" value={shared} onFocus={(event) => event.target.select()} />
        </Field>
        <Referrals {...box} />
        <div className="flex flex-wrap gap-2">
          <CopyButton
            text={shared}
            label={t('copyLink')}
            copiedLabel={common('copied')}
            variant="primary"
            onCopied={() => onShare('copy direct link', referral)}
          />
          <a className={buttonClasses()} href={shared} target="_blank" rel="noreferrer">
            <Link2Icon aria-hidden="true" />
            {t('open')}
          </a>
        </div>
      </div>
    </Card>
  )
}

function QrCode({ publication, onShare }: CardProps) {
  const { jobId, title, link } = publication
  const t = useText()
  const { referral, box } = useReferrals(publication, 'qrCode')
  const image = `/jobs/post/${jobId}/qr.png${referral ? '?referral=1' : ''}`
  const job = useJobTitle()(savedTitle(title))
  // Both are downloaded, printed and hung up: the picture does not show which is which.
  const file = `${referral ? `${job} (${t('referrals')})` : job}.png`
  return (
    <Card title={t('qrTitle')}>
      <div className="flex items-start gap-4 max-sm:flex-wrap">
        <img
          src={image}
          width={160}
          height={160}
          alt={t('qrOf', { link: referralLink(link, referral) })}
          className="shrink-0 rounded-md border border-line"
        />
        <div className="flex flex-col gap-3">
          <Referrals {...box} />
          <a
            className={buttonClasses({ variant: 'primary' }, 'self-start')}
            href={image}
            download={file}
            onClick={() => onShare('QR downloaded', referral)}
          >
            <DownloadIcon aria-hidden="true" />
            {t('download')}
          </a>
        </div>
      </div>
    </Card>
  )
}

/** The choice is kept on the job, for all who share it; the newest press counts, and one that is not kept is taken back. */
function useReferrals({ jobId, referrals }: Publication, of: ReferralWay) {
  const [referral, show] = useState(referrals[of])
  const [failed, setFailed] = useState(false)
  const kept = useRef(referrals[of])
  const sent = useRef(Promise.resolve())
  const presses = useRef(0)
  const onChange = (on: boolean) => {
    const press = ++presses.current
    show(on)
    setFailed(false)
    sent.current = sent.current.then(async () => {
      const answer = await keepReferralsOver(jobId, { of, on }).catch(() => null)
      if (answer?.recorded) kept.current = on
      if (press !== presses.current) return
      show(kept.current)
      setFailed(kept.current !== on)
    })
  }
  return { referral, box: { checked: referral, failed, onChange } }
}

function Referrals({
  checked,
  failed,
  onChange,
}: {
  checked: boolean
  failed: boolean
  onChange: (checked: boolean) => void
}) {
  const t = useText()
  return (
    <div>
      <Checkbox
        label={t('referrals')}
        hint={t('referralsHint')}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {failed && (
        <p role="alert" className="text-sm text-danger-ink">
          {t('failed')}
        </p>
      )}
    </div>
  )
}

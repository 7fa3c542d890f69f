import { DownloadIcon, Link2Icon } from '../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { savedTitle } from '#contracts/job/blank.ts'
import type { ShareAction } from '#contracts/job/choices.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { TextInput } from '../ui/text-input.tsx'
import { AddCandidates } from './add-candidates.tsx'
import { shareOver } from './requests.ts'

const useText = namespace('share')
const useCommonText = namespace('common')

export type Publication = { jobId: string; title: string; link: string; live: boolean }

/** The referral variant of a link marks who comes by it (PUB-021). */
export const referralLink = (link: string, referral: boolean) => (referral ? `${link}?form_referrer=1` : link)

/** Ways to the candidates: one component, shown as the builder's last step and as a page of its own. */
export function GetCandidates({ publication }: { publication: Publication }) {
  const t = useText()
  const { jobId } = publication
  const opened = useRef(false)
  const record = (via: ShareAction, referral = false) => {
    // The record of a share never stands in the way of sharing.
    shareOver(jobId, { via, referral }).catch((error) => console.info('This share was not recorded:', error))
  }
  useEffect(() => {
    if (opened.current) return
    opened.current = true
    record('open publish')
  }, [jobId])

  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-xl font-semibold">{t('title')}</h2>
      <p className="text-muted">{t('anyone')}</p>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <AddCandidates jobId={jobId} />
        <CopyLink publication={publication} onShare={record} />
        <QrCode publication={publication} onShare={record} />
      </div>
    </div>
  )
}

type CardProps = { publication: Publication; onShare: (via: ShareAction, referral: boolean) => void }

function CopyLink({ publication: { link }, onShare }: CardProps) {
  const t = useText()
  const common = useCommonText()
  const [referral, setReferral] = useState(false)
  const shared = referralLink(link, referral)
  return (
    <Card title={t('copyLink')}>
      <div className="flex flex-col gap-3">
        <Field label={t('directLink')}>
          <TextInput readOnly dir="ltr" value={shared} onFocus={(event) => event.target.select()} />
        </Field>
        <Referrals checked={referral} onChange={setReferral} />
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

function QrCode({ publication: { jobId, title, link }, onShare }: CardProps) {
  const t = useText()
  const [referral, setReferral] = useState(false)
  const image = `/jobs/post/${jobId}/qr.png${referral ? '?referral=1' : ''}`
  const job = useJobTitle()(savedTitle(title))
  // Both are downloaded, printed and hung up: nobody sees from the picture which is which.
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
          <Referrals checked={referral} onChange={setReferral} />
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

function Referrals({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const t = useText()
  return (
    <Checkbox
      label={t('referrals')}
      hint={t('referralsHint')}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

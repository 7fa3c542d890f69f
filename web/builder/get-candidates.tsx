import { DownloadIcon, Link2Icon } from '../ui/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { savedTitle } from '#contracts/job/blank.ts'
import type { ShareAction } from '#contracts/job/choices.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { AddCandidates } from './add-candidates.tsx'
import { shareOver } from './requests.ts'

export type Publication = { jobId: string; title: string; link: string; live: boolean }

/** The referral variant of a link marks who comes by it (PUB-021). */
export const referralLink = (link: string, referral: boolean) => (referral ? `${link}?form_referrer=1` : link)

/** Ways to the candidates: one component, shown as the builder's last step and as a page of its own. */
export function GetCandidates({ publication }: { publication: Publication }) {
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
      <h2 className="text-xl font-semibold">Get Candidates</h2>
      <p className="text-muted">Anyone with the link can apply, on a phone or a computer, without an account.</p>
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
  const [referral, setReferral] = useState(false)
  const shared = referralLink(link, referral)
  return (
    <Card title="Copy Link">
      <div className="flex flex-col gap-3">
        <Field label="Direct link">
          <TextInput readOnly value={shared} onFocus={(event) => event.target.select()} />
        </Field>
        <Referrals checked={referral} onChange={setReferral} />
        <div className="flex flex-wrap gap-2">
          <CopyButton text={shared} label="Copy Link" copiedLabel="Copied!" variant="primary" onCopied={() => onShare('copy direct link', referral)} />
          <a className={buttonClasses()} href={shared} target="_blank" rel="noreferrer">
            <Link2Icon aria-hidden="true" />
            Open
          </a>
        </div>
      </div>
    </Card>
  )
}

function QrCode({ publication: { jobId, title, link }, onShare }: CardProps) {
  const [referral, setReferral] = useState(false)
  const image = `/jobs/post/${jobId}/qr.png${referral ? '?referral=1' : ''}`
  const name = savedTitle(title)
  return (
    <Card title="QR-Code">
      <div className="flex items-start gap-4 max-sm:flex-wrap">
        <img src={image} width={160} height={160} alt={`QR code of ${referralLink(link, referral)}`} className="shrink-0 rounded-md border border-line" />
        <div className="flex flex-col gap-3">
          <Referrals checked={referral} onChange={setReferral} />
          <a className={buttonClasses({ variant: 'primary' }, 'self-start')} href={image} download={`${name}.png`} onClick={() => onShare('QR downloaded', referral)}>
            <DownloadIcon aria-hidden="true" />
            Download
          </a>
        </div>
      </div>
    </Card>
  )
}

const Referrals = ({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) => (
  <Checkbox label="Referrals" hint="Candidates who come by this link are marked as referred." checked={checked} onChange={(event) => onChange(event.target.checked)} />
)

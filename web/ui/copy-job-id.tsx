import { useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { Tooltip } from './tooltip.tsx'

const useText = namespace('common')

/** NAV-041. */
const COPIED_MS = 2000

/** Beside a job's title: the id that programs name the job by. Its tooltip asks for the click, and then confirms it (NAV-018). */
export function CopyJobId({ jobId }: { jobId: string }) {
  const t = useText()
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const tooltip = copied ? t('copied') : t('copyJobId')
  const copy = () =>
    void navigator.clipboard.writeText(jobId).then(
      () => setCopied((times) => times + 1),
      (error) => console.info('The job ID could not be copied:', error),
    )
  return (
    <Tooltip text={tooltip} shown={copied > 0}>
      <button
        type="button"
        aria-label={t('copyJobId')}
        className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        onClick={copy}
      >
        {copied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      </button>
      <span role="status" className="sr-only">
        {copied ? t('copied') : ''}
      </span>
    </Tooltip>
  )
}

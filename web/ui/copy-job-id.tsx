import { useEffect, useState } from 'react'
import { buttonClasses } from './button.tsx'
import { CheckIcon, CopyIcon } from './icons.tsx'

/** NAV-041. */
const COPIED_MS = 2000

/** Beside a job's title: the id that programs name the job by. Its tooltip asks for the click, and then confirms it (NAV-018). */
export function CopyJobId({ jobId }: { jobId: string }) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const tooltip = copied ? 'Copied!' : 'Click to copy job ID'
  const copy = () => void navigator.clipboard.writeText(jobId).then(() => setCopied((times) => times + 1), (error) => console.info('The job ID could not be copied:', error))
  return (
    <span className="group relative inline-flex">
      <button type="button" aria-label="Click to copy job ID" className={buttonClasses({ variant: 'quiet', size: 'sm' })} onClick={copy}>
        {copied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
      </button>
      <span
        aria-hidden="true"
        className={`pointer-events-none absolute top-full left-0 z-30 mt-1 rounded border border-line bg-raised px-2 py-1 text-xs whitespace-nowrap text-ink shadow ${copied ? '' : 'invisible group-focus-within:visible group-hover:visible'}`}
      >
        {tooltip}
      </span>
      <span role="status" className="sr-only">
        {copied ? 'Copied!' : ''}
      </span>
    </span>
  )
}

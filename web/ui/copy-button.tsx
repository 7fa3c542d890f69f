import { CheckIcon, CopyIcon } from '@radix-ui/react-icons'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** 2000 ms (NAV-041). */
const COPIED_MS = 2000

type CopyButtonProps = { text: string; label: ReactNode; copiedLabel: ReactNode; title?: string; variant?: 'secondary' | 'quiet' | 'primary'; size?: 'sm' | 'md' }

/** Copies, and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => void navigator.clipboard.writeText(text).then(() => setCopied((times) => times + 1))
  return (
    <>
      <Button {...look} onClick={copy}>
        {copied ? <CheckIcon aria-hidden="true" /> : <CopyIcon aria-hidden="true" />}
        {copied ? copiedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {copied ? copiedLabel : ''}
      </span>
    </>
  )
}

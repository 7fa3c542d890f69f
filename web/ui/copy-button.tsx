import { CheckIcon, CopyIcon } from './icons.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from './button.tsx'

/** 2000 ms (NAV-041). */
const COPIED_MS = 2000

type CopyButtonProps = {
  text: string
  label: ReactNode
  copiedLabel: ReactNode
  title?: string
  variant?: 'secondary' | 'quiet' | 'primary'
  size?: 'sm' | 'md'
  onCopied?: () => void
}

/** Copies, and says so for two seconds. */
export function CopyButton({ text, label, copiedLabel, onCopied, ...look }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const done = () => {
    setCopied((times) => times + 1)
    onCopied?.()
  }
  const copy = () =>
    void navigator.clipboard.writeText(text).then(done, (error) => console.info('The text could not be copied:', error))
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

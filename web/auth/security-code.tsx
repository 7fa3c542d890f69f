import { type FormEvent, useEffect, useRef } from 'react'
import { westernDigits } from '#contracts/kernel/digits.ts'
import { CODE_LENGTH } from '#contracts/user/limits.ts'
import { TextInput } from '../ui/text-input.tsx'

/** How long a wrong code stays to be seen (AUTH-044). */
const CLEARS_AFTER_MS = 2000

/**
 * One field for the whole code, so that it can be pasted and filled in by the browser. Sends its form once the code is
 * complete; empties itself two seconds after an error. Before the scripts are here it is a field like any other.
 * @param refused changes with every refusal.
 */
export function SecurityCode({
  name,
  refused,
  length = CODE_LENGTH,
}: {
  name: string
  refused: unknown
  length?: number
}) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!refused) return
    const wrong = input.current?.value
    const timer = setTimeout(() => {
      if (input.current && input.current.value === wrong) input.current.value = ''
    }, CLEARS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [refused])

  function typed({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const digits = westernDigits(field.value).replaceAll(/\D/g, '').slice(0, length)
    if (digits !== field.value) field.value = digits
    if (digits.length === length) field.form?.requestSubmit()
  }

  return (
    <TextInput
      ref={input}
      name={name}
      onInput={typed}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`\\s*(\\d\\s*){${length}}`}
      maxLength={length + 4}
      size={length}
      dir="ltr"
      required
      autoFocus
      className="h-14 text-center font-mono text-2xl tracking-[0.6em]"
    />
  )
}

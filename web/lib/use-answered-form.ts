import { useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import { useFocusOnError } from './use-focus-on-error.ts'

type Refused = { refused?: { message: string; fields: Record<string, string> }; kept?: Record<string, string> }

/** The one form of a page and what its action answered: what to mend, what was typed, and a message that belongs to no field. */
export function useAnsweredForm(answer: object | undefined) {
  const { refused, kept = {} }: Refused = answer ?? {}
  const fields: Partial<Record<string, string>> = refused?.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  const busy = useNavigation().formMethod === 'POST'
  const unexplained = refused && Object.keys(fields).length === 0 ? refused.message : null
  return { form, refused, fields, kept: kept as Partial<Record<string, string>>, busy, unexplained }
}

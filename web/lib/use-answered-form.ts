import { useNavigation } from '@remix-run/react'
import { useRef } from 'react'
import type { RejectionCode } from '#contracts/kernel/rejections.ts'
import { useFocusOnError } from './use-focus-on-error.ts'

type Refused = {
  refused?: { code: string; message: string; fields: Record<string, string> }
  kept?: Record<string, string>
}

/** Its sentence is shown above the fields that it is about (AUTH-055). */
const INVALID_SIGNUP = 'account/invalid-signup' satisfies RejectionCode

/** The one form of a page and what its action answered: what to mend, what was typed, and a message about all of it. */
export function useAnsweredForm(answer: object | undefined) {
  const { refused, kept = {} }: Refused = answer ?? {}
  const fields: Partial<Record<string, string>> = refused?.fields ?? {}
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, refused)
  const busy = useNavigation().formMethod === 'POST'
  const whole = refused && (refused.code === INVALID_SIGNUP || Object.keys(fields).length === 0)
  const unexplained = whole ? refused.message : null
  return { form, refused, fields, kept: kept as Partial<Record<string, string>>, busy, unexplained }
}

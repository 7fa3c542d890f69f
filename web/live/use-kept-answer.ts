import { useLocation } from '@remix-run/react'
import { useState } from 'react'
import { useAnswer } from '../offline/index.ts'

/** `useAnswer` for pages that are read again while they are open, which the router takes for the end of an answer. */
export function useKeptAnswer<Action>() {
  const answer = useAnswer<Action>()
  const { key } = useLocation()
  const [kept, setKept] = useState({ key, answer })
  if (answer === undefined && key === kept.key) return kept.answer
  if (answer !== kept.answer || key !== kept.key) setKept({ key, answer })
  return answer
}

import { useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useToasts } from '../../ui/toast.tsx'
import { comparePath, isComparable, MOST_COMPARED } from '../../lib/review-paths.ts'

const useText = namespace('cockpit')
/** By job, kept while this tab is open. */
const chosenOf = new Map<string, readonly string[]>()

/** Candidates of a job that were marked, one page after the other, to be compared. */
export function useChosen(jobId: string, candidateId: string) {
  const [chosen, setChosen] = useState(() => chosenOf.get(jobId) ?? [])
  const navigate = useNavigate()
  const { show } = useToasts()
  const t = useText()
  const isChosen = chosen.includes(candidateId)
  return {
    choose() {
      if (!isChosen && chosen.length === MOST_COMPARED) return show({ key: 'chosen', message: t('chosenFull') })
      const next = isChosen ? chosen.filter((id) => id !== candidateId) : [...chosen, candidateId]
      chosenOf.set(jobId, next)
      setChosen(next)
      show({ key: 'chosen', message: t('chosen', { count: next.length }) })
    },
    compare() {
      const ids = [...new Set([...chosen, candidateId])].slice(-MOST_COMPARED)
      if (isComparable(ids.length)) navigate(comparePath(jobId, ids))
      else show({ key: 'chosen', message: t('chooseFirst') })
    },
  }
}

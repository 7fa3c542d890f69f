import { useFetchers, useNavigation, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../live/use-live.ts'

/** A burst of changes is read once. */
const TOGETHER_MS = 400

/** Reads the page again, but not while a form of it is being sent: that would be cancelled, and its answer brings the newest. */
function useReadAgain(isDue: boolean, begun: () => void) {
  const { revalidate, state } = useRevalidator()
  const isBusy = useNavigation().state !== 'idle' || useFetchers().length > 0 || state !== 'idle'
  useEffect(() => {
    if (!isDue || isBusy) return
    begun()
    revalidate()
  }, [isDue, isBusy])
}

/** Keeps the page of one interview as it is now. */
export function useLiveInterview({ interviewId, rev }: { interviewId: string; rev: number }, since: string) {
  const [newest, setNewest] = useState(0)
  const { revalidate } = useRevalidator()
  useLive({ interview: interviewId, since }, { update_interview: (news) => setNewest(news.rev), reload: revalidate })
  useReadAgain(newest > rev, () => setNewest(0))
}

/** Keeps a list of interviews, in any form, as it is now. */
export function useLiveInterviews(since: string) {
  const [isDue, setDue] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { revalidate } = useRevalidator()
  useLive(
    { interviews: 'all', since },
    {
      update_interviews: () => {
        timer.current ??= setTimeout(() => {
          timer.current = undefined
          setDue(true)
        }, TOGETHER_MS)
      },
      reload: revalidate,
    },
  )
  useEffect(() => () => clearTimeout(timer.current), [])
  useReadAgain(isDue, () => setDue(false))
}

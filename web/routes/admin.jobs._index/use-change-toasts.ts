import type { SubmitFunction } from '@remix-run/react'
import { useEffect } from 'react'
import { useShell } from '../../shell/use-shell.ts'
import { useToasts } from '../../ui/toast.tsx'
import type { Change, JobTab } from './list.ts'

type Answer =
  | { change: Change; jobId: string; title: string; was: JobTab }
  | { refused: { code: string; message: string } }
  | undefined

const said: Record<Change, (title: string) => string> = {
  archive: (title) => `‘${title}’ is archived. Its link takes no more candidates.`,
  activate: (title) => `‘${title}’ is active again.`,
  draft: (title) => `‘${title}’ is among the drafts again.`,
}
/** What brings a job back to the tab it was in. */
const back: Record<JobTab, Change> = { active: 'activate', draft: 'draft', archived: 'archive' }

/** Says what has been done and offers to take it back; or why not, and where to change that. */
export function useChangeToasts(answer: Answer, submit: SubmitFunction) {
  const { show } = useToasts()
  const { open } = useShell()
  useEffect(() => {
    if (!answer) return
    if ('refused' in answer) {
      const { code, message } = answer.refused
      if (code === 'subscription/no-job-slot') return open({ kind: 'limit', of: 'jobs' })
      return show({ key: 'job', tone: 'danger', message })
    }
    const { change, jobId, title, was } = answer
    const undo = () => submit({ [back[was]]: jobId }, { method: 'post', action: '/admin/jobs?index' })
    show({ key: 'job', tone: 'success', message: said[change](title), action: { label: 'Undo', run: undo } })
  }, [answer, open, show, submit])
}

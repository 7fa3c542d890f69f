import type { SubmitFunction } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { useShell } from '../../shell/use-shell.ts'
import { commonText, jobTitleIn } from '../../ui/titles.ts'
import { useToasts } from '../../ui/toast.tsx'
import type { Change, JobTab } from './list.ts'

type Answer =
  | { change: Change; jobId: string; title: string; was: JobTab }
  | { refused: { code: string; message: string } }
  | undefined

const useText = namespace('jobs')
const said = { archive: 'didArchive', activate: 'didActivate', draft: 'didDraft' } as const satisfies Record<
  Change,
  string
>
/** What brings a job back to the tab it was in. */
const back: Record<JobTab, Change> = { active: 'activate', draft: 'draft', archived: 'archive' }

/** Says what has been done and offers to take it back; or why not, and where to change that. */
export function useChangeToasts(answer: Answer, submit: SubmitFunction) {
  const t = useText()
  const language = useLanguage()
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
    show({
      key: 'job',
      tone: 'success',
      message: t(said[change], { title: jobTitleIn(commonText.in(language), title) }),
      action: { label: t('undo'), run: undo },
    })
  }, [answer, language, open, show, submit, t])
}

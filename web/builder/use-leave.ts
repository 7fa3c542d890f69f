import { useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import { waitFor } from 'xstate'
import { savedTitle } from '#contracts/job/blank.ts'
import { namespace } from '../i18n/namespace.ts'
import type { Mode } from './wizard/steps.ts'
import { reportError } from '../lib/report-error.ts'
import { useToasts } from '../ui/toast.tsx'
import { useJobTitle } from '../ui/titles.ts'
import type { OpenJob, useDraft } from './use-draft.ts'

const useText = namespace('builder')

const SETTLE_MS = 10_000
/** One message for both ways in which it is reported, so that one failure is one report. */
const UNSAVED = 'The job could not be saved'

/** Leaving the builder saves what is there; a save that fails says so, and the builder is left all the same (JOB-054). */
export function useLeave(
  { jobId }: OpenJob,
  { draft, autosave, actor, send }: ReturnType<typeof useDraft>,
  mode: Mode,
  confirmed: () => Promise<boolean>,
) {
  const t = useText()
  const jobTitle = useJobTitle()
  const navigate = useNavigate()
  const { show } = useToasts()
  const isDraft = mode === 'create' && autosave.context.automatic
  const to = isDraft ? `/admin/jobs?currentTab=draft&newDraftJobID=${jobId}` : `/admin/jobs/${jobId}`

  /** Saves now; true when everything is on the server. What failed without a reason is reported. */
  async function saved(tone: 'danger' | 'warning' = 'danger', unexpected = t('failed')): Promise<boolean> {
    send({ type: 'person.save' })
    const ended = await waitFor(
      actor,
      (state) =>
        ['settled', 'refused', 'retrying', 'choosing', 'behind'].some((each) => state.matches(each as 'settled')),
      { timeout: SETTLE_MS },
    ).catch(() => null)
    if (ended?.matches('settled')) return true
    const refusal = ended?.context.refusal
    show({ message: refusal?.message ?? unexpected, tone, key: 'saved', brief: true })
    if (!refusal) reportError(new Error(UNSAVED))
    return false
  }
  /** The save of a step without a footer; its failure goes on to the caller (JOB-056). */
  async function savedOrThrown(): Promise<void> {
    if (await saved('danger', t('failedHere')))
      show({ message: t('saved'), tone: 'success', key: 'saved', brief: true })
    else if (!actor.getSnapshot().context.refusal) throw new Error(UNSAVED)
  }
  async function go(navigateTo: typeof navigate) {
    if (!(await confirmed())) return
    const done = await saved('warning')
    if (done && isDraft)
      show({
        message: t('savedToDraft', { title: jobTitle(savedTitle(draft.details.jobTitle)) }),
        tone: 'success',
        key: 'saved',
        brief: true,
      })
    else if (done && unsaved) show({ message: t('saved'), tone: 'success', key: 'saved', brief: true })
    navigateTo(to)
  }

  const unsaved = !autosave.matches('settled')
  useEffect(() => {
    if (!unsaved) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [unsaved])

  return {
    to,
    unsaved,
    saved,
    savedOrThrown,
    go,
    click(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      void go(navigate)
    },
  }
}

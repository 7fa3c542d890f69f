import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { late } from '../lib/late.tsx'
import { newCommandId } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Spinner } from '../ui/spinner.tsx'
import type { InvitationsData } from './data.ts'

const DeadlineForm = late(() => import('../get-candidates/deadline-form.tsx'), <Spinner />)
const useText = namespace('outreach')
const doneText = {
  remind: 'reminded',
  resend: 'resent',
  withdraw: 'withdrawn',
  deadline: 'extended',
  sendNow: 'sentNow',
  cancelSend: 'sendCancelled',
} as const
type Intent = keyof typeof doneText

type Answer = {
  done?: number
  refusals?: number
  reason?: string | null
  intent?: string
  refused?: { message: string }
}
type InvitationActionsProps = { data: InvitationsData; picked: readonly string[]; onDone: () => void }

/** What can be done with those that are chosen, and what came of it. */
export function InvitationActions({ data: { job, mayWithdraw, rows, now }, picked, onDone }: InvitationActionsProps) {
  const t = useText()
  const { submit, state, data } = useFetcher<Answer>()
  const [asks, setAsks] = useState<'withdraw' | 'deadline' | null>(null)
  const busy = state !== 'idle'
  const answer = busy ? undefined : data
  useEffect(() => {
    if (answer?.done) onDone()
  }, [answer])
  const send = (intent: Intent) => {
    const form = new FormData()
    form.set('intent', intent)
    form.set('commandId', newCommandId())
    for (const id of picked) form.append('candidateId', id)
    submit(form, { method: 'post' })
    setAsks(null)
  }
  const none = picked.length === 0
  const waits = rows.some(
    ({ candidateId, sendsAt }) => sendsAt !== null && sendsAt > now && picked.includes(candidateId),
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2" role="group" aria-label={t('forChosen')}>
        <span className="text-sm text-muted tabular-nums">{t('chosenCount', { count: picked.length })}</span>
        <Button size="sm" disabled={none} busy={busy} onClick={() => send('remind')}>
          {t('remind')}
        </Button>
        <Button size="sm" disabled={none} busy={busy} onClick={() => send('resend')}>
          {t('resend')}
        </Button>
        <Button size="sm" disabled={none} busy={busy} onClick={() => setAsks('deadline')}>
          {t('extend')}
        </Button>
        {waits && (
          <>
            <Button size="sm" busy={busy} onClick={() => send('sendNow')}>
              {t('sendNow')}
            </Button>
            <Button size="sm" busy={busy} onClick={() => send('cancelSend')}>
              {t('cancelSend')}
            </Button>
          </>
        )}
        {mayWithdraw && (
          <Button size="sm" disabled={none} busy={busy} onClick={() => setAsks('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {answer?.refused && (
        <Callout tone="danger" announce>
          {answer.refused.message}
        </Callout>
      )}
      {answer?.done !== undefined && (
        <Callout tone={answer.refusals ? 'warning' : 'success'} announce>
          {answer.done > 0 && t(doneText[(answer.intent ?? 'remind') as Intent], { count: answer.done })}{' '}
          {answer.refusals ? t('notDone', { count: answer.refusals, reason: answer.reason ?? '' }) : null}
        </Callout>
      )}
      <Dialog
        open={asks === 'withdraw'}
        onClose={() => setAsks(null)}
        size="sm"
        title={t('withdrawTitle', { count: picked.length })}
        description={t('withdrawText')}
        footer={
          <>
            <Button onClick={() => setAsks(null)}>{t('keep')}</Button>
            <Button variant="danger" onClick={() => send('withdraw')}>
              {t('withdraw')}
            </Button>
          </>
        }
      />
      <Dialog
        open={asks === 'deadline'}
        onClose={() => setAsks(null)}
        title={t('extendTitle', { count: picked.length })}
        description={t('extendText')}
      >
        <div className="pb-3">
          <DeadlineForm
            action={`/admin/jobs/${job.jobId}/invitations`}
            deadline={null}
            own
            hidden={{ candidateId: picked }}
            onSet={() => setAsks(null)}
          />
        </div>
      </Dialog>
    </div>
  )
}

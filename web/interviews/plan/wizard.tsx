import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { newCommandId } from '../../offline/index.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { useTimeZone } from '../../ui/instant.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Details } from './details.tsx'
import { type Draft, isOfMessage } from './draft.ts'
import { type Message, MessageStep } from './message-step.tsx'
import type { PlanAnswer, PlanData } from './plan-data.ts'

const useText = namespace('planning')

/** DETAILS 1, MESSAGE 2, DONE 3 (LIVE-002). */
type Step = 1 | 2 | 3

const firstDraft = ({ viewer, from, to }: PlanData): Omit<Draft, 'zone'> => ({
  type: 'ONLINE',
  summary: '',
  description: '',
  place: '',
  service: '',
  rooms: '',
  duration: 30,
  before: 0,
  after: 0,
  panel: [{ userId: viewer, requirement: 'REQUIRED' }],
  some: 1,
  hostId: viewer,
  sharing: 'ALL',
  starts: [],
  from,
  to,
  expires: '',
})

/** Plans one interview for each candidate. What is wrong is said at its field, in the step that has it. */
export function PlanWizard(data: PlanData) {
  const t = useText()
  const { list } = useFormat()
  const zone = useTimeZone()
  const { job, candidates } = data
  const [draft, setDraft] = useState(() => firstDraft(data))
  const [message, setMessage] = useState<Message>(() => ({
    ...{ subject: t('usualSubject', { job: job.title }), text: t('usualText') },
    channel: 'email',
  }))
  const [step, setStep] = useState<Step>(1)
  const [commandId] = useState(newCommandId)
  const sender = useFetcher<PlanAnswer>()
  const answer = sender.state === 'idle' ? sender.data : undefined
  const refused = answer?.refused
  const fields = refused?.fields ?? {}
  const whole = { ...draft, zone }
  const send = () =>
    sender.submit({ intent: 'plan', draft: JSON.stringify(whole), ...message, commandId }, { method: 'post' })

  if (answer?.planned) return <Done count={answer.planned} jobId={job.jobId} />
  const inDetails = Object.keys(fields).some((field) => !isOfMessage(field))
  return (
    <div className="flex flex-col gap-5">
      <header>
        <h2 className="text-xl font-semibold wrap-anywhere">
          <bdi>{t('titleFor', { job: job.title })}</bdi>
        </h2>
        <p className="text-muted wrap-anywhere">
          <bdi>{t('forCandidates', { count: candidates.length, names: list(candidates.map(({ name }) => name)) })}</bdi>
        </p>
      </header>
      <Steps step={step} />
      {refused && Object.keys(fields).length === 0 && <Problem of={refused} />}
      {step === 1 ? (
        <Details data={data} draft={whole} onChange={setDraft} fields={fields} onNext={() => setStep(2)} />
      ) : (
        <>
          {inDetails && (
            <Callout tone="danger" announce title={t('fixDetails')}>
              <ul>
                {Object.entries(fields).map(([field, words]) => (
                  <li key={field}>{words}</li>
                ))}
              </ul>
            </Callout>
          )}
          <MessageStep
            message={message}
            onChange={setMessage}
            fields={fields}
            hasWhatsapp={data.hasWhatsapp}
            busy={sender.state !== 'idle'}
            onBack={() => setStep(1)}
            onSend={send}
          />
        </>
      )}
    </div>
  )
}

function Steps({ step }: { step: Step }) {
  const t = useText()
  return (
    <ol aria-label={t('steps')} className="flex flex-wrap gap-x-6 gap-y-2 border-b border-line">
      {([1, 2] as const).map((each) => (
        <li
          key={each}
          aria-current={each === step ? 'step' : undefined}
          className="border-b-2 border-transparent pb-2 text-muted aria-[current=step]:border-accent aria-[current=step]:font-semibold aria-[current=step]:text-ink"
        >
          {each}. {t(each === 1 ? 'stepDetails' : 'stepMessage')}
        </li>
      ))}
    </ol>
  )
}

function Done({ count, jobId }: { count: number; jobId: string }) {
  const t = useText()
  return (
    <div className="flex flex-col items-start gap-4">
      <Callout tone="success" announce title={t('done')}>
        <p>{t('doneText', { count })}</p>
        <p>{t('doneNote')}</p>
      </Callout>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/admin/lives?tab=requested" variant="primary">
          {t('seeMeetings')}
        </ButtonLink>
        <ButtonLink to={`/admin/jobs/${jobId}`}>{t('backToJob')}</ButtonLink>
      </div>
    </div>
  )
}

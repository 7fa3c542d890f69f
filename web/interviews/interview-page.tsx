import { Link } from '@remix-run/react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Instant } from '../ui/instant.tsx'
import { Problem } from '../ui/problem.tsx'
import { Changes } from './changes.tsx'
import { InterviewActions } from './interview-actions.tsx'
import { When } from './interviews-table.tsx'
import { Approval } from './lives-page.tsx'
import { Panel } from './panel.tsx'
import { InterviewStatus } from './status.tsx'
import { useLiveInterview } from './use-live-interviews.ts'
import type { InterviewData, Shown } from './view.ts'

const useText = namespace('meetings')

export type Answer = { refused?: { message: string; fields: Record<string, string> } | undefined; done?: string }

/** One live interview: where it is, who takes part and answered what, what happened to it, and what can be done. */
export function InterviewPage({ answer, live, ...data }: InterviewData & { answer: Answer | undefined }) {
  const t = useText()
  const { interview } = data
  useLiveInterview(interview, live)
  const done = useDone(answer)
  const refused = answer?.refused
  return (
    <div className="flex flex-col gap-4">
      {refused && Object.keys(refused.fields).length === 0 && <Problem of={refused} />}
      <span role="status" className="text-sm text-success-ink empty:hidden">
        {answer?.done ? t('saved') : ''}
      </span>
      {interview.isClashing && (
        <Callout tone="danger" title={t('clashTitle')}>
          {t('clashText')}
        </Callout>
      )}
      {interview.linkIs === 'missing' && (
        <Callout tone="danger" title={t('noLinkTitle')}>
          {t('noLinkText')}
        </Callout>
      )}
      <Facts {...interview} />
      {interview.status === 'PENDING_APPROVAL' && (
        <Card>
          <Approval interviewId={interview.interviewId} />
        </Card>
      )}
      <Panel {...interview} />
      <InterviewActions key={done} {...data} fields={refused?.fields ?? {}} />
      <Changes changes={interview.changes} candidateName={interview.candidateName} />
    </div>
  )
}

/** How much was done here: forms are emptied by that, and by no change of others. */
function useDone(answer: Answer | undefined): number {
  const [{ last, count }, setDone] = useState({ last: answer, count: 0 })
  if (answer?.done && answer !== last) setDone({ last: answer, count: count + 1 })
  return count
}

function Facts(interview: Shown) {
  const t = useText()
  const { list, instant } = useFormat()
  const { start, candidateZone, place, rooms, asked, moved, moves, message } = interview
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-xl font-semibold wrap-anywhere">
            <bdi>{interview.summary}</bdi>
          </h2>
          <p className="wrap-anywhere">
            <Link
              to={`/admin/jobs/${interview.jobId}/candidates/${interview.candidateId}`}
              className="font-medium hover:underline"
            >
              <bdi>{interview.candidateName}</bdi>
            </Link>{' '}
            <span className="text-muted">
              · <bdi>{interview.job}</bdi>
            </span>
          </p>
        </div>
        <div role="status">
          <InterviewStatus {...interview} />
        </div>
      </div>
      {interview.description && (
        <p className="mt-2 max-w-prose whitespace-pre-wrap wrap-anywhere" dir="auto">
          {interview.description}
        </p>
      )}
      <dl className="mt-4 grid gap-3 sm:grid-cols-2">
        <Fact name={t('when')}>
          <When {...interview} />
          <span className="block text-sm text-muted">
            {t(`type${interview.type}`)} · {t('minutes', { count: interview.duration })}
          </span>
        </Fact>
        {start && candidateZone && (
          <Fact name={t('candidateZone')}>
            <bdi>{instant(start, { timeZone: candidateZone })}</bdi>
            <span className="block text-sm text-muted">{candidateZone}</span>
          </Fact>
        )}
        {place && (
          <Fact name={t('place')}>
            {place.kind === 'link' ? (
              <a href={place.value} target="_blank" rel="noreferrer" className="text-accent-ink underline">
                <bdi>{place.value}</bdi>
              </a>
            ) : (
              <bdi>{place.value}</bdi>
            )}
          </Fact>
        )}
        {interview.linkIs === 'coming' && <Fact name={t('place')}>{t('linkComing')}</Fact>}
        {rooms.length > 0 && (
          <Fact name={t('rooms')}>
            <bdi>{list(rooms)}</bdi>
          </Fact>
        )}
        <Offered {...interview} />
        {message && (
          <Fact name={t('message')}>
            <bdi className="block font-medium">{message.subject}</bdi>
            <span className="whitespace-pre-wrap" dir="auto">
              {message.text}
            </span>
          </Fact>
        )}
      </dl>
      {moved > 0 && <p className="mt-3 text-sm text-muted">{t('movedTimes', { count: moved, most: moves })}</p>}
      {asked && (
        <blockquote className="mt-3 border-s-2 border-line ps-3 wrap-anywhere" dir="auto">
          <span className="block text-sm text-muted">{t('candidateWrote')}</span>
          {asked}
        </blockquote>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** Of a long offer. */
const SHOWN_SLOTS = 10

function Offered({ sharing, slots, window, status }: Shown) {
  const t = useText()
  if (status !== 'REQUESTED' && status !== 'PENDING_REQUESTED' && status !== 'PENDING_APPROVAL') return null
  return (
    <Fact name={t('offered')}>
      {sharing === 'ALL' && window ? (
        <>
          {t('offerNote')}{' '}
          <span className="text-muted">
            <Instant at={window.start} /> – <Instant at={window.end} />
          </span>
        </>
      ) : (
        <ul>
          {slots.slice(0, SHOWN_SLOTS).map(({ start }) => (
            <li key={start}>
              <Instant at={start} />
            </li>
          ))}
          {slots.length > SHOWN_SLOTS && <li>…</li>}
        </ul>
      )}
    </Fact>
  )
}

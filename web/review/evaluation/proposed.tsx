import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { MOST_DISAGREEMENT } from '#contracts/candidate/evaluations.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { Instant } from '../../ui/instant.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { PanelProps } from '../page-data.ts'
import { Score } from '../scores/team.tsx'
import type { ShownEvaluation } from './evaluation-in.server.ts'
import { Personality } from './personality.tsx'
import { Quoted } from './quoted.tsx'

const useText = namespace('evaluation')
type Answer = { refused?: { message: string; fields?: Record<string, string> } | undefined }

type Proposed = { newest: ShownEvaluation; mayReview: boolean } & Pick<PanelProps, 'onSeek' | 'viewer'>

/** What a model proposed: a total, each skill with the passages it rests on, and what it did not score. */
export function Proposed({ newest, mayReview, viewer, onSeek }: Proposed) {
  const t = useText()
  const { number } = useFormat()
  const { score, ranks, spread, drift, skills, unread, reviews, model, madeAt, packetHash, prompt, scorecard } = newest
  const scored = skills.filter(({ points }) => points !== null).length
  return (
    <div className="flex flex-col gap-3" data-evaluation={newest.evaluationId}>
      <div className="flex flex-wrap items-center gap-3">
        {score === null ? <Badge>{t('notScored')}</Badge> : <Score score={score} large />}
        <span className="text-sm text-muted">{t('coverage', { scored, skills: skills.length })}</span>
      </div>
      <p className="text-sm text-muted">{t('onlyProposes')}</p>
      {!ranks && (
        <Callout tone="warning" title={t('unsteady')}>
          <p>{t('aboutUnsteady', { points: Math.max(spread, drift ?? 0) })}</p>
        </Callout>
      )}
      {drift !== null && <p className="text-sm">{drift === 0 ? t('same') : t('drifted', { count: drift })}</p>}
      <dl className="flex flex-col gap-3">
        {skills.map(({ metricId, name, points, reason, evidence }) => (
          <div key={metricId} data-proposed={metricId}>
            <dt className="flex flex-wrap items-baseline gap-x-2 font-medium">
              <bdi>{name}</bdi>
              <span className="tabular-nums">{points === null ? t('notScored') : number(points)}</span>
            </dt>
            {reason && (
              <dd dir="auto" className="text-sm text-muted">
                {reason}
              </dd>
            )}
            {evidence.map((each, index) => (
              <Quoted key={index} evidence={each} onSeek={onSeek} />
            ))}
          </div>
        ))}
      </dl>
      {newest.personality && <Personality of={newest.personality} onSeek={onSeek} />}
      {unread.length > 0 && (
        <ul className="list-disc ps-5 text-sm text-muted">
          {unread.map(({ question, why }, index) => (
            <li key={index}>{t(why === 'too-long' ? 'unreadTooLong' : 'unreadNoTranscript', { question })}</li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted break-words">
        <Instant at={madeAt} />, <bdi translate="no">{model}</bdi>.{' '}
        {t('madeBy', { prompt, version: scorecard, hash: packetHash.slice(0, 12) })}
      </p>
      <ul className="flex flex-col gap-1 text-sm">
        {reviews.map(({ reviewerId, name, agrees, reason }) => (
          <li key={reviewerId}>
            {t(agrees ? 'agreed' : 'disagreed', { name: name ?? t('formerColleague') })}
            {reason && (
              <p dir="auto" className="text-muted whitespace-pre-line">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayReview && (
        <Review evaluationId={newest.evaluationId} isAgain={reviews.some((each) => each.reviewerId === viewer)} />
      )}
    </div>
  )
}

function Review({ evaluationId, isAgain }: { evaluationId: string; isAgain: boolean }) {
  const t = useText()
  const { Form, data, state } = useFetcher<Answer>({ key: 'review-evaluation' })
  const [open, setOpen] = useState(false)
  const busy = state !== 'idle'
  const refused = busy ? undefined : data?.refused
  return (
    <Form method="post" className="flex flex-col gap-2" onSubmit={() => setOpen(false)}>
      <CommandId done={data && !data.refused ? data : null} />
      <input type="hidden" name="intent" value="review-evaluation" />
      <input type="hidden" name="evaluationId" value={evaluationId} />
      {(open || refused) && (
        <Field label={t('whyDisagree')} required error={refused?.fields?.reason}>
          <TextArea name="reason" rows={3} limit={MOST_DISAGREEMENT} countNear dir="auto" />
        </Field>
      )}
      {refused && !refused.fields && <p role="alert">{refused.message}</p>}
      <div className="flex flex-wrap gap-2">
        {!open && !refused && (
          <Button type="submit" name="agrees" value="yes" size="sm" busy={busy}>
            {t(isAgain ? 'agreeNow' : 'agree')}
          </Button>
        )}
        {open || refused ? (
          <Button type="submit" name="agrees" value="no" size="sm" variant="primary" busy={busy}>
            {t('sendDisagreement')}
          </Button>
        ) : (
          <Button type="button" size="sm" onClick={() => setOpen(true)}>
            {t('disagree')}
          </Button>
        )}
      </div>
    </Form>
  )
}

import { Link, useFetcher } from '@remix-run/react'
import { interviewLimits } from '#contracts/interview/limits.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/field.tsx'
import { VideoIcon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { Problem } from '../ui/problem.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { type LiveTab, liveTabs } from './asked.ts'
import { SchedulingLink } from './scheduling-link.tsx'
import { InterviewStatus } from './status.tsx'
import { useLiveInterviews } from './use-live-interviews.ts'
import type { Listed } from './view.ts'
import { When } from './interviews-table.tsx'

const useText = namespace('meetings')
const tabText = {
  approval: 'tabApproval',
  asked: 'tabAsked',
  requested: 'tabRequested',
  idle: 'tabIdle',
  scheduled: 'tabScheduled',
  over: 'tabOver',
} as const satisfies Record<LiveTab, string>

export type LivesData = {
  tab: LiveTab
  counts: Readonly<Record<LiveTab, number>>
  rows: readonly Listed[]
  page: number
  hasMore: boolean
  /** How far the live messages were when it was read. */
  live: string
}

/** Requests for live interviews by what waits for whom: first those that wait for a colleague. */
export function LivesPage({ tab, counts, rows, page, hasMore, live }: LivesData) {
  const t = useText()
  useLiveInterviews(live)
  const tabs = liveTabs.map((each) => ({
    to: `?tab=${each}`,
    label: t(tabText[each]),
    count: counts[each],
    current: each === tab,
  }))
  return (
    <div className="flex flex-col gap-4">
      <Tabs label={t('lives')} tabs={tabs} />
      <div className="flex justify-end">
        <SchedulingLink />
      </div>
      {rows.length === 0 ? (
        <EmptyState icon={<VideoIcon />} title={t('nothingHere')} />
      ) : (
        <ul className="flex max-w-4xl flex-col gap-3">
          {rows.map((row) => (
            <li key={row.interviewId}>
              <Request {...row} />
            </li>
          ))}
        </ul>
      )}
      {(page > 0 || hasMore) && (
        <nav aria-label={t('pages')} className="flex gap-3">
          {page > 0 && <Link to={`?tab=${tab}&page=${page - 1}`}>{t('previous')}</Link>}
          {hasMore && <Link to={`?tab=${tab}&page=${page + 1}`}>{t('next')}</Link>}
        </nav>
      )}
    </div>
  )
}

function Request(row: Listed) {
  const t = useText()
  const { list } = useFormat()
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Link
            to={`/meetings/${row.interviewId}`}
            reloadDocument
            className="font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{t('titleOf', { summary: row.summary, name: row.candidateName })}</bdi>
          </Link>
          <p className="text-sm wrap-anywhere text-muted">
            <bdi>{row.job}</bdi> · {t(`type${row.type}`)} · {t('minutes', { count: row.duration })}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {t('withWhom')}: {list(row.people)}
          </p>
        </div>
        <div className="text-end text-sm">
          <InterviewStatus {...row} />
          <p className="mt-1 text-muted">
            {t('since')} <Instant at={row.changedAt} />
          </p>
        </div>
      </div>
      <div className="mt-2 text-sm">
        <When {...row} />
      </div>
      {row.asked && (
        <blockquote className="mt-2 border-s-2 border-line ps-3 wrap-anywhere" dir="auto">
          <span className="block text-sm text-muted">{t('candidateWrote')}</span>
          {row.asked}
        </blockquote>
      )}
      {row.status === 'PENDING_APPROVAL' && <Approval interviewId={row.interviewId} />}
    </Card>
  )
}

type Answer = { refused?: { message: string; fields: Record<string, string> } }

/** Approves, or disapproves with a reason. */
export function Approval({ interviewId }: { interviewId: string }) {
  const t = useText()
  const fetcher = useFetcher<Answer>()
  const busy = fetcher.state !== 'idle'
  const refused = busy ? undefined : fetcher.data?.refused
  return (
    <div className="mt-3 flex flex-col items-start gap-3 border-t border-line pt-3">
      {refused && Object.keys(refused.fields).length === 0 && <Problem of={refused} />}
      <fetcher.Form method="post">
        <input type="hidden" name="interviewId" value={interviewId} />
        <Button type="submit" variant="primary" name="intent" value="approve" busy={busy}>
          {t('approve')}
        </Button>
      </fetcher.Form>
      <details className="w-full">
        <summary className="cursor-pointer py-1 text-sm font-medium">{t('disapprove')}</summary>
        <fetcher.Form method="post" className="flex max-w-xl flex-col items-start gap-3 pt-2">
          <input type="hidden" name="interviewId" value={interviewId} />
          <Field label={t('disapproveReason')} error={refused?.fields.reason} required className="w-full">
            <TextArea name="reason" dir="auto" rows={2} required limit={interviewLimits.reason} countNear />
          </Field>
          <Button type="submit" variant="danger" name="intent" value="disapprove" busy={busy}>
            {t('disapprove')}
          </Button>
        </fetcher.Form>
      </details>
    </div>
  )
}

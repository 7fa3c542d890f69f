import type { ReactNode } from 'react'
import { fitOf, shownScore } from '#contracts/candidate/scoring.ts'
import type { LiveInterview } from '#contracts/interview/codes.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { liveText, liveTones } from '../review/live-steps.ts'
import { fitText } from '../review/scores/fit-text.ts'
import { sourceText } from '../review/sources.ts'
import { Badge, StatusBadge } from '../ui/badge.tsx'
import { StarFilledIcon } from '../ui/icons.tsx'
import { Instant } from '../ui/instant.tsx'
import { useColumnTitle } from '../ui/titles.ts'
import type { CandidateColumn } from './columns.ts'
import type { ListedCandidate } from './list.server.ts'

const useText = namespace('candidates')
const useCommonText = namespace('common')

/** What a column says of a candidate. */
export function Cell({ row, column }: { row: ListedCandidate; column: CandidateColumn }): ReactNode {
  const common = useCommonText()
  const format = useFormat()
  const titleOf = useColumnTitle()
  switch (column) {
    case 'stage':
      return <bdi>{titleOf({ id: row.columnId, title: row.stage })}</bdi>
    case 'comments':
      return row.comments === 0 ? <Nothing /> : format.number(row.comments)
    case 'status':
      return <StatusBadge status={row.status} />
    case 'source':
      return common(sourceText[row.source])
    case 'rating':
      return row.ratingsAvg === null ? (
        <Nothing />
      ) : (
        <span className="inline-flex items-center gap-1">
          <StarFilledIcon aria-hidden="true" className="size-3" />
          {format.decimal(row.ratingsAvg, 1)}
        </span>
      )
    case 'teamScore':
      return row.teamScore === null ? <Nothing /> : <Score score={row.teamScore} />
    case 'taira':
      if (row.aiUnsteady) return <Unsteady />
      return row.aiScore === null ? <Nothing /> : <Score score={row.aiScore} />
    case 'personality':
      if (row.personalityUnsteady) return <Unsteady />
      return row.personalityScore === null ? <Nothing /> : format.number(shownScore(row.personalityScore))
    case 'live':
      return row.live ? <Live {...row.live} /> : <Nothing />
    case 'added':
      return <When at={row.addedAt} />
    case 'lastActivity':
      return <When at={row.lastActivityAt} />
    case 'invited':
      return <When at={row.invitedAt} />
    case 'started':
      return <When at={row.startedAt} />
    case 'finished':
      return <When at={row.completedAt} />
    case 'progress':
      return row.progress === 100 ? <Done /> : <Progress share={row.progress} name={row.name} />
    default:
      return column satisfies never
  }
}

function Score({ score }: { score: number }) {
  const t = useText()
  const { number } = useFormat()
  const { tone, text } = fitText[fitOf(score)]
  return (
    <span className="inline-flex items-center gap-2">
      {number(shownScore(score))} <Badge tone={tone}>{t(text)}</Badge>
    </span>
  )
}

const Unsteady = () => <span className="text-muted">{useText()('lookFirst')}</span>

function Live({ step, start }: LiveInterview) {
  const common = useCommonText()
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={liveTones[step]}>{common(liveText[step])}</Badge>
      {start && step === 'scheduled' && <Instant at={start} />}
    </span>
  )
}

const Nothing = () => (
  <span className="text-muted" data-nothing>
    –
  </span>
)
const When = ({ at }: { at: string | null }) => (at ? <Instant at={at} precision="day" /> : <Nothing />)
const Done = () => <span className="text-sm text-muted tabular-nums">{useFormat().percent(1)}</span>

function Progress({ share, name }: { share: number; name: string }) {
  const t = useText()
  const { percent } = useFormat()
  return (
    <span className="inline-flex items-center gap-2">
      <span
        role="progressbar"
        aria-label={t('progressOf', { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share}
        className="block h-1.5 w-14 overflow-hidden rounded-full bg-neutral-soft"
      >
        <span className="block h-full bg-accent" style={{ width: `${share}%` }} />
      </span>
      <span className="text-sm text-muted tabular-nums">{percent(share / 100)}</span>
    </span>
  )
}

import { Link } from '@remix-run/react'
import { fitOf, shownScore } from '#contracts/candidate/scoring.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { fitText } from '../../review/scores/fit-text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { ListedCandidate } from '../list.server.ts'
import type { ViewData } from './views.server.ts'

const useText = namespace('candidates')
const shades = {
  danger: 'bg-danger-soft text-danger-ink',
  warning: 'bg-warning-soft text-warning-ink',
  neutral: 'bg-neutral-soft text-ink',
  info: 'bg-info-soft text-info-ink',
  success: 'bg-success-soft text-success-ink',
} as const satisfies Partial<Record<Tone, string>>

type ScorecardTableProps = { rows: readonly ListedCandidate[]; scorecards: NonNullable<ViewData['scorecards']> }

/** Candidates by the skills of the job's scorecard: the team's average of each, shaded by its fit (CAN-008). */
export function ScorecardTable({ rows, scorecards: { skills, scores } }: ScorecardTableProps) {
  const t = useText()
  const { number } = useFormat()
  if (skills.length === 0) return <EmptyState title={t('noSkills')}>{t('noSkillsText')}</EmptyState>
  return (
    <Table
      caption={t('scorecards')}
      head={
        <>
          <Th className="sticky start-0 z-1 bg-surface">{t('candidateName')}</Th>
          <Th numeric>{t('columnTeamScore')}</Th>
          <Th numeric>{t('cards')}</Th>
          {skills.map(({ id, name }) => (
            <Th key={id} numeric className="max-w-32">
              <bdi className="line-clamp-2" title={name}>
                {name}
              </bdi>
            </Th>
          ))}
        </>
      }
    >
      {rows.map(({ id, jobId, name, poster, teamScore }) => {
        const given = scores[id]
        return (
          <tr key={id} className="group hover:bg-hover">
            <Td className="sticky start-0 max-w-56 bg-raised group-hover:bg-hover">
              <span className="flex items-center gap-2">
                <Avatar name={name} seed={id} picture={poster} />
                <Link className="link min-w-0 truncate" to={`/admin/jobs/${jobId}/candidates/${id}`}>
                  <bdi>{name}</bdi>
                </Link>
              </span>
            </Td>
            <Td numeric>
              {teamScore === null ? (
                '–'
              ) : (
                <span className="inline-flex items-center gap-2">
                  {number(shownScore(teamScore))}
                  <Badge tone={fitText[fitOf(teamScore)].tone}>{t(fitText[fitOf(teamScore)].text)}</Badge>
                </span>
              )}
            </Td>
            <Td numeric>
              {given === null ? <span className="text-muted">{t('cardsHidden')}</span> : number(given?.cards ?? 0)}
            </Td>
            {skills.map((skill) => (
              <Points key={skill.id} of={given?.skills[skill.id]} />
            ))}
          </tr>
        )
      })}
    </Table>
  )
}

function Points({ of }: { of: { sum: number; count: number } | undefined }) {
  const { number } = useFormat()
  if (!of) return <Td numeric>–</Td>
  const average = of.sum / of.count
  return (
    <Td numeric>
      <span
        className={classes(
          'inline-block min-w-10 rounded-sm px-1.5 py-0.5 text-center tabular-nums',
          shades[fitText[fitOf(average)].tone],
        )}
      >
        {number(shownScore(average))}
      </span>
    </Td>
  )
}

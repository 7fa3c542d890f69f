import type { KeyboardEvent } from 'react'
import { quotientOf, recommendations, totalOf } from '#contracts/candidate/scoring.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { PanelProps } from '../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Awaited } from './awaited.tsx'
import { Proposals } from './proposal.tsx'
import { recommendText } from './recommend-text.ts'
import { Score, TeamCards } from './team.tsx'
import type { NeededSkills } from './scorecard-in.ts'
import { SkillRow } from './skill-row.tsx'
import { useCard } from './use-card.ts'

const useText = namespace('scores')

/** One's own scorecard beside the recording, and the team's once one's own is sent. */
export default function ScorePanel({ candidate, panels, people, viewer, mayReview, mayEdit }: PanelProps) {
  const t = useText()
  const { score: scorecard, reviewers } = panels
  const { scores, teamScore, scoresHidden, scoreDraft, scoresAsked, missed, rejected } = candidate
  const own = scores.find(({ reviewerId }) => reviewerId === viewer)
  return (
    <Card>
      <section aria-label={t('scorecard')} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <h2 className="text-lg font-semibold">{t('scorecard')}</h2>
          {teamScore !== null && (
            <span
              className="flex items-center gap-2 text-sm text-muted"
              title={t('teamScoreOf', { count: scores.length })}
            >
              {t('teamScore')} <Score score={teamScore} large />
            </span>
          )}
        </div>
        {!rejected && <Proposals missed={missed} people={people} mayEdit={mayEdit} />}
        {mayReview && scorecard && <OwnCard own={own} draft={scoreDraft} scorecard={scorecard} />}
        {scoresHidden ? (
          <p className="text-sm text-muted">{t('othersHidden')}</p>
        ) : scores.length > 0 ? (
          <TeamCards cards={scores} people={people} />
        ) : (
          !mayReview && <p className="text-muted">{t('nobodyScored')}</p>
        )}
        <Awaited asked={scoresAsked} reviewers={reviewers} people={people} mayEdit={mayEdit} />
      </section>
    </Card>
  )
}

type OwnCardProps = {
  own: CandidateDetail['scores'][number] | undefined
  draft: CandidateDetail['scoreDraft']
  scorecard: NeededSkills
}

function OwnCard({ own, draft, scorecard: { latest, skills: versions } }: OwnCardProps) {
  const t = useText()
  const begun = draft?.version ?? own?.version ?? latest
  const version = versions[begun] ? begun : latest
  const skills = versions[version] ?? []
  const card = useCard(own, draft, version)
  const shown = skills.map((skill) => ({ ...skill, points: card.points[skill.metricId] ?? null }))
  const total = totalOf(shown)
  const judged = shown.filter(({ points }) => points !== null).length
  const maySend = judged > 0 && (!own || card.isOpen)
  const send = () => maySend && !card.isSending && card.send()
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <div className="flex flex-col gap-2" onKeyDown={pressed}>
      {version < latest && (
        <Callout tone="info">{t(own && !draft ? 'sentBefore' : 'changedMeanwhile', { version, latest })}</Callout>
      )}
      {shown.map((skill) => (
        <SkillRow
          key={skill.metricId}
          skill={skill}
          points={skill.points}
          onPoints={(points) => card.setPoints(skill.metricId, points)}
        />
      ))}
      <fieldset className="flex flex-wrap items-center gap-1 pt-1">
        <legend className="mb-1 text-sm text-muted">{t('recommendation')}</legend>
        {recommendations.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={card.recommendation === each}
            className={classes(
              'grow rounded-md border px-2 py-1 text-sm max-sm:py-2',
              card.recommendation === each
                ? 'border-accent bg-accent-soft font-semibold'
                : 'border-line hover:bg-sunken',
            )}
            onClick={() => card.recommend(card.recommendation === each ? null : each)}
          >
            {t(recommendText[each])}
          </button>
        ))}
      </fieldset>
      {card.refused && (
        <Callout tone="danger" announce>
          {card.refused}
        </Callout>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <span className="grow text-sm text-muted">
          {total ? (
            <>
              {t('yourTotal')} <Score score={quotientOf(total)} />
            </>
          ) : (
            t('howTo')
          )}
        </span>
        <span className="text-xs text-muted">
          {card.isSaving ? t('saving') : card.isSaved ? t('saved') : own && !card.isOpen ? t('sent') : ''}
        </span>
        <Button
          variant={maySend ? 'primary' : 'secondary'}
          disabled={!maySend}
          busy={card.isSending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={send}
        >
          {t(own ? 'sendChanges' : 'send')}
        </Button>
      </div>
      {judged > 0 && judged < shown.length && (
        <p className="text-xs text-muted">{t('notAll', { judged, count: shown.length })}</p>
      )}
    </div>
  )
}

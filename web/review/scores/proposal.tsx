import { useFetcher } from '@remix-run/react'
import { MUST_HAVE_LIMIT } from '#contracts/candidate/scoring.ts'
import type { MissedMustHave } from '#contracts/views/candidate.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import type { People } from '../people.ts'

const useText = namespace('scores')
type Answer = { refused?: { message: string } }

/** Must-have skills below the limit that someone has to answer: reject, or keep. Afterwards, who kept the candidate. */
export function Proposals({
  missed,
  people,
  mayEdit,
}: {
  missed: readonly MissedMustHave[]
  people: People
  mayEdit: boolean
}) {
  const t = useText()
  const { percent } = useFormat()
  const answer = useFetcher<Answer>({ key: 'must-have-answer' })
  const open = missed.filter(({ outcome, declined }) => outcome === 'propose' && !declined)
  const declined = missed.filter((each) => each.declined)
  const sentences = open.map(({ name, average }) =>
    average
      ? t('missed', {
          skill: name,
          // Cut, not rounded: what is below the limit does not read as the limit.
          average: percent(Math.floor(average.sum / average.cards) / 100),
          limit: percent(MUST_HAVE_LIMIT / 100),
        })
      : t('missedHidden', { skill: name }),
  )
  const busy = answer.state !== 'idle'
  return (
    <>
      {open.length > 0 && (
        <Callout tone="warning" title={t('rejectionProposed')}>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {mayEdit && (
            <answer.Form method="post" className="mt-2 flex flex-wrap gap-2">
              <CommandId />
              <input type="hidden" name="reason" value={sentences.join(' ')} />
              <Button type="submit" name="intent" value="decline-rejection" busy={busy}>
                {t('keepCandidate')}
              </Button>
              <Button type="submit" name="intent" value="reject" variant="danger" busy={busy}>
                {t('rejectInstead')}
              </Button>
            </answer.Form>
          )}
          {!busy && answer.data?.refused && <p role="alert">{answer.data.refused.message}</p>}
        </Callout>
      )}
      {declined.map(({ metricId, name: skill, declined: by }) => {
        const name = by && people[by.by]?.name
        return (
          <p key={metricId} className="text-sm text-muted">
            {name ? t('keptBy', { name, skill }) : t('kept', { skill })}
          </p>
        )
      })}
    </>
  )
}

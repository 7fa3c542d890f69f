import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { folded } from '#contracts/kernel/fold.ts'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { People } from '../people.ts'

const useText = namespace('scores')
/** So many people fit on a screen; more are found by name. */
const SHORT = 8

export type Reviewer = { userId: string; name: string }
type AwaitedProps = {
  asked: CandidateDetail['scoresAsked']
  reviewers: readonly Reviewer[]
  people: People
  mayEdit: boolean
}

/** Whose scorecards are waited for, and who has sent one; people who may edit candidates choose them here. */
export function Awaited({ asked, reviewers, people, mayEdit }: AwaitedProps) {
  const t = useText()
  const [choosing, setChoosing] = useState(false)
  if (asked.length === 0 && !mayEdit) return null
  const nameOf = (id: string) => people[id]?.name ?? t('formerColleague')
  return (
    <section aria-label={t('waitedFor')} className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{t('waitedFor')}</h3>
        {mayEdit && (
          <Button size="sm" variant="quiet" onClick={() => setChoosing(true)}>
            {t('chooseReviewers')}
          </Button>
        )}
      </div>
      {asked.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {asked.map(({ reviewerId, sent }) => (
            <li key={reviewerId} className="flex items-center gap-2">
              <Avatar name={nameOf(reviewerId)} seed={reviewerId} picture={people[reviewerId]?.picture} size="xs" />
              <span className="min-w-0 grow truncate">
                <bdi>{nameOf(reviewerId)}</bdi>
              </span>
              <Badge tone={sent ? 'success' : 'neutral'}>{t(sent ? 'stateSent' : 'stateWaiting')}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-muted">{t(asked.length > 0 ? 'waitedForHint' : 'waitedForAll')}</p>
      {choosing && (
        <ChooseReviewers
          chosen={asked.map(({ reviewerId }) => reviewerId)}
          reviewers={reviewers}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  )
}

type ChooseProps = { chosen: readonly string[]; reviewers: readonly Reviewer[]; onClose: () => void }

function ChooseReviewers({ chosen: before, reviewers, onClose }: ChooseProps) {
  const t = useText()
  const saving = useFetcher<{ refused?: { message: string } }>({ key: 'ask-for-scores' })
  const [chosen, setChosen] = useState<readonly string[]>(before)
  const [wanted, setWanted] = useState('')
  const found = reviewers.filter(({ name }) => folded(name).includes(folded(wanted)))
  const toggle = (id: string) =>
    setChosen((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]))
  function save() {
    saving.submit({ intent: 'ask-for-scores', reviewers: JSON.stringify(chosen) }, { method: 'post' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t('chooseTitle')}
      description={t('chooseText')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" onClick={save}>
            {t('saveChoice')}
          </Button>
        </>
      }
    >
      {reviewers.length > SHORT && (
        <Field label={t('findReviewer')} className="mb-3">
          <TextInput type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </Field>
      )}
      {found.length === 0 && <Callout tone="info">{t('noReviewer')}</Callout>}
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto">
        {found.map(({ userId, name }) => (
          <li key={userId}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              checked={chosen.includes(userId)}
              onChange={() => toggle(userId)}
              disabled={chosen.length >= 50 && !chosen.includes(userId)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

import { useFetcher } from '@remix-run/react'
import type { MissedMustHave } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Answer } from './actions.tsx'
import type { Answered } from './questions.ts'

const useText = namespace('review')
const useCommonText = namespace('common')

type RejectedProps = {
  reason: string | null
  automatic: boolean
  answers: readonly Answered[]
  missed: readonly MissedMustHave[]
}

/** Why a candidate was rejected: a colleague's words, or the answer or must-have skill that led to it. */
export function Rejected({ reason, automatic, answers, missed }: RejectedProps) {
  const t = useText()
  const { percent } = useFormat()
  const skill = reason === null ? missed.find(({ outcome }) => outcome === 'reject') : undefined
  const cause = automatic && !reason ? answers.find(({ given }) => given?.failed) : undefined
  return (
    <Callout tone="danger" title={t(automatic || skill ? 'rejectedAutomatically' : 'rejected')}>
      <bdi>
        {skill
          ? t('mustHaveMissed', { skill: skill.name, average: averageOf(skill) })
          : cause
            ? t('rejectedByAnswer', { question: cause.title })
            : reason || t('noReason')}
      </bdi>
    </Callout>
  )

  /** Cut, not rounded: what is below the limit does not read as the limit. */
  function averageOf({ average }: MissedMustHave) {
    return average ? percent(Math.floor(average.sum / average.cards) / 100) : '–'
  }
}

/** Before scripts have loaded there is no dialog to ask why. */
export function RejectWithoutScripts() {
  const t = useCommonText()
  return (
    <noscript>
      <form method="post" className="flex flex-col items-start gap-2">
        <input type="hidden" name="intent" value="reject" />
        <Field label={t('reason')} optional className="w-full">
          <TextArea name="reason" maxLength={2000} rows={2} />
        </Field>
        <Button type="submit" variant="danger">
          {t('reject')}
        </Button>
      </form>
    </noscript>
  )
}

export function DeleteDialog({ name, open, onClose }: { name: string; open: boolean; onClose: () => void }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const common = useCommonText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('deleteTitle', { name })}
      description={t('deleteText')}
      footer={
        <fetcher.Form method="post" className="flex gap-2">
          <input type="hidden" name="intent" value="delete" />
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="danger" type="submit" busy={fetcher.state !== 'idle'}>
            {t('delete')}
          </Button>
        </fetcher.Form>
      }
    >
      {fetcher.data?.refused && <Callout tone="danger">{fetcher.data.refused.message}</Callout>}
    </Dialog>
  )
}

import { useFetcher } from '@remix-run/react'
import { shareLimits } from '#contracts/share/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'
import { Field, FieldError } from '../ui/field.tsx'
import { StarFilledIcon } from '../ui/icons.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { OpenPage } from './guest.server.ts'

const useText = namespace('sharing')

type FeedbackProps = Pick<NonNullable<OpenPage['current']>, 'candidateId' | 'own'> & {
  takes: OpenPage['feedback']
  /** How the sender knows this guest; null: they say who they are. */
  knownAs: string | null
}
type Answer = { refused?: { message: string; fields: Record<string, string> }; saved?: string }

/** Stars and words of a guest, changed as often as they like. */
export function GuestFeedback({ candidateId, own, takes, knownAs }: FeedbackProps) {
  const t = useText()
  const fetcher = useFetcher<Answer>()
  const busy = fetcher.state !== 'idle'
  const { refused, saved } = (!busy && fetcher.data) || {}
  const fields = refused?.fields ?? {}
  return (
    <Card>
      <fetcher.Form method="post" className="flex flex-col gap-4" aria-label={t('feedback')}>
        <h3 className="text-lg font-semibold">{t('feedback')}</h3>
        <input type="hidden" name="intent" value="feedback" />
        <input type="hidden" name="candidateId" value={candidateId} />
        {takes.rating && <StarChoice value={own?.rating ?? null} error={fields.rating} />}
        {takes.comment && (
          <Field label={t('comment')} error={fields.comment}>
            <TextArea
              name="comment"
              dir="auto"
              rows={5}
              defaultValue={own?.comment ?? ''}
              limit={shareLimits.comment}
              countNear
            />
          </Field>
        )}
        {knownAs === null ? (
          <Field label={t('yourName')} error={fields.guestName} required>
            <TextInput name="guestName" dir="auto" autoComplete="name" defaultValue={own?.guestName ?? ''} />
          </Field>
        ) : (
          <p className="text-sm text-muted">{t('givenAs', { name: knownAs })}</p>
        )}
        {refused && Object.keys(fields).length === 0 && (
          <Callout tone="danger" announce>
            {refused.message}
          </Callout>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {t(own ? 'changeFeedback' : 'sendFeedback')}
          </Button>
          <span role="status" className="text-sm text-success-ink">
            {saved === candidateId ? t('feedbackSaved') : ''}
          </span>
        </div>
      </fetcher.Form>
    </Card>
  )
}

function StarChoice({ value, error }: { value: number | null; error: string | undefined }) {
  const t = useText()
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="text-sm font-medium">{t('stars')}</legend>
      <div className="flex flex-wrap items-center gap-1">
        {[null, 1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars ?? 0}
            className="inline-flex cursor-pointer items-center gap-1 rounded-md border border-line px-2 py-1.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={stars ?? ''}
              defaultChecked={value === stars}
              className="sr-only"
            />
            {stars === null ? (
              t('noStars')
            ) : (
              <>
                <span aria-hidden="true">{stars}</span>
                <StarFilledIcon aria-hidden="true" />
                <span className="sr-only">{t('starsOf', { count: stars })}</span>
              </>
            )}
          </label>
        ))}
      </div>
      <FieldError id="rating-error" error={error} />
    </fieldset>
  )
}

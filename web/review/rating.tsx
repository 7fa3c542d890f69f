import { useFetcher } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { classes } from '../ui/classes.ts'

const useText = namespace('review')

type RatingProps = { own: number | null; average: number | null; reviewers: number; mayReview: boolean }

/** Five stars of one's own beside the team's average. Shown at once, taken back by the next answer when refused. */
export function Rating({ own, average, reviewers, mayReview }: RatingProps) {
  const fetcher = useFetcher<{ refused?: { message: string } }>()
  const t = useText()
  const format = useFormat()
  const sent = fetcher.formData?.get('value')
  const shown = sent ? Number(sent) : own
  return (
    <div className="flex flex-col gap-1">
      <p>
        <span className="text-2xl font-semibold tabular-nums" data-average>
          {average === null ? '–' : format.decimal(average, 1)}
        </span>{' '}
        <span className="text-muted">{reviewers === 0 ? t('nobodyRated') : t('averageOf', { count: reviewers })}</span>
      </p>
      {mayReview && (
        <fetcher.Form method="post" className="flex items-center gap-1" aria-label={t('yourRating')}>
          <input type="hidden" name="intent" value="rate" />
          {[1, 2, 3, 4, 5].map((value) => (
            <button
              key={value}
              name="value"
              value={value}
              aria-label={t('rateOf', { value })}
              aria-pressed={shown === value}
              className={classes(
                'flex size-9 items-center justify-center rounded-md text-2xl hover:bg-sunken max-sm:size-11',
                shown !== null && value <= shown ? 'text-warning-ink' : 'text-muted',
              )}
            >
              <span aria-hidden="true">{shown !== null && value <= shown ? '★' : '☆'}</span>
            </button>
          ))}
          <span className="ms-2 text-sm text-muted">
            {shown === null ? t('yourRating') : t('you', { value: shown })}
          </span>
        </fetcher.Form>
      )}
      {fetcher.state === 'idle' && fetcher.data?.refused && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </div>
  )
}

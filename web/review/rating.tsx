import { useFetcher, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { CandidateDetail } from '#contracts/views/candidate.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { Cross2Icon } from '../ui/icons.tsx'
import { useToasts } from '../ui/toast.tsx'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import type { Answer } from './actions.tsx'
import { AnonymitySwitch } from './anonymity.tsx'
import type { People } from './people.ts'

const useText = namespace('review')

type RatingProps = {
  ratings: CandidateDetail['ratings']
  average: number | null
  people: People
  viewer: string
  mayReview: boolean
  /** Others have rated, and their ratings show after one's own. */
  hidden: boolean
  /** Whether the job hides them so; to be switched by those who may change the job. */
  blind: boolean
  anonymous: AnonymityLevel
  maySwitch: boolean
}

/** Five stars of one's own beside the team's average, and who gave which. */
export function Rating({
  ratings,
  average,
  people,
  viewer,
  mayReview,
  hidden,
  blind,
  anonymous,
  maySwitch,
}: RatingProps) {
  const t = useText()
  const format = useFormat()
  const own = ratings.find(({ reviewerId }) => reviewerId === viewer)?.value ?? null
  return (
    <section aria-label={t('rating')} className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">{t('rating')}</h2>
      <p>
        <span className="text-2xl font-semibold tabular-nums" data-average>
          {average === null ? '–' : format.decimal(average, 1)}
        </span>{' '}
        <span className="text-muted">
          {hidden
            ? t('ratingsHidden')
            : ratings.length === 0
              ? t('nobodyRated')
              : t('averageOf', { count: ratings.length })}
        </span>
      </p>
      {mayReview && <Stars own={own} className="max-sm:hidden" />}
      <ul className="flex flex-col gap-1 text-sm text-muted">
        {ratings.map(({ reviewerId, value }) => {
          const name = people[reviewerId]?.name ?? t('formerColleague')
          return (
            <li key={reviewerId} className="flex items-center gap-2">
              <Avatar name={name} seed={reviewerId} picture={people[reviewerId]?.picture} size="xs" />
              <span>{t('ratedBy', { name, value })}</span>
            </li>
          )
        })}
      </ul>
      {maySwitch && <BlindSwitch blind={blind} />}
      {maySwitch && <AnonymitySwitch level={anonymous} />}
    </section>
  )
}

function BlindSwitch({ blind }: { blind: boolean }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  return (
    <fetcher.Form
      method="post"
      className="flex flex-wrap items-center gap-x-2 border-t border-line pt-2 text-sm text-muted"
    >
      <input type="hidden" name="intent" value="blind-review" />
      <span>{t(blind ? 'blindOn' : 'blindOff')}</span>
      <button type="submit" name="on" value={String(!blind)} className="link" disabled={fetcher.state !== 'idle'}>
        {t(blind ? 'blindSwitchOff' : 'blindSwitchOn')}
      </button>
      {fetcher.data?.refused && (
        <p role="alert" className="w-full font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** One's own rating. Shown at once, taken back by the next answer when refused. */
export function Stars({ own, className }: { own: number | null; className?: string }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const clearing = useClear(own)
  const sent = fetcher.formData?.get('value')
  const shown = sent ? Number(sent) : clearing.busy ? null : own
  return (
    <div className={classes('flex flex-wrap items-center', className)}>
      <fetcher.Form method="post" className="flex items-center" aria-label={t('yourRating')}>
        <input type="hidden" name="intent" value="rate" />
        {[1, 2, 3, 4, 5].map((value) => {
          const full = shown !== null && value <= shown
          return (
            <button
              key={value}
              name="value"
              value={value}
              aria-label={t('rateOf', { value })}
              aria-pressed={shown === value}
              className={classes(
                'flex size-8 items-center justify-center rounded-md hover:bg-sunken max-sm:h-9 max-sm:w-7',
                full ? 'text-accent' : 'text-control',
              )}
            >
              <Star full={full} />
            </button>
          )
        })}
        <span className="ms-2 text-sm text-muted max-sm:sr-only">
          {shown === null ? t('yourRating') : t('you', { value: shown })}
        </span>
      </fetcher.Form>
      {shown !== null && (
        <clearing.Form method="post">
          <Button
            type="submit"
            name="intent"
            value="clear-rating"
            size="sm"
            variant="quiet"
            icon
            aria-label={t('clearRating')}
          >
            <Cross2Icon aria-hidden="true" />
          </Button>
        </clearing.Form>
      )}
      {[fetcher, clearing].map(
        ({ state, data }, index) =>
          state === 'idle' &&
          data?.refused && (
            <p key={index} role="alert" className="w-full text-sm font-medium text-danger-ink">
              {data.refused.message}
            </p>
          ),
      )}
    </div>
  )
}

/** Takes the stars back, and offers them again for as long as the notice stays. */
function useClear(own: number | null) {
  const clear = useFetcher<Answer>()
  const again = useFetcher<Answer>()
  const { pathname } = useLocation()
  const t = useText()
  const { show } = useToasts()
  const before = useRef<{ value: number; action: string } | null>(null)
  const busy = clear.state !== 'idle'
  if (busy && own !== null) before.current ??= { value: own, action: pathname }
  useEffect(() => {
    const given = before.current
    if (busy || !given) return
    before.current = null
    if (!clear.data || clear.data.refused) return
    const run = () => again.submit({ intent: 'rate', value: given.value }, { method: 'post', action: given.action })
    show({ message: t('ratingCleared'), action: { label: t('undo'), run }, key: 'rating' })
  }, [busy, clear.data])
  return { ...clear, busy }
}

const Star = ({ full }: { full: boolean }) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill={full ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    <path d="M10 2.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4L2.2 7.9l5.4-.8z" />
  </svg>
)

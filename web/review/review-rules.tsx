import { useFetcher } from '@remix-run/react'
import type { AnonymityLevel } from '#contracts/kernel/anonymity.ts'
import { namespace } from '../i18n/namespace.ts'
import { Card } from '../ui/card.tsx'

const useText = namespace('review')
const stateText = { off: 'anonymousOff', names: 'anonymousNames', faces: 'anonymousFaces' } as const
const setText = { off: 'anonymousSetOff', names: 'anonymousSetNames', faces: 'anonymousSetFaces' } as const

export type Rules = { blindReview: boolean; anonymousReview: AnonymityLevel }
type Answer = { review?: Rules; refused?: { message: string } | undefined }

/** What a job hides from those who review its candidates, where the job itself is set up. */
export default function ReviewRules({ jobId, given }: { jobId: string; given: Rules }) {
  const fetcher = useFetcher<Answer>({ key: `review-rules ${jobId}` })
  const t = useText()
  const { blindReview, anonymousReview } = fetcher.data?.review ?? given
  const busy = fetcher.state !== 'idle'
  const others = (['off', 'names', 'faces'] as const).filter((level) => level !== anonymousReview)
  return (
    <Card title={t('rulesTitle')}>
      <fetcher.Form method="post" action={`/admin/jobs/${jobId}/access`} className="flex flex-col gap-3">
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t(blindReview ? 'blindOn' : 'blindOff')}</span>
          <button type="submit" name="blindReview" value={String(!blindReview)} className="link" disabled={busy}>
            {t(blindReview ? 'blindSwitchOff' : 'blindSwitchOn')}
          </button>
        </p>
        <p className="flex flex-wrap items-center gap-x-2">
          <span>{t(stateText[anonymousReview])}</span>
          {others.map((level) => (
            <button key={level} type="submit" name="anonymousReview" value={level} className="link" disabled={busy}>
              {t(setText[level])}
            </button>
          ))}
        </p>
        {fetcher.data?.refused && (
          <p role="alert" className="font-medium text-danger-ink">
            {fetcher.data.refused.message}
          </p>
        )}
      </fetcher.Form>
    </Card>
  )
}

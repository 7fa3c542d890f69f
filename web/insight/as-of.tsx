import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('insight')

/** That the figures are fresh; when they were counted, and the last thing that happened which they include, is one press away. */
export function AsOf({ now, last }: { now: string; last: string | null }) {
  const t = useText()
  return (
    <details className="group text-sm text-muted">
      <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1.5 rounded-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <span aria-hidden="true" className="size-1.5 rounded-full bg-success-ink" />
        {t('updatedNow')}
      </summary>
      <p className="mt-1">
        <Sentence text={t('asOf', { at: now })} parts={{ at: <At at={now} /> }} />
        {last && (
          <>
            {' · '}
            <Sentence text={t('lastIncluded', { at: last })} parts={{ at: <At at={last} /> }} />
          </>
        )}
      </p>
    </details>
  )
}

/** In the place of the moment that the sentence holds. */
const At = ({ at }: { at: string }) => <Instant at={at} precision="second" />

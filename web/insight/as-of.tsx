import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('insight')

/** How fresh the figures are: when they were counted, and the last thing that happened which they include. */
export function AsOf({ now, last }: { now: string; last: string | null }) {
  const t = useText()
  return (
    <p className="text-sm text-muted">
      <Sentence text={t('asOf', { at: now })} parts={{ at: <At at={now} /> }} />
      {last && (
        <>
          {' · '}
          <Sentence text={t('lastIncluded', { at: last })} parts={{ at: <At at={last} /> }} />
        </>
      )}
    </p>
  )
}

/** In the place of the moment that the sentence holds. */
const At = ({ at }: { at: string }) => <Instant at={at} precision="second" />

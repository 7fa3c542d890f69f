import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'

const useText = namespace('auth')

/** Where messages are kept instead of sent: where they can be read. The page opens `here` only, so no link is shown elsewhere. */
export function OutboxHint({ to, outbox }: { to: string; outbox: 'here' | 'there' }) {
  const t = useText()
  return (
    <p className="text-sm text-muted">
      {outbox === 'there' ? (
        t('outboxElsewhere')
      ) : (
        <Sentence
          text={t('outboxHint')}
          parts={{
            link: (
              <a href={`/dev/outbox?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer" className="link" />
            ),
          }}
        />
      )}
    </p>
  )
}

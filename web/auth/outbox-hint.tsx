import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'

const useText = namespace('auth')

/** Where messages are kept instead of sent, somebody who waits for one is told where it is. */
export function OutboxHint({ to }: { to: string }) {
  const t = useText()
  return (
    <p className="text-sm text-muted">
      <Sentence text={t('outboxHint')} parts={{ link: <a href={`/dev/outbox?to=${encodeURIComponent(to)}`} target="_blank" rel="noreferrer" className="link" /> }} />
    </p>
  )
}

import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'

const useText = namespace('team')

type Result = { email: string; outcome: string; problem: string | null }

/** What came of each address. */
export function InvitedResults({ invited }: { invited: Result[] }) {
  const t = useText()
  const sent = invited.filter(({ outcome }) => outcome === 'invited').length
  const tone = sent === invited.length ? 'success' : sent > 0 ? 'warning' : 'danger'
  return (
    <Callout tone={tone} announce title={sent > 0 ? t('sentTo', { count: sent }) : t('results')} className="mb-4">
      <ul aria-label={t('results')} className="mt-1 flex flex-col gap-1">
        {invited.map(({ email, outcome, problem }) => (
          <li key={email} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-all">
              <EmailAddress of={email} />
            </span>
            {outcome === 'invited' ? <Badge tone="success">{t('invited')}</Badge> : <span>{problem}</span>}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

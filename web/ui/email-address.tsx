import { beyondAscii } from '#contracts/user/email.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from './badge.tsx'

const useText = namespace('common')

/** An address that a decision depends on: where it has letters other than a to z, it shows what tells it from one that looks the same. */
export function EmailAddress({ of }: { of: string }) {
  const t = useText()
  const other = beyondAscii(of)
  return (
    <>
      <bdi>{of}</bdi>
      {other?.domain && <bdi className="text-muted"> ({other.domain})</bdi>}
      {other?.mailbox && (
        <>
          {' '}
          <Badge tone="warning">{t('otherLetters')}</Badge>
        </>
      )}
    </>
  )
}

import { Link } from '@remix-run/react'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import type { HeldBack as Held } from './page-data.ts'

const useText = namespace('limits')

/** Why a candidate past the month's volume is not shown yet, until when, and whom to ask (BILL-042, BILL-043). */
export default function HeldBack({ held: { used, of, administrators, mayUpgrade } }: { held: Held }) {
  const t = useText()
  const { number } = useFormat()
  return (
    <Callout tone="warning" title={t('heldTitle')}>
      <p>{t('heldText', { used: number(used), of: number(of) })}</p>
      {mayUpgrade ? (
        <Link className="link" to="/admin/billing/bundles?limit=candidates">
          {t('heldUpgrade')}
        </Link>
      ) : (
        administrators.length > 0 && (
          <p>
            {t('askThem')}{' '}
            {administrators.map(({ name, email }, index) => (
              <span key={email}>
                {index > 0 && ', '}
                <a className="link" href={`mailto:${email}`}>
                  <bdi>{name}</bdi>
                </a>
              </span>
            ))}
          </p>
        )
      )}
    </Callout>
  )
}

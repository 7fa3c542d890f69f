import type { CalendarProvider } from '#contracts/availability/calendars.ts'
import { namespace } from '../i18n/namespace.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'

const useText = namespace('scheduling')
const names: Record<CalendarProvider, string> = {
  google: 'Google',
  office365: 'Microsoft 365',
  outlook_com: 'Outlook.com',
  exchange: 'Exchange',
  apple: 'iCloud',
}
const endings = {
  refused: 'signInRefused',
  ended: 'signInEnded',
  unavailable: 'signInAway',
  full: 'signInFull',
  unverified: 'signInUnverified',
} as const

/** A calendar is connected by signing in there; `ending`: how that went, where one comes back from it. */
export function ConnectCronofy({ ending, isFull }: { ending: string | null; isFull: boolean }) {
  const t = useText()
  const wrong = ending !== null && ending in endings ? endings[ending as keyof typeof endings] : null
  return (
    <>
      {wrong && <Callout tone="danger">{t(wrong)}</Callout>}
      {ending === 'connected' && <Callout tone="success">{t('signInConnected')}</Callout>}
      {!isFull && (
        <Card title={t('signIn')}>
          <p className="text-muted">{t('signInAbout')}</p>
          <div className="mt-4 flex flex-wrap gap-2">
            {Object.entries(names).map(([provider, name]) => (
              <a
                key={provider}
                href={`/calendars/cronofy?provider=${provider}`}
                className={buttonClasses()}
                translate="no"
              >
                {name}
              </a>
            ))}
          </div>
        </Card>
      )}
    </>
  )
}

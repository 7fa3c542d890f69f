import { useEffect, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'

const useText = namespace('integrations')

/** Asks whether the visit may be counted, and counts it once that was agreed; until then nothing of Google is loaded. */
export function VisitCount({ measurement, company }: { measurement: string; company: string }) {
  const t = useText()
  const key = `hirelog-visits-${measurement}`
  const [answer, setAnswer] = useState(() => kept(key))
  useEffect(() => {
    if (answer === 'yes') count(measurement)
  }, [answer, measurement])
  function choose(chosen: 'yes' | 'no') {
    keep(key, chosen)
    // What is loaded already ends with the page.
    if (answer === 'yes') location.reload()
    else setAnswer(chosen)
  }
  if (answer === 'no') return null
  return (
    <section aria-label={t('visitTitle')} className="border-t border-line bg-surface px-4 py-3 text-sm">
      <div className="mx-auto flex max-w-2xl flex-wrap items-center gap-3">
        <p className="min-w-0 grow basis-60">{t(answer === 'yes' ? 'visitCounted' : 'visitQuestion', { company })}</p>
        {answer === null && (
          <Button size="sm" onClick={() => choose('yes')}>
            {t('visitAgree')}
          </Button>
        )}
        <Button size="sm" onClick={() => choose('no')}>
          {t(answer === 'yes' ? 'visitStop' : 'visitDecline')}
        </Button>
      </div>
    </section>
  )
}

function kept(key: string): 'yes' | 'no' | null {
  try {
    const value = localStorage.getItem(key)
    return value === 'yes' || value === 'no' ? value : null
  } catch {
    return null
  }
}
function keep(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch (error) {
    console.info('The answer could not be kept:', error)
  }
}

type Counted = Window & { dataLayer?: unknown[] }

/** Once a page. The address goes without its query, and nothing is used for advertisements. */
function count(measurement: string) {
  const page = window as Counted
  if (page.dataLayer) return
  const layer: unknown[] = (page.dataLayer = [])
  // It reads the arguments themselves, and no array.
  function gtag(..._: unknown[]) {
    // eslint-disable-next-line prefer-rest-params
    layer.push(arguments)
  }
  gtag('js', new Date())
  gtag('config', measurement, {
    page_location: location.origin + location.pathname,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurement)}`
  document.head.append(script)
}

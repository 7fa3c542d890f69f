import { LanguageBar } from '../frame/language-choice.tsx'
import { late } from '../lib/late.tsx'

/**
 * For pages without scripts, drawn by the server alone. Loaded without waiting for it at the top of the module: Rollup would
 * then cut what the page of an application loads into twelve more files.
 */
let Drawn: typeof import('./own-consent.tsx').OwnConsent | null = null
if (import.meta.env.SSR) void import('./own-consent.tsx').then((loaded) => (Drawn = loaded.OwnConsent))
const OwnConsent = late(async () => ({ default: (await import('./own-consent.tsx')).OwnConsent }))
const VisitCount = late(async () => ({ default: (await import('./visit-count.tsx')).VisitCount }))

type Footer = {
  measurement: string | null
  company: string
  candidate: { started: boolean; agreed: boolean | null } | null
  commandId: string
}

/** Below a candidate's page: whether a model reads the answers, whether the visit may be counted, where the company counts visits, and the language. */
export function JourneyFooter({ measurement, company, candidate, commandId }: Footer) {
  return (
    <>
      {candidate?.started && candidate.agreed !== null && (
        <>
          <noscript>{Drawn && <Drawn agreed={candidate.agreed} commandId={commandId} />}</noscript>
          <OwnConsent agreed={candidate.agreed} commandId={commandId} />
        </>
      )}
      {measurement && <VisitCount measurement={measurement} company={company} />}
      <footer className="border-t border-line bg-surface px-4 py-3">
        <LanguageBar />
      </footer>
    </>
  )
}

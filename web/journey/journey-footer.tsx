import { LanguageBar } from '../frame/language-choice.tsx'
import { late } from '../lib/late.tsx'

const VisitCount = late(async () => ({ default: (await import('./visit-count.tsx')).VisitCount }))

/** Below a candidate's page: whether the visit may be counted, where the company counts visits, and the language. */
export function JourneyFooter({ measurement, company }: { measurement: string | null; company: string }) {
  return (
    <>
      {measurement && <VisitCount measurement={measurement} company={company} />}
      <footer className="border-t border-line bg-surface px-4 py-3">
        <LanguageBar />
      </footer>
    </>
  )
}

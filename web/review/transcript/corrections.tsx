import { namespace } from '../../i18n/namespace.ts'
import { Instant } from '../../ui/instant.tsx'
import type { Correction } from './shown.ts'

const useText = namespace('transcripts')

/** What people wrote instead of what the service heard: who, when, before and after; the newest first. */
export function Corrections({
  corrections,
  names,
}: {
  corrections: readonly Correction[]
  names: Readonly<Record<string, string>>
}) {
  const t = useText()
  if (corrections.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{t('corrections', { count: corrections.length })}</summary>
      <ol className="mt-2 flex flex-col gap-3">
        {corrections.toReversed().map(({ version, before, after, reviewerId, at }) => (
          <li key={version} className="border-s-2 border-line ps-3">
            <p className="text-muted">
              {t('version', { version })} · <bdi>{names[reviewerId] ?? t('unknownPerson')}</bdi> · <Instant at={at} />
            </p>
            <p dir="auto">
              <del className="text-muted">{before}</del>
            </p>
            <p dir="auto">
              <ins className="no-underline">{after || t('removed')}</ins>
            </p>
          </li>
        ))}
      </ol>
    </details>
  )
}

import { Link } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Callout } from '../ui/callout.tsx'
import { Instant } from '../ui/instant.tsx'

const useText = namespace('automations')

export type Tried = {
  times: number
  candidates: number
  unreachable: number
  atLeast: boolean
  latest: readonly { candidateId: string; name: string; at: string }[]
}

/** For whom the automation would have acted. Nothing has been done. */
export function DryRun({ jobId, tried }: { jobId: string; tried: Tried }) {
  const t = useText()
  return (
    <Callout tone="info" title={t('tried', { count: tried.candidates })} announce>
      <p>{t('triedNote')}</p>
      {tried.unreachable > 0 && <p>{t('unreachable', { count: tried.unreachable })}</p>}
      {tried.atLeast && <p>{t('atLeast')}</p>}
      {tried.latest.length > 0 && (
        <ul className="mt-2 flex max-h-64 flex-col gap-1 overflow-y-auto" tabIndex={0} aria-label={t('who')}>
          {tried.latest.map(({ candidateId, name, at }) => (
            <li key={candidateId} className="flex flex-wrap gap-x-2">
              <Link className="link" to={`/admin/jobs/${jobId}/candidates/${candidateId}`}>
                <bdi>{name}</bdi>
              </Link>
              <Instant at={at} />
            </li>
          ))}
        </ul>
      )}
    </Callout>
  )
}

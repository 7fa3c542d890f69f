import { lazy, Suspense } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Spinner } from '../ui/spinner.tsx'
import type { Publication } from './get-candidates.tsx'

/** The last step, which most visits do not come to. */
const GetCandidates = lazy(() => import('./get-candidates.tsx').then((module) => ({ default: module.GetCandidates })))
const useText = namespace('builder')

/** Ways to the candidates, out of sight while the job is being saved (JOB-021). */
export function PublishStep({ publication, saving }: { publication: Publication; saving: boolean }) {
  const t = useText()
  return (
    <>
      {saving && (
        <p className="flex items-center gap-2 text-muted">
          <Spinner /> {t('saving')}
        </p>
      )}
      <div hidden={saving}>
        <Suspense>
          <GetCandidates publication={publication} />
        </Suspense>
      </div>
    </>
  )
}

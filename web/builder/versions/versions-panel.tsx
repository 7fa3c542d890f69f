import { useCallback, useEffect, useState } from 'react'
import { differences } from '#contracts/job/compare.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobVersion } from '#contracts/views/job-versions.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { versionsOver } from './requests.ts'
import type { OfferedBrand } from '../details/offered-brands.ts'
import { VersionDetail } from './version-detail.tsx'
import { VersionList } from './version-list.tsx'

const useText = namespace('versions')
const useCommonText = namespace('common')

export type VersionsProps = {
  jobId: string
  /** As it is on this page, saved or not. */
  draft: JobDraft
  companyName: string
  brands: readonly OfferedBrand[]
  live: boolean
  onRestore: (draft: JobDraft) => void
  onClose: () => void
}

/** Everything that was saved of a job: looked at, compared, named and restored. */
export default function VersionsPanel({ jobId, draft, live, companyName, brands, onRestore, onClose }: VersionsProps) {
  const t = useText()
  const common = useCommonText()
  const [versions, setVersions] = useState<readonly JobVersion[] | null>(null)
  const [failed, setFailed] = useState(false)
  const { show } = useToasts()
  const [chosen, choose] = useState<number | null>(null)

  const load = useCallback(async () => {
    setFailed(false)
    await versionsOver(jobId).then(setVersions, () => setFailed(true))
  }, [jobId])
  useEffect(() => void load(), [load])
  const restore = (then: JobDraft) => {
    const already = differences(draft, then).length === 0
    show({
      message: t(already ? 'restoredAlready' : live ? 'restoredLive' : 'restored'),
      tone: already ? 'neutral' : 'success',
      key: 'restored',
    })
    if (!already) onRestore(then)
  }
  const at = versions
    ? Math.max(
        0,
        versions.findIndex(({ revision }) => revision === chosen),
      )
    : 0
  const version = versions?.[at]

  return (
    <main id="main" tabIndex={-1} aria-label={t('versions')} className="flex flex-col gap-4 p-4 outline-none">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="quiet" onClick={onClose}>
          <ArrowLeftIcon aria-hidden="true" />
          {t('back')}
        </Button>
        <h2 className="text-xl font-semibold">{t('versions')}</h2>
        <p className="text-muted">{t('intro')}</p>
      </header>
      {failed && (
        <Callout tone="danger" announce title={t('notLoaded')}>
          <Button size="sm" className="mt-2" onClick={() => void load()}>
            {common('tryAgain')}
          </Button>
        </Callout>
      )}
      {!versions && !failed && (
        <div role="status" aria-label={t('loading')} className="grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <Skeleton className="h-64" />
          <Skeleton className="h-64 max-lg:hidden" />
        </div>
      )}
      {versions && version && (
        <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <VersionList versions={versions} chosen={version.revision} onChoose={choose} />
          <VersionDetail
            key={version.revision}
            jobId={jobId}
            versions={versions}
            at={at}
            draft={draft}
            companyName={companyName}
            brands={brands}
            onNamed={load}
            onRestore={restore}
          />
        </div>
      )}
    </main>
  )
}

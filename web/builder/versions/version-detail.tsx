import { useEffect, useState } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobVersion } from '#contracts/views/job-versions.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { DRAFT_PREVIEW } from '../../preview/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { Instant, useTimeZone } from '../../ui/instant.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { OfferedBrand } from '../details/offered-brands.ts'
import { PreviewPane } from '../preview-pane.tsx'
import { Comparison } from './comparison.tsx'
import { NameButtons } from './name-buttons.tsx'
import { versionOver } from './requests.ts'
import { labelOf, madeBy } from './version-list.tsx'

const useText = namespace('versions')

const NOW = 'now'

type Props = {
  jobId: string
  versions: readonly JobVersion[]
  /** Which of them is open. */
  at: number
  draft: JobDraft
  companyName: string
  brands: readonly OfferedBrand[]
  onNamed: () => Promise<void>
  onRestore: (draft: JobDraft) => void
}

/** One version, read only: what was different in it, and what candidates would see of it. */
export function VersionDetail({ jobId, versions, at, draft, companyName, brands, onNamed, onRestore }: Props) {
  const t = useText()
  const format = useFormat()
  const timeZone = useTimeZone()
  const version = versions[at]!
  const [view, setView] = useState<'changes' | 'preview'>('changes')
  const [other, setOther] = useState(String(versions[at + 1]?.revision ?? NOW))
  const then = useVersion(jobId, version.revision)
  const compared = useVersion(jobId, other === NOW ? null : Number(other))
  const against = other === NOW ? draft : compared.draft
  const later = other === NOW || Number(other) > version.revision
  const options = [
    { value: NOW, label: t('now') },
    ...versions
      .filter(({ revision }) => revision !== version.revision)
      .map((each) => ({ value: String(each.revision), label: labelOf(format, timeZone, each) })),
  ]
  const headingOf = (revision: number | typeof NOW) => {
    const named = versions.find((each) => each.revision === revision)
    return named ? labelOf(format, timeZone, named) : t('nowShort')
  }
  const headings = [headingOf(version.revision), headingOf(other === NOW ? NOW : Number(other))] as const

  return (
    <section aria-labelledby="version" className="flex min-w-0 flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id="version" className="text-lg font-semibold wrap-anywhere">
            {version.name ? <bdi>{version.name}</bdi> : <Instant at={version.at} />}
          </h3>
          <p className="text-muted">
            <bdi>{madeBy(t, version)}</bdi>
            {version.name && (
              <>
                {' · '}
                <Instant at={version.at} />
              </>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <NameButtons jobId={jobId} version={version} onNamed={onNamed} />
          <Button
            variant="primary"
            disabled={!then.draft}
            aria-describedby="restore-means"
            onClick={() => then.draft && onRestore(then.draft)}
          >
            {t('restore')}
          </Button>
        </div>
      </header>
      <p id="restore-means" className="text-sm text-muted">
        {t('restoreMeans')}
      </p>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div role="group" aria-label={t('view')} className="flex gap-1">
          {(['changes', 'preview'] as const).map((each) => (
            <Button
              key={each}
              variant={view === each ? 'secondary' : 'quiet'}
              aria-pressed={view === each}
              onClick={() => setView(each)}
            >
              {t(each)}
            </Button>
          ))}
        </div>
        {view === 'changes' && (
          <Field label={t('compareWith')} className="w-80 max-w-full">
            <Select options={options} value={other} onChange={(event) => setOther(event.target.value)} />
          </Field>
        )}
      </div>
      {then.failed || compared.failed ? (
        <Callout tone="danger" announce title={t('notLoaded')} />
      ) : !then.draft || !against ? (
        <div role="status" aria-label={t('loading')}>
          <Skeleton className="h-48" />
        </div>
      ) : view === 'preview' ? (
        <PreviewPane
          draft={then.draft}
          companyName={companyName}
          brands={brands}
          moduleId={null}
          src={DRAFT_PREVIEW}
          wide
        />
      ) : later ? (
        <Comparison before={then.draft} after={against} headings={headings} />
      ) : (
        <Comparison before={against} after={then.draft} headings={[headings[1], headings[0]]} />
      )}
    </section>
  )
}

/** What was saved does not change: it is read once. */
function useVersion(jobId: string, revision: number | null) {
  const [read, setRead] = useState<{ revision: number | null; draft: JobDraft | null; failed: boolean }>()
  useEffect(() => {
    if (revision === null) return
    let wanted = true
    versionOver(jobId, revision).then(
      ({ draft }) => wanted && setRead({ revision, draft, failed: false }),
      () => wanted && setRead({ revision, draft: null, failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [jobId, revision])
  return read && read.revision === revision ? read : { draft: null, failed: false }
}

import { useEffect, useState } from 'react'
import { mediaPath } from '#contracts/candidate/poster.ts'
import { namespace } from '../i18n/namespace.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { Instant } from '../ui/instant.tsx'
import { signInAgain } from '../lib/sign-in-again.ts'
import { Poster } from '../ui/poster.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useJobTitle } from '../ui/titles.ts'
import { Cell } from './cell.tsx'
import { useColumnLabel } from './column-label.ts'
import { type CandidateColumn } from './columns.ts'
import type { Glance } from './glance.ts'
import type { ListedCandidate } from './list.server.ts'

const useText = namespace('candidates')
const facts: readonly CandidateColumn[] = ['stage', 'status', 'rating', 'source', 'added', 'finished', 'live']

type QuickViewProps = {
  row: ListedCandidate | null
  rows: readonly ListedCandidate[]
  onShow: (id: string | null) => void
}

/** One candidate of the list beside it: who they are, how they speak and what was said, without leaving the list. */
export default function QuickView({ row, rows, onShow }: QuickViewProps) {
  const t = useText()
  const jobTitle = useJobTitle()
  const at = rows.findIndex(({ id }) => id === row?.id)
  const step = (by: -1 | 1) => {
    const next = rows[at + by]
    return (
      <Button disabled={!next} onClick={() => next && onShow(next.id)}>
        {t(by < 0 ? 'previous' : 'next')}
      </Button>
    )
  }
  return (
    <Drawer
      open={row !== null}
      onClose={() => onShow(null)}
      title={<bdi>{row?.name}</bdi>}
      description={<bdi>{row && jobTitle(row.jobTitle)}</bdi>}
      footer={
        row && (
          <>
            {step(-1)}
            {step(1)}
            <ButtonLink variant="primary" className="ms-auto" to={`/admin/jobs/${row.jobId}/candidates/${row.id}`}>
              {t('openCandidate')}
            </ButtonLink>
          </>
        )
      }
    >
      {row && <Shown key={row.id} row={row} />}
    </Drawer>
  )
}

function Shown({ row }: { row: ListedCandidate }) {
  const t = useText()
  const glance = useGlance(row)
  return (
    <div className="flex flex-col gap-5">
      {glance?.recording ? (
        <video
          controls
          playsInline
          preload="none"
          aria-label={t('firstAnswerOf', { name: row.name })}
          className="aspect-video w-full rounded-md bg-sunken"
          src={mediaPath(glance.recording.id, row.id)}
          poster={glance.recording.posterId ? mediaPath(glance.recording.posterId, row.id) : undefined}
        />
      ) : (
        <Poster name={row.name} seed={row.id} poster={row.poster} />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        <dt className="text-muted">{t('email')}</dt>
        <dd className="wrap-anywhere">
          <bdi>{row.email || '–'}</bdi>
          {glance?.phone && (
            <span className="block" dir="ltr">
              {glance.phone}
            </span>
          )}
        </dd>
        {facts.map((key) => (
          <Fact key={key} row={row} column={key} />
        ))}
      </dl>
      {glance && glance.tags.length > 0 && (
        <p className="flex flex-wrap gap-1.5">
          {glance.tags.map((tag) => (
            <Badge key={tag} tone="neutral">
              <bdi>{tag}</bdi>
            </Badge>
          ))}
        </p>
      )}
      <section aria-label={t('latestComments')} className="flex flex-col gap-3">
        <h3 className="font-semibold">{t('latestComments')}</h3>
        {glance === undefined && <Skeleton className="h-12 w-full" />}
        {glance === null && <Callout tone="danger">{t('glanceFailed')}</Callout>}
        {glance?.comments.length === 0 && <p className="text-muted">{t('nothingSaid')}</p>}
        {glance?.comments.map(({ id, author, text, at }) => (
          <article key={id} className="rounded-md bg-sunken px-3 py-2">
            <p className="text-sm text-muted">
              <bdi>{author ?? t('formerColleague')}</bdi> · <Instant at={at} />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">
              <bdi>{text}</bdi>
            </p>
          </article>
        ))}
      </section>
    </div>
  )
}

function Fact({ row, column }: { row: ListedCandidate; column: CandidateColumn }) {
  const labelled = useColumnLabel()
  return (
    <>
      <dt className="text-muted">{labelled(column)}</dt>
      <dd className="min-w-0 wrap-anywhere">
        <Cell row={row} column={column} />
      </dd>
    </>
  )
}

/** Undefined until it is here; null where it could not be had. */
function useGlance({ id, jobId }: ListedCandidate): Glance | null | undefined {
  const [glance, setGlance] = useState<Glance | null>()
  useEffect(() => {
    const left = new AbortController()
    fetch(`/admin/jobs/${jobId}/cards?glance=${id}`, { signal: left.signal })
      .then(async (response) => {
        if (response.redirected) return signInAgain()
        setGlance(response.ok ? ((await response.json()) as Glance) : null)
      })
      .catch(() => {
        if (!left.signal.aborted) setGlance(null)
      })
    return () => left.abort()
  }, [id, jobId])
  return glance
}

import { useFetcher } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import type { PanelProps } from '../page-data.ts'
import { useShell } from '../../shell/use-shell.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LockClosedIcon } from '../../ui/icons.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Downloads } from './downloads.tsx'
import ShareDialog from '../../share-dialog/share-dialog.tsx'
import { type ListedShare, ShareList } from './share-list.tsx'

const useText = namespace('sharing')

type Loaded = { may: boolean; downloads: boolean; now: string; shares: ListedShare[] }

/** Links that show this candidate, and what their guests said. */
export default function SharingPanel({ candidate, job, mayEdit, chapters }: PanelProps) {
  const t = useText()
  const { open } = useShell()
  const [sharing, setSharing] = useState(false)
  const { load, data: loaded } = useFetcher<Loaded | null>()
  const [data, setData] = useState(loaded)
  if (loaded && loaded !== data) setData(loaded)
  const from = `/admin/jobs/${job.jobId}/shares?candidate=${candidate.id}`
  useEffect(() => {
    if (mayEdit) load(from)
  }, [load, from, mayEdit, candidate.rev])
  const said = candidate.guestFeedback.filter(({ rating, comment }) => rating !== null || comment !== '')
  if (!mayEdit && said.length === 0) return null
  return (
    <Card>
      <section aria-label={t('sharing')} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg font-semibold">{t('sharing')}</h2>
          {mayEdit && data && (
            <Button size="sm" onClick={() => (data.may ? setSharing(true) : open({ kind: 'upgrade' }))}>
              {!data.may && <LockClosedIcon aria-hidden="true" />}
              {t('share')}
            </Button>
          )}
        </div>
        {data && !data.may && data.shares.some(({ ended }) => !ended) && (
          <p className="text-sm text-muted">{t('planStops')}</p>
        )}
        {data && <ShareList jobId={job.jobId} shares={data.shares} now={data.now} onChanged={() => load(from)} />}
        {data && <Downloads candidateId={candidate.id} chapters={chapters} may={data.downloads} />}
        {said.length > 0 && (
          <div className="flex flex-col gap-2">
            <h3 className="font-semibold">{t('guestsSaid')}</h3>
            <ul className="flex flex-col gap-3">
              {said.map(({ shareId, guestId, guestName, rating, comment, givenAt, changedAt }) => (
                <li key={shareId + guestId} className="border-s-2 border-line ps-3">
                  <p className="flex flex-wrap items-center gap-2">
                    <bdi className="font-medium wrap-anywhere">{guestName}</bdi>
                    <Badge tone="violet">{t('guest')}</Badge>
                    {rating !== null && <span>{t('starsOf', { count: rating })}</span>}
                  </p>
                  {comment && (
                    <p className="whitespace-pre-wrap wrap-anywhere" dir="auto">
                      {comment}
                    </p>
                  )}
                  <p className="text-sm text-muted">
                    <Instant at={changedAt ?? givenAt} />
                  </p>
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{t('notInAverage')}</p>
          </div>
        )}
      </section>
      {sharing && (
        <ShareDialog
          jobId={job.jobId}
          candidates={[candidate]}
          onClose={() => {
            setSharing(false)
            load(from)
          }}
        />
      )}
    </Card>
  )
}

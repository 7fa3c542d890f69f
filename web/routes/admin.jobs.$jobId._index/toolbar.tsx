import { useSearchParams } from '@remix-run/react'
import { useState } from 'react'
import type { BoardAsked } from '../../board/asked.ts'
import type { SavedFilterData } from '../../filters/filter-data.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { CheckIcon, CounterClockwiseClockIcon, DotsHorizontalIcon, PlayIcon, PlusIcon } from '../../ui/icons.tsx'
import { reviewPath } from '../../lib/review-paths.ts'
import { Filters } from './filters.tsx'
import { withRejected } from './with-rejected.ts'

const useText = namespace('board')
const useCommonText = namespace('common')
/** The moment of the earlier board that is wanted. */
export const NOW = 'now'

type ToolbarProps = {
  job: { jobId: string; status: string }
  asked: BoardAsked
  saved: SavedFilterData
  hideRejected: boolean
  mayShape: boolean
  mayGrant: boolean
  mayInvite: boolean
  /** Whether the board has candidates; without any it says itself how to get some. */
  hasCandidates: boolean
  onAddColumn: () => void
}

/** What can be done above a board; on phones all but the search is folded. */
export function Toolbar({
  job,
  asked,
  saved,
  hideRejected,
  mayShape,
  mayGrant,
  mayInvite,
  hasCandidates,
  onAddColumn,
}: ToolbarProps) {
  const t = useText()
  const common = useCommonText()
  const [open, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Filters jobId={job.jobId} asked={asked} saved={saved} />
      <Button
        icon
        className="scripted sm:hidden"
        aria-expanded={open}
        aria-label={t('moreActions')}
        onClick={() => setOpen(!open)}
      >
        <DotsHorizontalIcon />
      </Button>
      <div
        className={classes('w-full flex-wrap items-center gap-2 sm:contents noscript:flex', open ? 'flex' : 'hidden')}
      >
        <RejectedSwitch hideRejected={hideRejected} />
        <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
          <ButtonLink to={`?${new URLSearchParams({ at: NOW, rejected: hideRejected ? 'hide' : 'show' })}`}>
            <CounterClockwiseClockIcon aria-hidden="true" /> {t('asOf')}
          </ButtonLink>
          {hasCandidates && (
            <ButtonLink to={reviewPath(job.jobId, 'status=completed')}>
              <PlayIcon aria-hidden="true" /> {common('review')}
            </ButtonLink>
          )}
          {mayShape && (
            <Button onClick={onAddColumn}>
              <PlusIcon aria-hidden="true" /> {t('addColumn')}
            </Button>
          )}
          {mayGrant && <ButtonLink to={`/admin/jobs/${job.jobId}/access`}>{t('access')}</ButtonLink>}
          {mayShape && <ButtonLink to={`/jobs-cep/create/${job.jobId}`}>{t('editJob')}</ButtonLink>}
          {mayShape && job.status === 'active' && hasCandidates && (
            <ButtonLink to={`/jobs/post/${job.jobId}`}>{t('getCandidates')}</ButtonLink>
          )}
          {mayInvite && job.status === 'active' && (
            <ButtonLink to={`/jobs/${job.jobId}/invite`}>{t('inviteCandidates')}</ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}

/** A link, so that it works before scripts do and the address says what is shown. */
function RejectedSwitch({ hideRejected }: { hideRejected: boolean }) {
  const [query] = useSearchParams()
  return (
    <ButtonLink
      to={withRejected(query, hideRejected)}
      preventScrollReset
      replace
      aria-pressed={hideRejected}
      role="button"
    >
      {hideRejected && <CheckIcon aria-hidden="true" />}
      {useText()('hideRejected')}
    </ButtonLink>
  )
}

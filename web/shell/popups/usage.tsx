import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Instant } from '../../ui/instant.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import type { LimitName } from '../use-shell.ts'

const useText = namespace('limits')

type Used = { used: number; total: number | null; left: number | null }
/** As `GET /companies/getClientUsage` answers. */
export type ClientUsage = {
  activeJobs: Used
  userSeats: Used
  oneWayInterviews: Used
  liveInterviews: Used
  textSmsInvites: Used
  waitingCandidates: { video_id: string; job_id: string; job_title: string; completedAt: string }[]
  administrators: { username: string; email: string }[]
}

/** Asked for when a pop-up opens; null until it is there, and where it cannot be had. */
export function useClientUsage(): { usage: ClientUsage | null; asking: boolean } {
  const [state, setState] = useState<{ usage: ClientUsage | null; asking: boolean }>({ usage: null, asking: true })
  useEffect(() => {
    const gone = new AbortController()
    void fetch('/api/legacy/companies/getClientUsage', { signal: gone.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as ClientUsage) : null))
      .catch(() => null)
      .then((usage) => gone.signal.aborted || setState({ usage, asking: false }))
    return () => gone.abort()
  }, [])
  return state
}

const volumes = {
  jobs: { of: 'activeJobs', label: 'jobs' },
  seats: { of: 'userSeats', label: 'seats' },
  candidates: { of: 'oneWayInterviews', label: 'candidates' },
  lives: { of: 'liveInterviews', label: 'lives' },
  texts: { of: 'textSmsInvites', label: 'texts' },
} as const
type VolumeName = keyof typeof volumes

/** What is used and what is left: of the one limit that was reached, or of all of the plan. */
export function UsedUp({ usage, asking, of }: { usage: ClientUsage | null; asking: boolean; of?: LimitName }) {
  const t = useText()
  const { number } = useFormat()
  if (asking) return <Spinner />
  if (!usage) return null
  const shown = (of ? [of] : (Object.keys(volumes) as VolumeName[])).filter(
    (name) => usage[volumes[name].of].total !== null,
  )
  if (shown.length === 0) return null
  return (
    <dl className="mb-4 flex flex-col gap-1 rounded-md border border-line p-3">
      {shown.map((name) => {
        const { used, total, left } = usage[volumes[name].of]
        return (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{t(volumes[name].label)}</dt>
            <dd className="text-muted tabular-nums">
              {t('used', { used: number(used), total: number(total!) })},{' '}
              <span className={left! <= 0 ? 'font-semibold text-warning-ink' : undefined}>
                {left! < 0 ? t('over', { number: number(-left!) }) : t('left', { number: number(left!) })}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const MOST_WAITING = 10

/** Candidates past the month's limit, newest first (BILL-042). */
export function Waiting({ usage, onClose }: { usage: ClientUsage | null; onClose: () => void }) {
  const t = useText()
  const { number } = useFormat()
  const jobTitle = useJobTitle()
  const waiting = usage?.waitingCandidates ?? []
  if (waiting.length === 0) return null
  return (
    <section className="mb-4">
      <h3 className="font-semibold">{t('waiting', { number: number(waiting.length) })}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {waiting.slice(0, MOST_WAITING).map(({ video_id, job_id, job_title, completedAt }) => (
          <li key={video_id} className="flex flex-wrap justify-between gap-x-4">
            <Link className="link" to={`/admin/jobs/${job_id}/candidates/${video_id}`} onClick={onClose}>
              {t('candidateOf', { job: jobTitle(job_title) })}
            </Link>
            <span className="text-muted">
              <Instant at={completedAt} />
            </span>
          </li>
        ))}
      </ul>
      {waiting.length > MOST_WAITING && (
        <p className="mt-1 text-muted">{t('more', { number: number(waiting.length - MOST_WAITING) })}</p>
      )}
    </section>
  )
}

/** Whom to ask for more (BILL-026). */
export function Administrators({ usage }: { usage: ClientUsage | null }) {
  const t = useText()
  const administrators = usage?.administrators ?? []
  if (administrators.length === 0) return null
  return (
    <p className="mt-4">
      {t('askThem')}{' '}
      {administrators.map(({ username, email }, index) => (
        <span key={email}>
          {index > 0 && ', '}
          <a className="link" href={`mailto:${email}`}>
            <bdi>{username}</bdi>
          </a>
        </span>
      ))}
    </p>
  )
}

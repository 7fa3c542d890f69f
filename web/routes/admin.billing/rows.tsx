import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Instant } from '../../ui/instant.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { BillingRows } from './billing.server.ts'

const useText = namespace('billing')
const nothing = {
  jobs: 'noJobs',
  seats: 'noSeats',
  interviews: 'noInterviews',
  lives: 'noLives',
  texts: 'noTexts',
  waiting: 'noWaiting',
} as const

/** What a balance was counted from. */
export function Rows({ rows }: { rows: BillingRows }) {
  const t = useText()
  if (rows.rows.length === 0) return <p className="text-muted">{t(nothing[rows.of])}</p>
  if (rows.of === 'jobs')
    return (
      <Listed caption={t('activeJobs')} columns={[t('job'), t('activeSince')]}>
        {rows.rows.map(({ jobId, title, activatedAt }) => (
          <tr key={jobId}>
            <Td>
              <JobLink jobId={jobId} title={title} />
            </Td>
            <Td>{activatedAt && <Instant at={activatedAt} />}</Td>
          </tr>
        ))}
      </Listed>
    )
  if (rows.of === 'seats')
    return (
      <Listed caption={t('userSeats')} columns={[t('name'), t('email'), t('role')]}>
        {rows.rows.map(({ userId, name, email, role }) => (
          <tr key={userId}>
            <Td>{name}</Td>
            <Td>{email}</Td>
            <Td>{role}</Td>
          </tr>
        ))}
      </Listed>
    )
  if (rows.of === 'lives')
    return (
      <Listed caption={t('livesThisMonth')} columns={[t('liveAt'), t('job'), t('candidate')]}>
        {rows.rows.map(({ startsAt, ...of }) => (
          <tr key={`${of.candidateId} ${startsAt}`}>
            <Td>
              <Instant at={startsAt} />
            </Td>
            <CandidateCells {...of} />
          </tr>
        ))}
      </Listed>
    )
  if (rows.of === 'interviews' || rows.of === 'waiting')
    return (
      <Listed
        caption={t(rows.of === 'waiting' ? 'waiting' : 'interviewsThisMonth')}
        columns={[t('completed'), t('job'), t('candidate')]}
      >
        {rows.rows.map(({ completedAt, ...of }) => (
          <tr key={of.candidateId}>
            <Td>
              <Instant at={completedAt} />
            </Td>
            <CandidateCells {...of} />
          </tr>
        ))}
      </Listed>
    )
  return (
    <Listed caption={t('textsThisMonth')} columns={[t('sent'), t('textKind'), t('job'), t('candidate')]}>
      {rows.rows.map(({ sentAt, reminder, ...of }) => (
        <tr key={`${of.candidateId} ${sentAt}`}>
          <Td>
            <Instant at={sentAt} />
          </Td>
          <Td>{t(reminder ? 'textReminder' : 'textInvitation')}</Td>
          <CandidateCells {...of} />
        </tr>
      ))}
    </Listed>
  )
}

const Listed = ({
  caption,
  columns,
  children,
}: {
  caption: string
  columns: readonly string[]
  children: ReactNode
}) => (
  <Table caption={caption} head={columns.map((column) => <Th key={column}>{column}</Th>)}>
    {children}
  </Table>
)

/** A job by its title, for people who may see it. */
function JobLink({ jobId, title }: { jobId: string; title: string }) {
  const t = useText()
  const jobTitle = useJobTitle()
  if (title === '') return <span className="text-muted">{t('hiddenJob')}</span>
  return (
    <Link className="link" to={`/admin/jobs/${jobId}`}>
      {jobTitle(title)}
    </Link>
  )
}

function CandidateCells({
  candidateId,
  jobId,
  jobTitle,
}: {
  candidateId: string
  jobId: string | null
  jobTitle: string
}) {
  const t = useText()
  return (
    <>
      <Td>{jobId && <JobLink jobId={jobId} title={jobTitle} />}</Td>
      <Td>
        {jobId === null ? (
          <span className="text-muted">{t('deletedCandidate')}</span>
        ) : (
          jobTitle !== '' && (
            <Link className="link" to={`/admin/jobs/${jobId}/candidates/${candidateId}`}>
              {t('open')}
            </Link>
          )
        )}
      </Td>
    </>
  )
}

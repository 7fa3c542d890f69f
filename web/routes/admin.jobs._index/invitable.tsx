import { namespace } from '../../i18n/namespace.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useJobTitle } from '../../ui/titles.ts'

const useText = namespace('jobs')
type Job = { jobId: string; title: string }

/** Leads people there who may invite to a job and not change it; the others find the form on Get Candidates. */
export function Invite({ jobId, title }: Job) {
  const t = useText()
  return (
    <ButtonLink
      size="sm"
      to={`/jobs/${jobId}/invite`}
      aria-label={`${t('inviteCandidates')}: ${useJobTitle()(title)}`}
      className="whitespace-nowrap"
    >
      {t('inviteCandidates')}
    </ButtonLink>
  )
}

/** The jobs that the person may invite to and may not see. */
export function Invitable({ jobs }: { jobs: readonly Job[] }) {
  const t = useText()
  const jobTitle = useJobTitle()
  if (jobs.length === 0) return null
  return (
    <Table
      caption={t('invitableJobs')}
      head={
        <>
          <Th>{t('job')}</Th>
          <Th>
            <span className="sr-only">{t('actions')}</span>
          </Th>
        </>
      }
    >
      {jobs.map((job) => (
        <tr key={job.jobId}>
          <Td className="font-medium">
            <bdi>{jobTitle(job.title)}</bdi>
          </Td>
          <Td className="w-12 text-end">
            <Invite {...job} />
          </Td>
        </tr>
      ))}
    </Table>
  )
}

import { DotsHorizontalIcon } from '../../ui/icons.tsx'
import { Link } from '@remix-run/react'
import { stepTitles } from '#contracts/job/choices.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClasses } from '../../ui/button.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { JobRow } from './jobs.server.ts'
import { CHANGE_FORM, type JobTab } from './list.ts'

type JobsTableProps = { jobs: JobRow[]; tab: JobTab; newDraftJobID: string | null; mayCreate: boolean }

export function JobsTable({ jobs, tab, newDraftJobID, mayCreate }: JobsTableProps) {
  const draft = tab === 'draft'
  return (
    <Table
      caption="Jobs"
      head={
        <>
          <Th>Job</Th>
          {draft ? (
            <Th className="max-sm:hidden">Left at</Th>
          ) : (
            <>
              <Th className="text-end">Candidates</Th>
              <Th className="text-end">To review</Th>
              <Th className="text-end max-sm:hidden">Hired</Th>
            </>
          )}
          <Th className="max-sm:hidden">Last change</Th>
          {mayCreate && (
            <Th>
              <span className="sr-only">Actions</span>
            </Th>
          )}
        </>
      }
    >
      {jobs.map((job) => (
        <tr key={job.jobId} className={job.jobId === newDraftJobID ? 'bg-accent-soft' : 'hover:bg-surface'}>
          <Td className="sm:min-w-48">
            <Link to={draft ? `/jobs-cep/create/${job.jobId}` : `/admin/jobs/${job.jobId}`} className="font-medium text-ink hover:text-accent-ink hover:underline">
              {job.title}
            </Link>
            {job.jobId === newDraftJobID && (
              <Badge tone="info" className="ms-2">
                New
              </Badge>
            )}
            <p className="text-sm text-muted">{[job.location, job.workplace].filter(Boolean).join(' · ')}</p>
          </Td>
          {draft ? (
            <Td className="max-sm:hidden">{stepTitles[job.step]}</Td>
          ) : (
            <>
              <Td numeric>{job.candidates}</Td>
              <Td numeric>{job.toReview > 0 ? <Badge tone="warning">{job.toReview}</Badge> : 0}</Td>
              <Td numeric className="max-sm:hidden">
                {job.hired}
              </Td>
            </>
          )}
          <Td className="whitespace-nowrap text-muted max-sm:hidden">
            <Instant at={job.updatedAt} />
          </Td>
          {mayCreate && (
            <Td className="w-12 text-end">
              <JobMenu job={job} />
            </Td>
          )}
        </tr>
      ))}
    </Table>
  )
}

function JobMenu({ job: { jobId, title, status } }: { job: JobRow }) {
  return (
    <Menu align="end" label={`Actions for ${title}`} triggerClassName={buttonClasses({ variant: 'quiet', icon: true })} trigger={<DotsHorizontalIcon />}>
      {status !== 'draft' && <MenuLink to={`/admin/jobs/${jobId}`}>Open board</MenuLink>}
      {status !== 'archived' && <MenuLink to={`/jobs-cep/create/${jobId}`}>Edit</MenuLink>}
      {status === 'active' && <MenuLink to={`/jobs/post/${jobId}`}>Get Candidates</MenuLink>}
      {status === 'archived' ? (
        <>
          <MenuItem type="submit" form={CHANGE_FORM} name="activate" value={jobId}>
            Activate again
          </MenuItem>
          <MenuItem type="submit" form={CHANGE_FORM} name="draft" value={jobId}>
            Return to drafts
          </MenuItem>
        </>
      ) : (
        <MenuItem type="submit" form={CHANGE_FORM} name="archive" value={jobId}>
          Archive
        </MenuItem>
      )}
    </Menu>
  )
}

import { Form, Link } from '@remix-run/react'
import { boardPath, countedPath, jobsPath } from '../../insight/links.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

export type RecentJob = { jobId: string; title: string; status: 'draft' | 'active' | 'archived'; candidates: number; completed: number; updatedAt: string }

const tones = { active: 'success', draft: 'neutral', archived: 'warning' } as const
const labels = { active: 'Active', draft: 'Draft', archived: 'Archived' }

export function RecentJobs({ jobs, mayCreate }: { jobs: RecentJob[]; mayCreate: boolean }) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className="text-lg font-semibold">Recent jobs</h2>
        {jobs.length > 0 && (
          <Link to={jobsPath('active')} className="link">
            All jobs
          </Link>
        )}
      </div>
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs yet"
          action={
            mayCreate && (
              <Form method="post" action="/jobs-cep/create">
                <Button type="submit" variant="primary">
                  Create New Job
                </Button>
              </Form>
            )
          }
        >
          A job holds the interview, the link candidates open, and the board you review them on.
        </EmptyState>
      ) : (
        <Table
          caption="Recent jobs"
          head={
            <>
              <Th>Job</Th>
              <Th>Status</Th>
              <Th numeric>Candidates</Th>
              <Th numeric>Completed</Th>
              <Th>Changed</Th>
            </>
          }
        >
          {jobs.map(({ jobId, title, status, candidates, completed, updatedAt }) => (
            <tr key={jobId}>
              <Td className="min-w-40 font-medium">
                <Link to={status === 'draft' ? `/jobs-cep/create/${jobId}` : boardPath(jobId)} className="link">
                  {title}
                </Link>
              </Td>
              <Td>
                <Badge tone={tones[status]}>{labels[status]}</Badge>
              </Td>
              <Td numeric>
                <Link to={countedPath({ job: jobId })} className="link" aria-label={`${candidates} candidates of ${title}`}>
                  {candidates}
                </Link>
              </Td>
              <Td numeric>
                <Link to={countedPath({ job: jobId, status: 'completed' })} className="link" aria-label={`${completed} completed candidates of ${title}`}>
                  {completed}
                </Link>
              </Td>
              <Td className="whitespace-nowrap text-muted">
                <Instant at={updatedAt} precision="day" />
              </Td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

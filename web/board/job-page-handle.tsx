import { namespace } from '../i18n/namespace.ts'
import type { PageHandle } from '../lib/page.ts'
import { useShell } from '../shell/use-shell.ts'
import { Badge } from '../ui/badge.tsx'
import { CopyJobId } from '../ui/copy-job-id.tsx'
import { commonText, jobTitleIn } from '../ui/titles.ts'

const useText = namespace('board')
const useShellText = namespace('shell')
type Job = { jobId: string; title: string; status: 'draft' | 'active' | 'archived' }

/** What the pages of one job say above themselves: its title, its id and whether it is live. */
export const jobPageHandle: PageHandle<{ job: Job }> = {
  title: ({ job }, language) => jobTitleIn(commonText.in(language), job.title),
  reviewTitle: (language) => useShellText.in(language)('navProductReviews'),
  besideTitle: ({ job }) => (
    <>
      <JobId jobId={job.jobId} />
      <JobStatus status={job.status} />
    </>
  ),
}

/** Where the company has it (NAV-019). */
const JobId = ({ jobId }: { jobId: string }) => useShell().features.jobId && <CopyJobId jobId={jobId} />

const statusText = { draft: 'jobDraft', active: 'jobActive', archived: 'jobArchived' } as const

function JobStatus({ status }: { status: Job['status'] }) {
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{useText()(statusText[status])}</Badge>
}

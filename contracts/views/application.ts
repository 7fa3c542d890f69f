import type { WornBrand } from '../company/brand-theme.ts'
import type { AnswerValue } from '../candidate/answers.ts'
import type { CandidateStatus } from '../candidate/events.ts'
import type { JobDeadline } from '../job/deadline.ts'
import type { JobDetails } from '../job/draft.ts'
import type { Journey } from '../job/journey.ts'

/** What a candidate sees of a job and of their own application to it; nothing of how they are judged. */
export type Application = {
  link: string
  jobId: string
  companyName: string
  /** What the job wears; null for a company that has no brand. */
  brand: WornBrand | null
  details: JobDetails
  /** The journey the candidate started on, else the one that is live now. */
  journey: Journey
  /** The start form asks whether a model may read the answers, and whether it may judge their personality; null: it does not ask. */
  evaluation: { personality: boolean } | null
  /** False once the job is archived: no new candidate can begin. */
  open: boolean
  /** The link was issued too long ago: it shows and changes nothing of the application. */
  ended: boolean
  /** The invitation had a deadline to begin by, and it has passed. */
  expired: boolean
  /** Until when the job takes applications. */
  deadline: JobDeadline | null
  /** The deadline of the job has passed, and so has the grace for an answer that was under way. */
  late: boolean
  candidate: null | {
    candidateId: string
    /** Signed; it is what uploads and the personal link carry. */
    token: string
    name: string
    email: string
    phone: string
    status: CandidateStatus
    started: boolean
    finished: boolean
    /** Whether they agreed that a model reads their answers; null: there was no question. */
    agreed: boolean | null
    answers: Record<string, AnswerValue | null>
    takes: { recordingId: string; moduleId: string; questionId: string; take: number; uploaded: boolean }[]
  }
}

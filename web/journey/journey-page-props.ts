import type { FormEvent, ReactNode } from 'react'
import type { AnswerValue } from '#contracts/candidate/answers.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import type { Journey } from '#contracts/job/journey.ts'
import type { AnswerShelf } from './answer-shelf.ts'
import type { JobSummary } from './job-summary.ts'

export type JourneyPageProps = {
  job: JobSummary
  journey: Journey
  /** The page that is shown. */
  moduleId: string
  answers?: Readonly<Record<string, AnswerValue | null>>
  /** What the candidate answered before, in words; for a job that asks in a conversation. */
  said?: Readonly<Record<string, readonly string[]>> | undefined
  stepTo?: ((moduleId: string) => string) | undefined
  contact?: Contact | undefined
  ownLink?: boolean | undefined
  /** What the start form asks consent for: a model that reads the answers, and one that judges the personality; null: nothing. */
  evaluation?: { personality: boolean } | null | undefined
  /** What to mend: by field on the start form, by module id elsewhere. */
  errors?: Readonly<Record<string, string>> | undefined
  /** Something that is wrong with the page as a whole. */
  problem?: string | undefined
  busy?: boolean
  /** Every page is one form that posts to its own address; a caller with scripts takes it from here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  onBack?: (() => void) | undefined
  /** Where back goes without scripts. */
  backTo?: string | undefined
  /** The recorder, on the page of a video interview; its questions are listed where there is none. */
  interview?: ReactNode
  /** Sent along with every form. */
  hidden?: Readonly<Record<string, string>>
  /** Where answers that are not sent yet are kept; a preview keeps none. */
  shelf?: AnswerShelf | undefined
  /** Uploads under way, connection lost: shown at the foot of every page, where nothing moves when it comes, grows or goes. */
  notice?: ReactNode
  /** `h2` where the page is shown inside another page. */
  heading?: 'h1' | 'h2'
}

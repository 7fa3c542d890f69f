import type { JobPayload } from '#contracts/http/api/job-wire.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { isVideoJob } from '#contracts/job/video/choices.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { same } from '#contracts/kernel/same.ts'
import { uuid5 } from '#infra/hashing.ts'
import { questionsWire, saysTheSame, withQuestions } from './questions-wire.ts'

/**
 * The changed sections of a payload, with its list of questions applied. A job that is sent back whole has its questions twice,
 * in the list and in its pages: the list is applied if the pages did not change.
 * @throws Rejected 'request/invalid' if both changed and differ, or if the job is not a video interview.
 */
export function withListedQuestions(
  { questions }: JobPayload,
  sections: Partial<JobDraft>,
  now: JobDraft,
  commandId: string,
): Partial<JobDraft> {
  if (!questions || saysTheSame(questions, questionsWire(now.journey))) return sections
  const { journey = now.journey, details = now.details } = sections
  if (saysTheSame(questions, questionsWire(journey))) return sections
  if (!isVideoJob(details) || !same(journey, now.journey))
    throw new Rejected('request/invalid', 'Some fields cannot be changed here', {
      questions: 'Send them in their page of candidate_experience',
    })
  const idOf = (at: number) => uuid5(commandId, `question ${at}`)
  return { ...sections, journey: withQuestions(journey, questions, idOf) }
}

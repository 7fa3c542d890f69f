import type { AppLoadContext } from '@remix-run/node'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { PageLanguage } from '#contracts/kernel/language.ts'
import type { ListedInterview } from '#projections/interviews/reader.ts'
import { commonText, jobTitleIn } from '../ui/titles.ts'
import type { Listed } from './view.ts'

/** Interviews with the names of their jobs and people. */
export async function listed(
  { platform: { readers } }: AppLoadContext,
  asker: Asker,
  found: readonly ListedInterview[],
  language: PageLanguage,
): Promise<Listed[]> {
  const [jobs, names] = await Promise.all([
    readers.jobsById(asker, [...new Set(found.map(({ jobId }) => jobId))]),
    readers.userNames(asker, found.flatMap(peopleOf)),
  ])
  const titles = new Map(jobs.map(({ jobId, title }) => [jobId, jobTitleIn(commonText.in(language), title)]))
  return found.map((each) => ({
    interviewId: each.interviewId,
    jobId: each.jobId,
    job: titles.get(each.jobId) ?? '',
    candidateId: each.candidateId,
    candidateName: each.candidateName,
    status: each.status,
    noShow: each.noShow,
    type: each.type,
    summary: each.summary,
    duration: each.duration,
    start: each.start,
    end: each.end,
    expiresAt: each.expiresAt,
    changedAt: each.changedAt,
    people: peopleOf(each).flatMap((id) => names[id] ?? []),
    asked: each.asked,
    isClashing: each.clashes.length > 0,
  }))
}

/** Who takes part; before that is settled, who may. */
const peopleOf = ({ start, attendees, panel }: ListedInterview) =>
  start ? attendees : panel.map(({ userId }) => userId)

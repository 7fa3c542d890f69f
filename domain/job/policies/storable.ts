import type { JobDraft } from '#contracts/job/draft.ts'
import { structureProblems } from '#contracts/job/validation.ts'
import { collect } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** Even an unfinished journey has its form, its endings and no more modules than the limit. */
export function storable({ journey }: Partial<JobDraft>): void {
  const problems = journey ? collect(structureProblems(journey)) : {}
  if (Object.keys(problems).length > 0) throw new Rejected('job/invalid-fields', Object.values(problems)[0]!, problems)
}

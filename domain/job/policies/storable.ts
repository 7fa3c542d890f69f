import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { structureProblems } from '#contracts/job/validation.ts'
import { collect } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

/** Even an unfinished journey has its form, its endings and no more modules than the limit. */
export function storable({ journey }: Partial<JobDraft>, rules: DraftRules): void {
  const problems = journey ? collect(structureProblems(journey, rules)) : {}
  if (Object.keys(problems).length > 0) throw new Rejected('job/invalid-fields', Object.values(problems)[0]!, problems)
}

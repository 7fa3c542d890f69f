import type { CandidateCommandData } from '#contracts/candidate/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_TAG, MAX_TAGS, tagsAfter, tagTitle } from '#contracts/candidate/tags.ts'
import { REQUIRED, TOO_LONG } from '#contracts/job/rules.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import type { Candidate } from '../candidate.ts'
import { known } from '../policies/known.ts'

/** Tags that are there already, or are not there to be taken away, change nothing. */
export function changeTags({ add, remove }: CandidateCommandData<'ChangeTags'>, state: Candidate): CandidateEvent[] {
  const { tags } = known(state)
  const invalid = (message: Words, problem: Words = message) =>
    new Rejected('candidate/tag-invalid', message, { tag: problem })
  const wanted = add.map(tagTitle)
  if (wanted.includes('')) throw invalid('A tag needs a text', REQUIRED)
  if (wanted.some((tag) => tag.length > MAX_TAG)) throw invalid(said`A tag has at most ${MAX_TAG} characters`, TOO_LONG)
  const after = tagsAfter(tags, wanted, remove)
  if (after.length > MAX_TAGS) throw invalid(said`A candidate has at most ${MAX_TAGS} tags`)
  const added = after.filter((tag) => !tags.includes(tag))
  const removed = tags.filter((tag) => !after.includes(tag))
  return added.length + removed.length > 0 ? [{ type: 'TagsChanged', data: { added, removed } }] : []
}

import type { JobDraft } from '#contracts/job/draft.ts'
import { UNTITLED } from '#contracts/kernel/initial-titles.ts'

/** The title of an untitled job was not typed: its field is empty. */
export const typedTitle = (draft: JobDraft): JobDraft =>
  draft.details.jobTitle === UNTITLED ? { ...draft, details: { ...draft.details, jobTitle: '' } } : draft

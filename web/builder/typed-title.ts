import type { JobDraft } from '#contracts/job/draft.ts'
import { UNTITLED } from '#contracts/kernel/initial-titles.ts'

/** The stand-in title is nothing anybody typed, so the field is empty. */
export const typedTitle = (draft: JobDraft): JobDraft =>
  draft.details.jobTitle === UNTITLED ? { ...draft, details: { ...draft.details, jobTitle: '' } } : draft

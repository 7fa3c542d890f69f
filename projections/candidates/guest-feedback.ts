import * as z from 'zod'
import type { CandidateEvent } from '#contracts/candidate/events.ts'

export const FeedbackFields = z.object({
  guestFeedback: z
    .array(
      z.object({
        shareId: z.string(),
        guestId: z.string(),
        guestName: z.string(),
        rating: z.number().int().nullable(),
        comment: z.string(),
        givenAt: z.string(),
        changedAt: z.string().nullable(),
      }),
    )
    .describe('What guests of shared links said, one entry per guest and link; in no average'),
})
export type FeedbackFields = z.infer<typeof FeedbackFields>
export const noFeedback: FeedbackFields = { guestFeedback: [] }

type Given = Extract<CandidateEvent, { type: 'GuestFeedbackGiven' }>['data']

export function withFeedback<View extends FeedbackFields>(view: View, given: Given, at: string): View {
  const before = view.guestFeedback.find(
    ({ shareId, guestId }) => shareId === given.shareId && guestId === given.guestId,
  )
  const next = { ...given, givenAt: before?.givenAt ?? at, changedAt: before ? at : null }
  const guestFeedback = before
    ? view.guestFeedback.map((each) => (each === before ? next : each))
    : [...view.guestFeedback, next]
  return { ...view, guestFeedback }
}

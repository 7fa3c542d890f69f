/** Not in the first days, while a person is still looking around. */
const SETTLED_MS = 86_400_000

/** `showCollaborationPopup` (AUTH-017, TEAM-025): still alone in the company a day after signing up. */
export const showCollaborationPopup = ({
  now,
  signedUpAt,
  colleagues,
}: {
  now: string
  signedUpAt: string | null
  colleagues: number
}): boolean => colleagues === 0 && signedUpAt !== null && Date.parse(now) - Date.parse(signedUpAt) >= SETTLED_MS

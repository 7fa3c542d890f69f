/** Remembers that somebody was asked for their team; the pop-ups do not come again. */
export const ASKED_COOKIE = 'hirelog-team-asked'
/** After the page has loaded (TEAM-025). */
export const ASK_AFTER_MS = 5000
/** The social sign-in at which the second pop-up comes (TEAM-026). */
export const SOCIAL_SIGN_INS = 3
/** `showCollaborationPopup` of somebody who is new: not while they are still looking around. */
const SETTLED_MS = 86_400_000

export type TogetherFacts = {
  now: string
  asked: boolean
  freePlan: boolean
  mayInvite: boolean
  emailVerified: boolean
  socialSignIns: number
  signedUpAt: string | null
  colleagues: number
}
export type TeamPopup = 'inviteTeam' | 'collaboration'

/** `showCollaborationPopup`: still alone in the company a day after signing up. */
const showCollaborationPopup = ({ now, signedUpAt, colleagues }: TogetherFacts) => colleagues === 0 && signedUpAt !== null && Date.parse(now) - Date.parse(signedUpAt) >= SETTLED_MS

/** Which of the two pop-ups that ask for colleagues is due, if any. */
export function teamPopup(facts: TogetherFacts): TeamPopup | null {
  if (facts.asked || !facts.mayInvite) return null
  if (facts.socialSignIns === SOCIAL_SIGN_INS && facts.emailVerified) return 'collaboration'
  return facts.freePlan && showCollaborationPopup(facts) ? 'inviteTeam' : null
}

import { showCollaborationPopup } from '#contracts/shell/collaboration.ts'

/** Remembers that the team pop-ups were shown; they do not come again. */
export const ASKED_COOKIE = 'hirelog-team-asked'
/** After the page has loaded (TEAM-025). */
export const ASK_AFTER_MS = 5000
/** The social sign-in at which the second pop-up comes (TEAM-026). */
export const SOCIAL_SIGN_INS = 3

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

/** Which of the two pop-ups that ask for colleagues is due, if any. */
export function teamPopup(facts: TogetherFacts): TeamPopup | null {
  if (facts.asked || !facts.mayInvite) return null
  if (facts.socialSignIns === SOCIAL_SIGN_INS && facts.emailVerified) return 'collaboration'
  return facts.freePlan && showCollaborationPopup(facts) ? 'inviteTeam' : null
}

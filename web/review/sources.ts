import type { CandidateSource } from '#contracts/candidate/statuses.ts'

/** How a candidate came to the job, as a key of the common texts. */
export const sourceText = {
  direct: 'sourceDirect',
  referral: 'sourceReferral',
  invitation: 'sourceInvitation',
  api: 'sourceApi',
} as const satisfies Record<CandidateSource, string>

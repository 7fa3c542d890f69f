import { CompanyId, Uuid } from '../kernel/ids.ts'

export type InterviewAddress = { companyId: string; interviewId: string }

/** What the address of a candidate's interview says, and the secret that opens it. Null for what no token looks like. */
export function parseInterviewToken(token: string): (InterviewAddress & { secret: string }) | null {
  const [companyId = '', interviewId = '', secret = '', ...rest] = token.slice(0, 400).split('.')
  const known = rest.length === 0 && CompanyId.safeParse(companyId).success && Uuid.safeParse(interviewId).success
  return known && secret !== '' ? { companyId, interviewId, secret } : null
}

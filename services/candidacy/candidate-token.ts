import { timingSafeEqual } from 'node:crypto'
import { CandidateId, CompanyId, JobId } from '#contracts/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'

export type CandidateIdentity = { companyId: CompanyId; jobId: JobId; candidateId: CandidateId }

/** A capability: whoever holds it is this candidate on this job, and nothing else. Signed, so nothing is stored. */
export function issueCandidateToken(keys: KeyRing, { companyId, jobId, candidateId }: CandidateIdentity): string {
  const value = `${companyId}.${jobId}.${candidateId}`
  return `${value}.${keys.sign('candidate', value)}`
}

/** The candidate a token speaks for, or null when it was not issued here. */
export function readCandidateToken(keys: KeyRing, token: string | null | undefined): CandidateIdentity | null {
  const [companyId, jobId, candidateId, signature, ...rest] = (token ?? '').slice(0, 400).split('.')
  if (!companyId || !jobId || !candidateId || !signature || rest.length > 0) return null
  const expected = Buffer.from(keys.sign('candidate', `${companyId}.${jobId}.${candidateId}`))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const known = CompanyId.safeParse(companyId).success && JobId.safeParse(jobId).success && CandidateId.safeParse(candidateId).success
  return known ? { companyId, jobId, candidateId } : null
}

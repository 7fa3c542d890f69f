import { CandidateId, CompanyId, JobId } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { isSame } from '../../core/secrets/is-same.ts'

export type CandidateIdentity = { companyId: CompanyId; jobId: JobId; candidateId: CandidateId }

/** A token's candidate, and the start of the day (UTC) it was issued on, from which its end is counted. */
export type CandidateHolder = CandidateIdentity & { issuedAt: string }

const DAY_MS = 24 * 3600_000

/**
 * A capability: its holder is this candidate on this job, and nothing else. Signed, so nothing is stored; `now` is an
 * instant. One token is not exchanged for a later one: only a message to the candidate carries a new one.
 */
export function issueCandidateToken(
  keys: KeyRing,
  { companyId, jobId, candidateId }: CandidateIdentity,
  now: string,
): string {
  const value = `${companyId}.${jobId}.${candidateId}.${Math.floor(Date.parse(now) / DAY_MS)}`
  return `${value}.${keys.sign('candidate', value)}`
}

/** The candidate a token speaks for, or null when it was not issued here. One of an earlier release names no day: it has ended. */
export function readCandidateToken(keys: KeyRing, token: string | null | undefined): CandidateHolder | null {
  const parts = (token ?? '').slice(0, 400).split('.')
  const signature = parts.pop()
  const [companyId, jobId, candidateId, day = '0', ...rest] = parts
  if (!companyId || !jobId || !candidateId || !signature || rest.length > 0 || !/^\d{1,6}$/.test(day)) return null
  if (!isSame(keys.sign('candidate', parts.join('.')), signature)) return null
  const known =
    CompanyId.safeParse(companyId).success &&
    JobId.safeParse(jobId).success &&
    CandidateId.safeParse(candidateId).success
  return known ? { companyId, jobId, candidateId, issuedAt: new Date(Number(day) * DAY_MS).toISOString() } : null
}

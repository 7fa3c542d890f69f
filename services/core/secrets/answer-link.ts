import { CompanyId, UserId, Uuid } from '#contracts/kernel/ids.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

type Invited = { companyId: string; interviewId: string; userId: UserId }

const secretOf = (keys: Pick<KeyRing, 'sign'>, { companyId, interviewId, userId }: Invited) =>
  keys.sign('meeting-answer', `${companyId}.${interviewId}.${userId}`)

/** The page on which one colleague answers one invitation without signing in. Opening it changes nothing. */
export const answerLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, of: Invited) =>
  `${settings.publicUrl}/answer/${of.companyId}.${of.interviewId}.${of.userId}.${secretOf(engines.keys, of)}`

/** Whose invitation a token is of; null for a forged one. */
export function readAnswerToken({ engines }: Pick<Core, 'engines'>, token: string): Invited | null {
  const [companyId = '', interviewId = '', id = '', secret = '', ...rest] = token.slice(0, 400).split('.')
  const userId = UserId.safeParse(id)
  const isKnown = CompanyId.safeParse(companyId).success && Uuid.safeParse(interviewId).success && userId.success
  if (!isKnown || rest.length > 0) return null
  const of = { companyId, interviewId, userId: userId.data }
  return isSame(secretOf(engines.keys, of), secret) ? of : null
}

import type { InterviewAddress } from '#contracts/interview/token.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import type { Core } from '../core.ts'
import { isSame } from './is-same.ts'

type Keys = Pick<KeyRing, 'sign'>
type Link = InterviewAddress & { linkId: string }

const secretOf = (keys: Keys, { companyId, interviewId, linkId }: Link) =>
  keys.sign('interview', `${companyId}.${interviewId}.${linkId}`)

/** The page where the candidate chooses, moves and cancels the interview. The secret is derived from the installation's key and not stored. */
export const interviewLink = ({ engines, settings }: Pick<Core, 'engines' | 'settings'>, link: Link) =>
  `${settings.publicUrl}/meet/${link.companyId}.${link.interviewId}.${secretOf(engines.keys, link)}`

export const opensInterview = (keys: Keys, link: Link, secret: string): boolean => isSame(secretOf(keys, link), secret)

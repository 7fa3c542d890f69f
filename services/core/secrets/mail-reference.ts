import type { Core } from '../core.ts'

type Whose = { companyId: string; candidateId: string }

/**
 * Written into the headers of a message to a candidate, so that a report of its delivery names its candidate. Signed: anyone can
 * send a mail that looks like such a report.
 */
export const mailReference = ({ engines }: Pick<Core, 'engines'>, { companyId, candidateId }: Whose): string =>
  `${candidateId}.${engines.keys.blindIndex('mail-reference', `${companyId} ${candidateId}`)}`

/** The candidate of a reference that this installation wrote for that company; null for every other text. */
export function candidateOfReference(core: Pick<Core, 'engines'>, companyId: string, reference: string): string | null {
  const candidateId = reference.slice(0, reference.indexOf('.'))
  return candidateId !== '' && mailReference(core, { companyId, candidateId }) === reference ? candidateId : null
}

import type { CandidateId } from '#contracts/kernel/ids.ts'
import type { UsualReason } from '#contracts/company/message-rules.ts'
import { neverAnswered, neverFinished } from './texts.ts'

const signs: readonly (readonly [UsualReason, RegExp])[] = [
  ['salary', /salary/i],
  ['withdrew', /^(withdrew|accepted|declined)/i],
  ['experience', /experience with|no experience|had run|has led|more years|so far/i],
  ['location', /remote|Berlin|depot|begin at|afternoons|weekend/i],
  ['filled', /others were|another candidate|quarter are taken/i],
]
const ownWords: readonly string[] = [neverAnswered, neverFinished]

/** A rejection with the reason of the company's list that its words go with, as people press one and write more. */
export function rejection(candidateId: CandidateId, reason: string) {
  const found = signs.find(([, sign]) => sign.test(reason))?.[0] ?? 'skills'
  const reasonId = ownWords.includes(reason) ? {} : { reasonId: found }
  return { type: 'RejectCandidate' as const, data: { candidateId, reason, ...reasonId } }
}

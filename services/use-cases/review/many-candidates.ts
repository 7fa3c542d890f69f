import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { MAX_BATCH } from '#contracts/bulk-move/limits.ts'
import type { CandidateId, ColumnId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { Core } from '../../core/core.ts'
import { remindCandidate } from '../candidacy/follow-up.ts'
import { rateCandidate } from './change-candidate.ts'
import { moveCandidates } from './move-candidates.ts'
import { type Rejection, rejectCandidate } from './reject.ts'
import { writeToCandidate } from './write-to-candidate.ts'

export type Several = { token: ConsistencyToken; refused: { candidateId: CandidateId; reason: Words }[] }
type Sent<More> = More & { candidateIds: CandidateId[]; commandId?: string }
type One = { candidateId: CandidateId; commandId: string }
/** Streams are independent: a few at a time keep a batch short and leave room for others. */
const AT_ONCE = 8

/** The same for each of several candidates. One that refuses is named, and the others go on; a single one that refuses is the refusal. */
export async function forEachCandidate(
  { candidateIds, commandId = randomUUID() }: { candidateIds: CandidateId[]; commandId?: string | undefined },
  change: (one: One) => Promise<{ token: ConsistencyToken }>,
): Promise<Several> {
  const ids = [...new Set(candidateIds)]
  if (ids.length === 0 || ids.length > MAX_BATCH)
    throw new Rejected('request/invalid', said`At most ${MAX_BATCH} candidates can be changed at once`)
  const tokens: ConsistencyToken[] = []
  const refused: Several['refused'] = []
  const waiting = [...ids]
  async function work() {
    for (let candidateId = waiting.shift(); candidateId !== undefined; candidateId = waiting.shift())
      try {
        tokens.push((await change({ candidateId, commandId: uuid5(commandId, candidateId) })).token)
      } catch (error) {
        if (!(error instanceof Rejected) || ids.length === 1) throw error
        refused.push({ candidateId, reason: error.wording.message })
      }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { token: mergeTokens(...tokens), refused }
}

/** With a message all who have an email address are written to; `notWritten` is how many have none. */
export const rejectCandidates = (core: Core) => {
  const reject = rejectCandidate(core)
  return async (asker: Asker, { reason, reasonId, message, ...sent }: Sent<Rejection>) => {
    let notWritten = 0
    const done = await forEachCandidate(sent, async (one) => {
      const rejected = await reject(asker, { ...one, reason, reasonId, message, ifReachable: true })
      if (message && !rejected.written) notWritten++
      return rejected
    })
    return { ...done, notWritten }
  }
}

export const rateCandidates = (core: Core) => {
  const rate = rateCandidate(core)
  return (asker: Asker, { value, ...sent }: Sent<{ value: number }>) =>
    forEachCandidate(sent, (one) => rate(asker, { ...one, value }))
}

export const remindCandidates = (core: Core) => {
  const remind = remindCandidate(core)
  return (asker: Asker, sent: Sent<unknown>) => forEachCandidate(sent, (one) => remind(asker, { ...one, waits: true }))
}

/** By mail, each with their own values in its fields. */
export const writeToCandidates = (core: Core) => {
  const write = writeToCandidate(core)
  return (asker: Asker, { message, ...sent }: Sent<{ message: { subject: string; text: string } }>) =>
    forEachCandidate(sent, (one) => write(asker, { ...one, ...message, channel: 'email' }))
}

export type Return = { candidateId: CandidateId; from: ColumnId; to: ColumnId }

/** Takes each back to where it was, if no one moved it on. */
export const returnCandidates = (core: Core) => {
  const move = moveCandidates(core)
  return (asker: Asker, { jobId, moves, commandId }: { jobId: JobId; moves: Return[]; commandId?: string }) => {
    const of = new Map(moves.map((each) => [each.candidateId, each]))
    return forEachCandidate({ candidateIds: [...of.keys()], commandId }, ({ candidateId, commandId: id }) => {
      const { from, to } = of.get(candidateId)!
      return move(asker, { jobId, candidateIds: [candidateId], from, to, undo: true, commandId: id })
    })
  }
}

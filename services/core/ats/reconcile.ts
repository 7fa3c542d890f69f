import { REJECTED_STAGE } from '#contracts/ats-link/choices.ts'
import { columnFor, stageFor } from '#contracts/ats-link/settings.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AtsApplicationCommand } from '#contracts/ats-application/commands.ts'
import { atsApplicationDecider } from '#domain/ats-application/decider.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { AtsApplication } from '#infra/engines/aggregator/aggregator.ts'
import { allowOnJob } from '../authorize.ts'
import type { Core } from '../core.ts'
import { profileLink } from '../profile-link.ts'
import { sourceOf } from './source.ts'

/** One application of an account is one stream, whatever is repeated. */
export const applicationKey = (accountId: string, applicationId: string) => uuid5(accountId, applicationId)
export const stageOf = ({ stageId, isRejected }: AtsApplication) => (isRejected ? REJECTED_STAGE : stageId)

export type Brought = 'here' | 'there' | 'nowhere' | 'refused'
type Of = { link: AtsLink; asker: Asker; key: string }

/**
 * Brings both sides of one application together. Each is compared with where both last agreed: who has not moved follows who has;
 * what came from the other side is no move, so that nothing goes back as an echo. Done twice it does nothing.
 * @throws Rejected 'ats/unavailable', 'ats/revoked', and 'auth/forbidden' where the link's owner may not move candidates of the job.
 */
export async function reconcile(core: Core, { link, asker, key }: Of, theirs: AtsApplication): Promise<Brought> {
  const { state: known } = await core.commands.stateOf(atsApplicationDecider, asker, key)
  if (known.status === 'unknown') return 'nowhere'
  const { candidateId, jobId } = known
  const job = link.jobs.get(jobId)
  const { state: candidate } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  if (!job || !isKnown(candidate)) return 'nowhere'
  const { settings } = job
  const tell = (command: AtsApplicationCommand) =>
    core.commands.handle(atsApplicationDecider, key, command, core.context(asker))
  if (candidate.finished && settings.sendResult && !known.isNoted) {
    const text = `The interview is complete: ${profileLink(core, { jobId, candidateId })}`
    const note = { candidateId: theirs.candidateId, userId: link.settings.remoteUserId, text }
    await sourceOf(core, asker.companyId, link).addNote(link.token, note).catch(unlessRefused)
    await tell({ type: 'RecordAtsResult', data: {} })
  }

  const stageId = stageOf(theirs)
  const { columnId } = candidate
  const hasTheirsMoved = stageId !== known.stageId
  const haveOursMoved = columnId !== known.columnId
  if (!hasTheirsMoved && !haveOursMoved) return 'nowhere'
  const to = {
    here: hasTheirsMoved && settings.direction !== 'out' ? columnFor(settings, stageId) : null,
    there: haveOursMoved && settings.direction !== 'in' ? stageFor(settings, columnId) : null,
  }
  const isConflict = to.here !== null && to.there !== null && to.here !== columnId
  const rule = link.settings.conflict
  const conflict = isConflict ? { stageId, columnId, rule } : null
  const agree = (place: { stageId: string | null; columnId: string }, moved: 'here' | 'there' | 'nowhere') =>
    tell({ type: 'AgreeAtsPlace', data: { ...place, moved, conflict } })
  const refuse = async (cause: string): Promise<Brought> => {
    await tell({ type: 'RefuseAtsMove', data: { stageId, columnId, cause } })
    return 'refused'
  }

  if (to.here !== null && to.here !== columnId && (!isConflict || rule === 'theirs')) {
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    const { state: ours } = await core.commands.stateOf(jobDecider, asker, jobId)
    const columns = ours.status === 'unknown' ? [] : ours.columns.map(({ id }) => id)
    const data = { candidateId, to: to.here, expectedFrom: columnId, batchId: null, columns }
    try {
      await core.commands.handle(
        candidateDecider,
        candidateId,
        { type: 'MoveCandidateToColumn', data },
        core.context(asker),
      )
    } catch (error) {
      if (error instanceof Rejected && error.code === 'job/column-not-found') return refuse(error.code)
      throw error
    }
    await agree({ stageId, columnId: to.here }, 'here')
    return 'here'
  }
  if (to.there !== null && to.there !== stageId && to.here !== columnId) {
    const asked = { applicationId: theirs.id, stageId: to.there, userId: link.settings.remoteUserId }
    const refused = await sourceOf(core, asker.companyId, link).changeStage(link.token, asked).catch(unlessRefused)
    if (refused) return refuse(refused.code)
    await agree({ stageId: to.there, columnId }, 'there')
    return 'there'
  }
  await agree({ stageId, columnId }, 'nowhere')
  return 'nowhere'
}

/** What never works is an answer; everything else is tried again. */
function unlessRefused(error: unknown): Rejected {
  if (error instanceof Rejected && error.code === 'ats/refused') return error
  throw error
}

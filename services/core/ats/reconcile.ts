import { REJECTED_STAGE } from '#contracts/ats-link/choices.ts'
import { columnFor, stageFor } from '#contracts/ats-link/settings.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AtsApplicationCommand } from '#contracts/ats-application/commands.ts'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MOST_NAME } from '#contracts/candidate/outside-steps.ts'
import { streamName } from '#contracts/kernel/streams.ts'
import { type AtsApplication as AtsApplicationState, atsApplicationDecider } from '#domain/ats-application/decider.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import type { AtsApplication } from '#infra/engines/aggregator/aggregator.ts'
import { allowOnJob } from '../authorize.ts'
import { contactOf } from '../contact-of.ts'
import type { Core } from '../core.ts'
import { profileLink } from '../profile-link.ts'
import { sourceOf } from './source.ts'

/** One application of an account is one stream, whatever is repeated. */
export const applicationKey = (accountId: string, applicationId: string) => uuid5(accountId, applicationId)
/** Tells names apart without saying any. */
export const nameMarkOf = (
  { engines }: Pick<Core, 'engines'>,
  accountId: string,
  applicationId: string,
  name: string,
) => engines.keys.sign('ats-name', `${accountId}.${applicationId}.${name.trim()}`).slice(0, 12)
export const stageOf = ({ stageId, isRejected }: AtsApplication) => (isRejected ? REJECTED_STAGE : stageId)

export type Brought = 'here' | 'there' | 'nowhere' | 'refused'
/** `isNew`: it came in a moment ago. */
type Of = { link: AtsLink; asker: Asker; key: string; isNew?: boolean }

/**
 * Brings both sides of one application together. Each is compared with where both last agreed: who has not moved follows who has;
 * what came from the other side is no move, so that nothing goes back as an echo. Done twice it does nothing. `look`: the
 * other side is looked at first.
 * @throws Rejected 'ats/unavailable', 'ats/revoked', and 'auth/forbidden' where the link's owner may not move candidates of the job.
 */
export async function reconcile(core: Core, of: Of, theirs: AtsApplication | 'look'): Promise<Brought> {
  // A call and a synchronisation may come to one application at once: the second one finds what the first one did.
  const before = turns.get(of.key)
  const turn = (before ?? Promise.resolve()).catch(() => {}).then(() => bringTogether(core, of, theirs))
  turns.set(of.key, turn)
  try {
    return await turn
  } finally {
    if (turns.get(of.key) === turn) turns.delete(of.key)
  }
}
const turns = new Map<string, Promise<unknown>>()

async function bringTogether(core: Core, of: Of, listed: AtsApplication | 'look'): Promise<Brought> {
  const { link, asker, key, isNew = false } = of
  const { state: known } = await core.commands.stateOf(atsApplicationDecider, asker, key)
  if (known.status === 'unknown') return 'nowhere'
  // What a list says may be older than what both sides agreed on since.
  const isOld = listed === 'look' || (!isNew && stageOf(listed) !== known.stageId)
  const looked = isOld ? await sourceOf(core, asker.companyId, link).application(link.token, known.applicationId) : null
  const theirs = looked ?? (listed === 'look' ? null : listed)
  if (!theirs) return 'nowhere'
  const { candidateId, jobId } = known
  const job = link.jobs.get(jobId)
  const { state: candidate } = await core.commands.stateOf(candidateDecider, asker, candidateId)
  if (!job || !isKnown(candidate)) return 'nowhere'
  const { settings } = job
  const tell = (command: AtsApplicationCommand) =>
    core.commands.handle(atsApplicationDecider, key, command, core.context(asker))
  await bringName(core, asker, known, theirs, tell)
  if (job.commentsSince !== null)
    await bringComments(core, { link, asker, since: job.commentsSince }, known, theirs, tell)
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

type Known = Extract<AtsApplicationState, { status: 'taken' }>
type Tell = (command: AtsApplicationCommand) => Promise<unknown>

/** A person who has another name over there than when they were looked at last has it here too, unless a colleague chose one. */
async function bringName(core: Core, asker: Asker, known: Known, { name }: AtsApplication, tell: Tell): Promise<void> {
  const nameMark = nameMarkOf(core, known.accountId, known.applicationId, name)
  if (name.trim() === '' || nameMark === known.nameMark) return
  const { candidateId } = known
  const isFirst = known.nameMark === null
  if (!isFirst && (await contactOf(core, { companyId: asker.companyId, candidateId })).name !== name.trim()) {
    const command = { type: 'RenameCandidate', data: { candidateId, name: name.trim().slice(0, MOST_NAME) } } as const
    await core.commands.handle(candidateDecider, candidateId, command, core.context(asker))
  }
  await tell({ type: 'RecordAtsName', data: { nameMark } })
}

/** What colleagues wrote since it was switched on, in order and each once; a comment that was deleted by now stays here. */
async function bringComments(
  core: Core,
  { link, asker, since }: { link: AtsLink; asker: Asker; since: string },
  known: Known,
  theirs: AtsApplication,
  tell: Tell,
): Promise<void> {
  const { companyId } = asker
  const stream = streamName(companyId, 'candidate', known.candidateId)
  const history = await core.codec.decodeAll<CandidateEvent>(await core.engines.store.read(stream))
  const deleted = new Set(
    history.flatMap(({ event }) => (event.type === 'CommentDeleted' ? [event.data.commentId] : [])),
  )
  const source = sourceOf(core, companyId, link)
  for (const { event, occurredAt, actor } of history) {
    if (event.type !== 'CandidateCommented' || actor.kind !== 'user' || occurredAt < since) continue
    const { commentId, authorId } = event.data
    if (known.comments.has(commentId) || deleted.has(commentId)) continue
    const edited = history.findLast(
      (each) => each.event.type === 'CommentEdited' && each.event.data.commentId === commentId,
    )
    const written = edited?.event.type === 'CommentEdited' ? edited.event.data.text : event.data.text
    const { state: author } = await core.commands.stateOf(userDecider, { companyId }, authorId)
    const text = author.status === 'active' ? `${author.name}: ${written}` : written
    const note = { candidateId: theirs.candidateId, userId: link.settings.remoteUserId, text }
    await source.addNote(link.token, note).catch(unlessRefused)
    await tell({ type: 'RecordAtsComment', data: { commentId } })
  }
}

/** What never works is an answer; everything else is tried again. */
function unlessRefused(error: unknown): Rejected {
  if (error instanceof Rejected && error.code === 'ats/refused') return error
  throw error
}

import type { Asker } from '#contracts/kernel/asker.ts'
import { channelsFor, tidyContact } from '#contracts/candidate/contact.ts'
import { inviteProblems } from '#contracts/candidate/invite-problems.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import {
  IMPORT_PART,
  type ImportCounts,
  type ImportOutcome,
  MAX_IMPORT_ROWS,
} from '#contracts/candidate-import/limits.ts'
import { spoken } from '#contracts/job/empty-details.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import { noTextLeft } from '#contracts/subscription/text-invites.ts'
import { candidateImportDecider } from '#domain/candidate-import/decider.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { mostADay, sentToday, standingOf } from '../../effects/messages/allowance.ts'
import { channelsLeft, OPTED_OUT } from '../../effects/messages/opt-out.ts'
import { idOfNumber, inviteCandidates, onJobAlready, textsLeft } from './invite.ts'

/** What would become of a row; `row` counts people from 1. */
export type Foreseen = { row: number; outcome: ImportOutcome; problem: Words | null }
export type ImportCheck = {
  counts: ImportCounts
  /** Those that would not be invited, with the reason. */
  left: Foreseen[]
  /** Text messages that the list needs, and what the plan has left this month; null is no limit. */
  texts: { needed: number; left: number | null }
  /** Messages that the company may still send today. */
  messagesLeft: number
  /** Whether the job invites people who are added by default (PUB-027). */
  autoInvite: boolean
}

/** A list as it would go, which adds no one. @throws Rejected 'import/too-long' */
export const checkImport =
  (core: Core) =>
  async (asker: Asker, { jobId, people }: { jobId: JobId; people: Contact[] }): Promise<ImportCheck> => {
    await allowOnJob(core, asker, 'candidates.invite', jobId)
    if (people.length > MAX_IMPORT_ROWS) throw tooLong()
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const { companyId } = asker
    const known = await core.readers.emailsOn(asker, jobId)
    const seen = new Set<string>()
    const texts = await textsLeft(core, asker)
    const whyLeft = (outcome: ImportOutcome, byEmail: boolean): Words =>
      outcome === 'opted-out' ? OPTED_OUT : outcome === 'no-text' ? noTextLeft(texts) : onJobAlready(byEmail)
    const counts: ImportCounts = {}
    const left: Foreseen[] = []
    let needed = 0
    for (const [index, each] of people.entries()) {
      const channels = channelsFor(each)
      const person = tidyContact(each, 'optional', channels)
      const address = person.email.toLowerCase() || person.phone
      const problem = Object.values(inviteProblems(person, channels))[0] ?? null
      const repeated = seen.has(address)
      seen.add(address)
      const outcome: ImportOutcome = problem
        ? 'invalid'
        : repeated || known.has(address) || (await isThere(core, asker, jobId, person))
          ? 'duplicate'
          : (await channelsLeft(core, companyId, person, channels)).length === 0
            ? 'opted-out'
            : channels.includes('sms') && ++needed > texts.left
              ? 'no-text'
              : 'invited'
      counts[outcome] = (counts[outcome] ?? 0) + 1
      if (outcome !== 'invited')
        left.push({ row: index + 1, outcome, problem: problem ?? whyLeft(outcome, person.email !== '') })
    }
    const allowed = mostADay(core, await standingOf(core, companyId))
    return {
      counts,
      left,
      texts: { needed, left: Number.isFinite(texts.left) ? Math.max(0, texts.left) : null },
      messagesLeft: Math.max(0, allowed - (await sentToday(core, companyId))),
      autoInvite: job.draft.details.autoInvite ?? spoken.autoInvite,
    }
  }

export const tooLong = () => new Rejected('import/too-long', said`A list has at most ${MAX_IMPORT_ROWS} people`)

/** Who has no email address is known by their number. */
async function isThere(core: Core, asker: Asker, jobId: JobId, { email, phone }: Contact) {
  if (email !== '') return false
  const { state } = await core.commands.stateOf(candidateDecider, asker, idOfNumber(core, asker, jobId, phone))
  return state.status !== 'unknown' && state.status !== 'deleted'
}

export type PartOfImport = {
  jobId: JobId
  importId: string
  part: number
  people: Contact[]
  send: boolean
  /** No part comes after this one: who started the import hears that it is finished. */
  last?: boolean
}
export type PartDone = { counts: ImportCounts; left: (Foreseen & Contact)[]; token: ConsistencyToken }

/**
 * Puts one part of a list on the job, in the order of the list; the same part again does nothing. People are recorded
 * under the import, so that it can be taken back whole.
 */
export const importCandidates = (core: Core) => {
  const invite = inviteCandidates(core)
  return async (asker: Asker, { jobId, importId, part, people, send, last }: PartOfImport): Promise<PartDone> => {
    if (people.length > IMPORT_PART || part * IMPORT_PART >= MAX_IMPORT_ROWS) throw tooLong()
    const { state: imports } = await core.commands.stateOf(candidateImportDecider, asker, jobId)
    if (imports.get(importId)?.reverted) throw new Rejected('import/reverted', 'This import was taken back')
    const { invited, token } = await invite(asker, {
      ...{ jobId, people, send, waits: true },
      commandId: uuid5(importId, `part ${part}`),
    })
    const counts: ImportCounts = {}
    for (const { outcome } of invited) counts[outcome] = (counts[outcome] ?? 0) + 1
    const candidateIds = invited.flatMap(({ candidateId }) => (candidateId === null ? [] : [candidateId]))
    const recorded = await core.commands.handle(
      candidateImportDecider,
      jobId,
      { type: 'RecordImport', data: { jobId, importId, part, candidateIds, counts, ...(last && { last }) } },
      core.context(asker, uuid5(importId, `record ${part}`)),
    )
    const left = invited.flatMap(({ outcome, problem, name, email, phone }, index) =>
      outcome === 'invited' || outcome === 'added'
        ? []
        : [{ row: part * IMPORT_PART + index + 1, outcome, problem, name, email, phone }],
    )
    return { counts, left, token: mergeTokens(token, recorded.token) }
  }
}

/** Takes everyone of an import off the job who has not begun. Messages that wait do not leave. */
export const revertImport =
  (core: Core) =>
  async (asker: Asker, { jobId, importId }: { jobId: JobId; importId: string }) => {
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    const { state } = await core.commands.stateOf(candidateImportDecider, asker, jobId)
    const imported = state.get(importId)
    if (!imported) throw new Rejected('import/not-found', 'There is no such import')
    const withdraw = (candidateId: string) =>
      core.commands
        .handle(
          candidateDecider,
          candidateId,
          { type: 'WithdrawInvitation', data: { candidateId } },
          core.context(asker, uuid5(importId, `revert ${candidateId}`)),
        )
        .catch(begun)
    let removed = 0
    let token: ConsistencyToken = {}
    for (const candidateId of imported.candidateIds) {
      const done = await withdraw(candidateId)
      if (!done) continue
      removed++
      token = mergeTokens(token, done.token)
    }
    const kept = imported.candidateIds.length - removed
    const handled = await core.commands.handle(
      candidateImportDecider,
      jobId,
      { type: 'RecordRevert', data: { jobId, importId, removed, kept } },
      core.context(asker, uuid5(importId, 'revert')),
    )
    return { removed, kept, token: mergeTokens(token, handled.token) }
  }

/** Who has begun stays; who is gone already has nothing to take back. */
const begun = (error: unknown): null => {
  if (error instanceof Rejected && ['candidate/already-exists', 'candidate/not-found'].includes(error.code)) return null
  throw error
}

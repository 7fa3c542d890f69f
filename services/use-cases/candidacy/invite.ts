import type { Asker } from '#contracts/kernel/asker.ts'
import type { Contact } from '#contracts/candidate/contact.ts'
import type { ImportOutcome } from '#contracts/candidate-import/limits.ts'
import { channelsFor, tidyContact } from '#contracts/candidate/contact.ts'
import { inviteProblems } from '#contracts/candidate/invite-problems.ts'
import type { CandidateId, JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type ConsistencyToken, mergeTokens } from '#contracts/kernel/token.ts'
import { noTextLeft, type TextVolume, textVolume } from '#contracts/subscription/text-invites.ts'
import { said, type Words } from '#contracts/kernel/wording.ts'
import { savedTitle } from '#contracts/job/blank.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Job } from '#domain/job/job.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { entitlementsOf } from '#domain/subscription/subscription.ts'
import { uuid5 } from '#infra/hashing.ts'
import { refusedMessage } from '../../effects/messages/allowance.ts'
import { channelsLeft, OPTED_OUT } from '../../effects/messages/opt-out.ts'
import type { Core } from '../../core/core.ts'
import { holdOf } from './follow-up.ts'
import { allowOnJob, requireRunning } from '../../core/authorize.ts'

export const MAX_INVITATIONS = 200
const AT_ONCE = 8

/** `sms`: by text message too, where there is an email address; without one a text message is all there is. */
export type Invitee = Contact & { sms?: boolean | undefined }
/** Nothing was sent: 'added', without `send`; 'opted-out', the person wants none; 'no-text', the plan's text messages of the month are used up; 'limited', no more messages may be sent for now. */
export type Invited = Contact & {
  outcome: ImportOutcome
  candidateId: CandidateId | null
  problem: Words | null
}

/**
 * Adds people to a job and invites them by email or text message; without `send` it only adds them. People who are on the job
 * already are reported as duplicates, unless `ignoreDuplicates`. With `waits` the messages leave after the company's hold.
 * Idempotent by `commandId`.
 */
export const inviteCandidates =
  (core: Core) =>
  async (
    asker: Asker,
    {
      jobId,
      people,
      ignoreDuplicates = false,
      send = true,
      waits = false,
      commandId,
    }: {
      jobId: JobId
      people: Invitee[]
      ignoreDuplicates?: boolean
      send?: boolean
      waits?: boolean
      commandId: string
    },
  ): Promise<{ invited: Invited[]; token: ConsistencyToken }> => {
    await allowOnJob(core, asker, 'candidates.invite', jobId)
    await requireRunning(core, asker)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    if (job.status !== 'active') throw new Rejected('job/not-active', 'Activate the job before you invite candidates')
    if (people.length === 0 || people.length > MAX_INVITATIONS)
      throw new Rejected('request/invalid', said`Invite 1 to ${MAX_INVITATIONS} people at a time`)

    const texts = await textsLeft(core, asker)
    const hold = await holdOf(core, asker, waits)
    const content = await contentOf(core, asker.companyId, job)
    const seen = new Set<string>()
    const invited: Invited[] = []
    const accepted: (() => Promise<ConsistencyToken>)[] = []
    for (const [row, { sms, ...each }] of people.entries()) {
      const wanted = channelsFor(each, sms)
      const person = tidyContact(each, 'optional', wanted)
      const left = (outcome: ImportOutcome, problem: Words) =>
        void (invited[row] = { ...person, outcome, candidateId: null, problem })
      const problem = Object.values(inviteProblems(person, wanted))[0]
      if (problem) {
        left('invalid', problem)
        continue
      }
      const channels = send ? await channelsLeft(core, asker.companyId, person, wanted) : wanted
      const byText = send && channels.includes('sms')
      const email = person.email.toLowerCase()
      /** Who has no email address is known by their number. */
      const address = email || person.phone
      const byNumber = email === '' && !ignoreDuplicates
      const candidateId = byNumber
        ? idOfNumber(core, asker, jobId, person.phone)
        : uuid5(commandId, `${asker.companyId}.${jobId}.${address}`)
      const there =
        seen.has(address) ||
        (!byNumber && !ignoreDuplicates && (await alreadyOn(core, asker, jobId, email, candidateId)))
      seen.add(address)
      if (there) {
        left('duplicate', onJobAlready(email !== ''))
        continue
      }
      if (channels.length === 0) {
        left('opted-out', OPTED_OUT)
        continue
      }
      const isNew = (await core.commands.stateOf(candidateDecider, asker, candidateId)).state.status === 'unknown'
      if (byText && texts.left <= 0 && isNew) {
        left('no-text', noTextLeft(texts))
        continue
      }
      const limited =
        isNew && send ? await refusedMessage(core, { companyId: asker.companyId, to: address, content }) : null
      if (limited) {
        left('limited', limited)
        continue
      }
      if (byText && isNew) texts.left--
      const data = { candidateId, jobId, ...person, deadline: null, ...(channels.join() !== 'email' && { channels }) }
      accepted.push(async () => {
        const handled = await core.commands
          .handle(
            candidateDecider,
            candidateId,
            send
              ? { type: 'InviteCandidate', data: { ...data, ...hold } }
              : { type: 'AddCandidate', data: { candidateId, jobId, ...person, source: 'invitation' } },
            core.context(asker, uuid5(commandId, address)),
          )
          .catch(begunBefore)
        if (handled && (handled.events.length > 0 || handled.replayed))
          invited[row] = { ...person, outcome: send ? 'invited' : 'added', candidateId, problem: null }
        else left('duplicate', onJobAlready(email !== ''))
        return handled?.token ?? {}
      })
    }
    return { token: mergeTokens(...(await severalAtOnce(accepted))), invited }
  }

/** People are streams of their own: some at a time share commits, and leave room for others. */
async function severalAtOnce<Answer>(acts: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const waiting = [...acts]
  const answers: Answer[] = []
  async function work() {
    for (let act = waiting.shift(); act; act = waiting.shift()) answers.push(await act())
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return answers
}

export const onJobAlready = (byEmail: boolean): Words =>
  byEmail ? 'This email address is on the job already' : 'This phone number is on the job already'

/** What the company chose of the words in its messages: a title, and its name. */
async function contentOf(
  { commands }: Core,
  companyId: string,
  { draft }: Exclude<Job, { status: 'unknown' }>,
): Promise<string> {
  const { state: company } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return `${savedTitle(draft.details.jobTitle)} ${company.status === 'registered' ? company.details.name : ''}`
}

export async function alreadyOn(
  core: Core,
  asker: Asker,
  jobId: JobId,
  email: string,
  own: CandidateId,
): Promise<boolean> {
  // Also one who is hidden from who invites: nothing of them but that they are there is said.
  const process = { kind: 'process', name: 'invitations', companyId: asker.companyId, permissions: [] } as const
  const found = await core.readers.candidateByEmail(process, jobId, email)
  return found !== null && found !== own
}

/** The same number on the same job is the same candidate, regardless of who invites; keyed, so that numbers cannot be found by trying. */
export const idOfNumber = ({ engines }: Core, { companyId }: Asker, jobId: JobId, phone: string): CandidateId =>
  uuid5(jobId, engines.keys.blindIndex('candidate-phone', `${companyId} ${phone}`))

/** A candidate who is on the job by their number has begun, or was deleted. */
const begunBefore = (error: unknown): null => {
  if (error instanceof Rejected && error.code === 'candidate/already-exists') return null
  throw error
}

/**
 * What the plan has left of the text messages of this month, or of the year on a yearly term. Two who invite at once are
 * counted when each message is sent.
 */
export async function textsLeft({ commands, now }: Core, asker: Asker): Promise<TextVolume & { left: number }> {
  const { state } = await commands.stateOf(subscriptionDecider, asker, asker.companyId)
  if (state.status !== 'active') return { used: 0, of: 0, period: 'month', left: 0 }
  const volume = textVolume(entitlementsOf(state).volumes.textSmsInvites, state.texts, now())
  return { ...volume, left: volume.of === null ? Infinity : volume.of - volume.used }
}

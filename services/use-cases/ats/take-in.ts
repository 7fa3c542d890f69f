import type { Asker } from '#contracts/kernel/asker.ts'
import type { CandidateId } from '#contracts/kernel/ids.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { columnFor } from '#contracts/ats-link/settings.ts'
import { atsApplicationDecider } from '#domain/ats-application/decider.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import { candidateDecider } from '#domain/candidate/decider.ts'
import { isKnown } from '#domain/candidate/candidate.ts'
import type { AtsApplication } from '#infra/engines/aggregator/aggregator.ts'
import { uuid5 } from '#infra/hashing.ts'
import { applicationKey, nameMarkOf, reconcile, stageOf } from '../../core/ats/reconcile.ts'
import type { Core } from '../../core/core.ts'
import { inviteCandidates, type Invited } from '../candidacy/invite.ts'

export type TakenIn = { added: number; moved: number; leftOut: number; because: string | null }
const FIRST_COLUMN = 'default'
/** Why no message went out; the person comes in nevertheless. */
const unsent: readonly string[] = ['limited', 'no-text', 'opted-out']

/**
 * Puts one page of applications on the job: those that are new become candidates, each once, and the others are brought
 * together with what is here. Someone who is on the job already is that candidate. A page that comes again changes nothing.
 */
export const takeIn =
  (core: Core) =>
  async (
    { link, asker, jobId }: { link: AtsLink; asker: Asker; jobId: string },
    applications: readonly AtsApplication[],
  ): Promise<TakenIn> => {
    const done: TakenIn = { added: 0, moved: 0, leftOut: 0, because: null }
    const settings = link.jobs.get(jobId)!.settings
    const fresh: { key: string; application: AtsApplication }[] = []
    for (const application of applications) {
      const key = applicationKey(link.accountId, application.id)
      const { state } = await core.commands.stateOf(atsApplicationDecider, asker, key)
      if (state.status === 'taken') {
        const brought = await reconcile(core, { link, asker, key }, application)
        if (brought === 'here' || brought === 'there') done.moved++
      } else if (!application.isRejected) fresh.push({ key, application })
    }
    if (fresh.length === 0) return done
    const people = fresh.map(({ application: { name, email, phone } }) => ({ name, email, phone }))
    const commandId = uuid5(link.accountId, `take in ${jobId}`)
    const invited = await invite(core, asker, { jobId, people, send: link.settings.inviteByMail, commandId })
    for (const [index, { key, application }] of fresh.entries()) {
      const { candidateId, problem, outcome, email } = invited[index]!
      const there = candidateId ?? (outcome === 'duplicate' ? await onJob(core, asker, jobId, email) : null)
      if (there === null) {
        done.leftOut++
        done.because = problem === null ? outcome : wordingOf(problem).text
        continue
      }
      const isNew = candidateId !== null
      const stageId = stageOf(application)
      const { state: candidate } = await core.commands.stateOf(candidateDecider, asker, there)
      const columnId = isKnown(candidate) ? candidate.columnId : FIRST_COLUMN
      // A candidate who is new here follows their stage; one who was here before stays where they are.
      const follows = isNew && columnFor(settings, stageId) !== null && columnFor(settings, stageId) !== columnId
      await core.commands.handle(
        atsApplicationDecider,
        key,
        {
          type: 'TakeAtsApplication',
          data: {
            ...{ accountId: link.accountId, applicationId: application.id, remoteCandidateId: application.candidateId },
            ...{ jobId, candidateId: there, stageId: follows ? null : stageId, columnId },
            nameMark: nameMarkOf(core, link.accountId, application.id, application.name),
          },
        },
        core.context(asker, uuid5(key, 'take')),
      )
      if (isNew) done.added++
      if (follows) await reconcile(core, { link, asker, key, isNew: true }, application)
    }
    return done
  }

type Asked = {
  jobId: string
  people: { name: string; email: string; phone: string }[]
  send: boolean
  commandId: string
}

/** With messages where they may be sent, and without where not. */
async function invite(core: Core, asker: Asker, asked: Asked): Promise<Invited[]> {
  const { invited } = await inviteCandidates(core)(asker, asked)
  const again = invited.flatMap(({ outcome }, index) => (unsent.includes(outcome) ? [index] : []))
  if (!asked.send || again.length === 0) return invited
  const people = again.map((index) => asked.people[index]!)
  const added = await inviteCandidates(core)(asker, { ...asked, people, send: false })
  return invited.map((each, index) => (again.includes(index) ? added.invited[again.indexOf(index)]! : each))
}

const onJob = async (core: Core, asker: Asker, jobId: string, email: string): Promise<CandidateId | null> =>
  email === '' ? null : core.readers.candidateByEmail(asker, jobId, email.toLowerCase())

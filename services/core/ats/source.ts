import { integrationDecider } from '#domain/integration/decider.ts'
import { connectionOf } from '#domain/integration/integrations.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { AtsLink } from '#domain/ats-link/ats-link.ts'
import type { Aggregator, AtsApplication } from '#infra/engines/aggregator/aggregator.ts'
import type { JobAdder, JobAdderApplication, JobAdderTokens } from '#infra/engines/ats/jobadder.ts'
import type { Core } from '../core.ts'

export type AtsSource = Pick<
  Aggregator,
  'jobs' | 'stages' | 'users' | 'applications' | 'application' | 'changeStage' | 'addNote' | 'deleteAccount'
>
type Needs = Pick<Core, 'engines' | 'commands' | 'context' | 'now'>

export const JOB_ADDER = 'jobadder' as const
/** What can be written to the system of a link: JobAdder takes only what the operator described. */
export function writesOf({ engines }: Pick<Core, 'engines'>, { system }: Pick<AtsLink, 'system'>) {
  if (system !== JOB_ADDER) return { stage: true, note: true }
  return engines.ats.jobAdder?.writes ?? { stage: false, note: false }
}

/** Where the applicants of a link are: JobAdder by its own calls, every other system over the aggregator. */
export const sourceOf = (core: Needs, companyId: string, link: Pick<AtsLink, 'system'>): AtsSource =>
  link.system === JOB_ADDER ? jobAdderSource(core, companyId) : core.engines.aggregator

const EARLY_MS = 60_000
const MOST_KNOWN = 1000
/** Access of companies, by the token it was made from; in memory, for an hour at most. */
const known = new Map<string, Promise<JobAdderTokens>>()

function jobAdderSource(core: Needs, companyId: string): AtsSource {
  const service = core.engines.ats.jobAdder
  /** Another try where the access ended earlier than was said. */
  async function asking<Answer>(ask: (service: JobAdder, access: JobAdderTokens) => Promise<Answer>): Promise<Answer> {
    if (!service) throw new Rejected('ats/unavailable', 'JobAdder is not set up here')
    const access = await accessOf(core, service, companyId)
    return ask(service, access).catch(async (error: unknown) => {
      if (!(error instanceof Rejected) || error.code !== 'ats/revoked') throw error
      forget(access)
      return ask(service, await accessOf(core, service, companyId))
    })
  }
  return {
    jobs: async () => {
      const jobs = await asking((jobAdder, access) => jobAdder.jobs(access))
      return jobs.map(({ jobId, title, isOpen }) => ({ id: jobId, name: title, status: isOpen ? 'OPEN' : 'CLOSED' }))
    },
    /** Words that applications have now: JobAdder has no list of them that is the same for all companies. */
    stages: async (_, jobId) => {
      const { applications } = await asking((jobAdder, access) => jobAdder.applications(access, { jobId, offset: 0 }))
      const names = [...new Set(applications.map(({ status }) => status).filter(Boolean))]
      return names.toSorted().map((name, order) => ({ id: name, name, order }))
    },
    users: async () => [],
    applications: async (_, { jobId, modifiedAfter, cursor }) => {
      const offset = Number(cursor ?? 0)
      const page = await asking((jobAdder, access) => jobAdder.applications(access, { jobId, offset }))
      const applications = page.applications
        .filter(({ updatedAt }) => modifiedAfter === null || updatedAt === '' || updatedAt >= modifiedAfter)
        .map((each) => applicationOf(each, jobId))
      return { applications, next: page.next === null ? null : String(page.next) }
    },
    /** Where nothing goes there, there is nothing to look at before. */
    application: async (_, id) => {
      if (!service?.writes.stage && !service?.writes.note) return null
      const found = await asking((jobAdder, access) => jobAdder.application(access, id))
      return found && applicationOf(found, '')
    },
    changeStage: (_, { applicationId, stageId }) =>
      asking((jobAdder, access) => jobAdder.moveTo(access, { applicationId, stage: stageId })),
    addNote: (_, { candidateId, text }) =>
      asking((jobAdder, access) => jobAdder.addNote(access, { candidateId, text })),
    deleteAccount: async () => {},
  }
}

const applicationOf = (
  { applicationId, candidateId, name, email, phone, status }: JobAdderApplication,
  jobId: string,
): AtsApplication => ({
  ...{ id: applicationId, jobId, candidateId, name, email, phone },
  ...{ stageId: status || null, isRejected: false },
})

function forget({ refreshToken }: JobAdderTokens) {
  for (const [token, access] of known)
    void access.then((each) => each.refreshToken === refreshToken && known.delete(token))
}

/** @throws Rejected 'ats/revoked' where the permission has ended */
async function accessOf(core: Needs, service: JobAdder, companyId: string): Promise<JobAdderTokens> {
  const { token, integrationId } = await tokenOf(core, companyId)
  const before = known.get(token)
  if (before) {
    const access = await before.catch(() => null)
    if (access && access.expiresAt - EARLY_MS > Date.parse(core.now())) return access
    known.delete(token)
  }
  const renewed = renew(core, service, { companyId, integrationId, token })
  keep(token, renewed)
  const access = await renewed
  keep(access.refreshToken, renewed)
  return access
}

function keep(token: string, access: Promise<JobAdderTokens>) {
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!)
  known.set(token, access)
  access.catch(() => known.delete(token))
}

async function tokenOf({ commands }: Needs, companyId: string) {
  const { state } = await commands.stateOf(integrationDecider, { companyId }, companyId)
  const connection = connectionOf(state, JOB_ADDER)
  if (!connection?.token) throw new Rejected('ats/revoked', 'The permission at JobAdder has ended. Connect it again.')
  return { token: connection.token, integrationId: connection.integrationId }
}

type Renewed = { companyId: string; integrationId: string; token: string }
/** A token that was used works no more: what came for it is on record before anything else. */
async function renew(core: Needs, service: JobAdder, { companyId, integrationId, token }: Renewed) {
  const access = await service.renew(token).catch(async (error: unknown) => {
    // Another process was faster.
    const now = await tokenOf(core, companyId)
    if (!(error instanceof Rejected) || error.code !== 'ats/revoked' || now.token === token) throw error
    return service.renew(now.token)
  })
  const asker = { kind: 'process', name: 'jobadder', companyId, permissions: [] } as const
  const command = { type: 'RenewIntegrationToken' as const, data: { integrationId, token: access.refreshToken } }
  await core.commands.handle(integrationDecider, companyId, command, core.context(asker))
  return access
}

import { permissionsOnJob } from '#contracts/job/access.ts'
import type { CompanyId, JobId, UserId } from '#contracts/kernel/ids.ts'
import type { Permission } from '#contracts/kernel/permissions.ts'
import { userAsker } from '#contracts/user/asker-of.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { users, type UserView } from '#projections/users/users.ts'
import type { Core } from './core.ts'
import { teamOf } from './rights.ts'

/** More than a company has. */
const MOST = 5000
export type Colleague = { userId: UserId; name: string; follows: boolean }

/** Those of these people who have joined the company and not left it. */
export async function activeAmong(
  { reads }: Pick<Core, 'reads'>,
  companyId: CompanyId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  const ids = [...new Set(userIds)]
  const docs = ids.length > 0 ? await reads.store.getMany(reads.live(users), ids) : []
  const isHere = (doc: (typeof docs)[number] | undefined) =>
    doc?.companyId === companyId && doc.status === 'active' && doc.dead !== true
  return new Set(ids.filter((_, index) => isHere(docs[index])))
}

/** People of the company who have joined, with their rights in it as they are now. */
async function peopleOf(core: Core, companyId: CompanyId) {
  const { reads } = core
  const [docs, team, { features }] = await Promise.all([
    reads.store.find(reads.live(users), {
      filter: { companyId, status: 'active' },
      sort: { username: 1 },
      limit: MOST,
    }),
    teamOf(core, companyId),
    core.entitlementsOf(companyId),
  ])
  return (docs as unknown as UserView[]).map((user) => {
    const account = { userId: user.user_id, role: user.role, creator: user.creator }
    return { user, asker: userAsker({ companyId, account, team, features }) }
  })
}

/** Those of them who may do this on the job now, by name; of a job that is gone none. */
export async function colleaguesOn(
  core: Core,
  companyId: CompanyId,
  jobId: JobId,
  permission: Permission,
): Promise<Colleague[]> {
  const { state } = await core.commands.stateOf(jobDecider, { companyId }, jobId)
  if (state.status === 'unknown') return []
  return (await peopleOf(core, companyId)).flatMap(({ user, asker }) =>
    permissionsOnJob(asker, state.permissions).includes(permission)
      ? [{ userId: user.user_id, name: user.username, follows: !user.unfollowed.includes(jobId) }]
      : [],
  )
}

/** Those of them who may do this in the company. */
export async function colleaguesWho(core: Core, companyId: CompanyId, permission: Permission): Promise<UserId[]> {
  return (await peopleOf(core, companyId)).flatMap(({ user, asker }) =>
    asker.permissions.includes(permission) ? [user.user_id] : [],
  )
}

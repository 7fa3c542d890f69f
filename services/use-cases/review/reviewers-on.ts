import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId, UserId } from '#contracts/kernel/ids.ts'
import { permissionsOnJob } from '#contracts/job/access.ts'
import { userAsker } from '#contracts/user/asker-of.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Core } from '../../core/core.ts'
import { teamOf } from '../../core/rights.ts'

/** People of the asker's company who may score this job's candidates, by name. Empty for a job that is not theirs to see. */
export const reviewersOn =
  (core: Core) =>
  async (asker: Asker, jobId: JobId): Promise<{ userId: UserId; name: string }[]> => {
    const { commands, readers } = core
    if (!(await readers.permissionsOnJob(asker, jobId)).includes('candidates.edit')) return []
    const { state } = await commands.stateOf(jobDecider, asker, jobId)
    if (state.status === 'unknown') return []
    const { companyId } = asker
    const [people, team, { features }] = await Promise.all([
      readers.usersOf(asker),
      teamOf(core, companyId),
      core.entitlementsOf(companyId),
    ])
    return people.flatMap(({ user_id: userId, username: name, role, creator }) => {
      const person = userAsker({ companyId, account: { userId, role, creator }, team, features })
      return permissionsOnJob(person, state.permissions).includes('candidates.review') ? [{ userId, name }] : []
    })
  }

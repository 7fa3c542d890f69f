import { type Asker, ownerIdOf } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { roles } from '#contracts/kernel/permissions.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { SHARED_WITH_TEAM } from '#contracts/saved-filter/rules.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { savedFilterDecider } from '#domain/saved-filter/decider.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

type Named = { jobId: JobId; filterId: string; commandId: string }
type Kept = { name: string; address: string; sharedWith: string | null; pinned: boolean }
type Changes = { [Field in keyof Kept]?: Kept[Field] | undefined }
type Written = Promise<{ token: ConsistencyToken }>

/** Keeps a filter of a job's candidates, for oneself, a role or the team (CAN-017). No candidate is kept: who opens it sees what they may see. */
export const saveFilter =
  (core: Core) =>
  async (asker: Asker, { jobId, filterId, commandId, ...kept }: Named & Kept): Written => {
    const ownerId = await admitted(core, asker, jobId, kept.sharedWith)
    const data = { jobId, filterId, ownerId, ...kept }
    return core.commands.handle(savedFilterDecider, jobId, { type: 'SaveFilter', data }, core.context(asker, commandId))
  }

/** Changes what is given of one's own filter. */
export const changeFilter =
  (core: Core) =>
  async (asker: Asker, { jobId, filterId, commandId, ...changes }: Named & Changes): Written => {
    const ownerId = await admitted(core, asker, jobId, changes.sharedWith ?? null)
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const data = { jobId, filterId, ownerId, ...given }
    return core.commands.handle(
      savedFilterDecider,
      jobId,
      { type: 'ChangeFilter', data },
      core.context(asker, commandId),
    )
  }

export const deleteFilter =
  (core: Core) =>
  async (asker: Asker, { jobId, filterId, commandId }: Named): Written => {
    const ownerId = await admitted(core, asker, jobId, null)
    const data = { jobId, filterId, ownerId }
    return core.commands.handle(
      savedFilterDecider,
      jobId,
      { type: 'DeleteFilter', data },
      core.context(asker, commandId),
    )
  }

/** Who reads candidates of the job keeps filters of them. Answers as whose it is kept. */
async function admitted(core: Core, asker: Asker, jobId: JobId, sharedWith: string | null): Promise<string> {
  await allowOnJob(core, asker, 'candidates.read', jobId)
  const { state } = await core.commands.stateOf(jobDecider, asker, jobId)
  const owner = ownerIdOf(asker)
  if (state.status === 'unknown' || owner === null) throw new Rejected('job/not-found', 'No such job')
  if (sharedWith === null || sharedWith === SHARED_WITH_TEAM) return owner
  const known = [...roles, ...(await core.readers.rolesOf(asker)).map(({ role_id }) => role_id)]
  if (!known.includes(sharedWith)) throw new Rejected('team/role-not-found', 'No such role')
  return owner
}

import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { AtsLinkCommand } from '#contracts/ats-link/commands.ts'
import type { AtsJobSettings } from '#contracts/ats-link/settings.ts'
import { atsLinkDecider } from '#domain/ats-link/decider.ts'
import { jobDecider } from '#domain/job/decider.ts'
import { allow, allowOnJob } from '../../core/authorize.ts'
import { writesOf } from '../../core/ats/source.ts'
import { linkNow } from '../../core/ats/standing.ts'
import { syncDocs } from '../../core/ats/sync-docs.ts'
import type { Core } from '../../core/core.ts'

type Done = { token: ConsistencyToken }
type Mapping = { linkId: string; jobId: JobId; commandId?: string }

const unknownColumn = () => {
  const text = 'This column is not on the board any more'
  return new Rejected('integration/invalid', text, { stages: text })
}

const onlyRead = ({ stage, note }: { stage: boolean; note: boolean }) => {
  const text = stage
    ? 'JobAdder takes no notes here: choose none'
    : note
      ? 'JobAdder takes no moves here: choose moves from there to here'
      : 'JobAdder is only read: choose moves from there to here, and no note'
  return new Rejected('integration/invalid', text, { direction: text })
}

/** Which of their jobs is which of ours, and which stage is which column (INT-011). */
export function mappingUseCases(core: Core) {
  const docs = syncDocs(core.engines)
  async function check(asker: Asker, jobId: JobId, settings: Partial<AtsJobSettings>) {
    allow(asker, 'company.integrations')
    const link = await linkNow(core, asker.companyId)
    const writes = link ? writesOf(core, link) : { stage: true, note: true }
    const [moves, notes] = [(settings.direction ?? 'in') !== 'in', settings.sendResult || settings.sendComments]
    if ((moves && !writes.stage) || (notes && !writes.note)) throw onlyRead(writes)
    await allowOnJob(core, asker, 'candidates.edit', jobId)
    const { state: job } = await core.commands.stateOf(jobDecider, asker, jobId)
    if (job.status === 'unknown') throw new Rejected('job/not-found', 'No such job')
    const columns = new Set<string>(job.columns.map(({ id }) => id))
    if (settings.stages?.some(({ columnId }) => !columns.has(columnId))) throw unknownColumn()
  }
  async function handled(
    asker: Asker,
    command: AtsLinkCommand & { data: { linkId: string } },
    commandId?: string,
  ): Promise<Done> {
    const { companyId } = asker
    const { token } = await core.commands.handle(atsLinkDecider, companyId, command, core.context(asker, commandId))
    await docs.want(companyId, command.data.linkId, true)
    return { token }
  }
  return {
    /** @throws Rejected 'ats/job-mapped' for a job that is synchronised already, on either side */
    async mapAtsJob(
      asker: Asker,
      {
        linkId,
        jobId,
        mergeJobIds,
        settings,
        commandId,
      }: Mapping & { mergeJobIds: string[]; settings: AtsJobSettings },
    ): Promise<Done> {
      await check(asker, jobId, settings)
      return handled(asker, { type: 'MapAtsJob', data: { linkId, jobId, mergeJobIds, settings } }, commandId)
    },
    async changeAtsJob(
      asker: Asker,
      {
        linkId,
        jobId,
        settings,
        mergeJobIds,
        commandId,
      }: Mapping & { settings: Partial<AtsJobSettings>; mergeJobIds?: string[] | undefined },
    ): Promise<Done> {
      await check(asker, jobId, settings)
      const data = { linkId, jobId, settings, ...(mergeJobIds && { mergeJobIds }) }
      return handled(asker, { type: 'ChangeAtsJob', data }, commandId)
    },
    /** Its candidates stay; nothing of it is carried over any more. */
    async unmapAtsJob(asker: Asker, { linkId, jobId }: Mapping): Promise<Done> {
      allow(asker, 'company.integrations')
      return handled(asker, { type: 'UnmapAtsJob', data: { linkId, jobId } })
    },
  }
}

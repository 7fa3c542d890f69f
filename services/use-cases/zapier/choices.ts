import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { columnsOf } from '../review/board-of.ts'

/** More than a person looks through in a list. */
const MOST_JOBS = 500
type Choice = { id: string; title: string }

/** What a Zap is set up with. */
export const choiceUseCases = (core: Core) => ({
  async whoAmI(asker: Asker): Promise<{ label: string; company: string; user: string }> {
    const { companyId } = asker
    const userId = asker.kind === 'apiKey' ? (asker.owner?.userId ?? '') : ''
    const [{ state: company }, { state: owner }] = await Promise.all([
      core.commands.stateOf(companyDecider, { companyId }, companyId),
      core.commands.stateOf(userDecider, { companyId }, userId),
    ])
    const [name, user] = [company.status === 'unknown' ? '' : company.details.name, 'name' in owner ? owner.name : '']
    return { label: `${name} (${user})`, company: name, user }
  },

  async jobChoices(asker: Asker): Promise<Choice[]> {
    const { jobs } = await core.readers.jobList(asker, { status: 'active', limit: MOST_JOBS })
    return jobs.map(({ jobId, title }) => ({ id: jobId, title }))
  },

  async columnChoices(asker: Asker, jobId: JobId): Promise<Choice[]> {
    await allowOnJob(core, asker, 'jobs.read', jobId)
    return (await columnsOf(core, asker, jobId)).map(({ id, title }) => ({ id, title }))
  },
})

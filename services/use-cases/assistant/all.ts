import type { Settled } from '#contracts/assistant/messages.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import type { JobId } from '#contracts/kernel/ids.ts'
import { jobDecider } from '#domain/job/decider.ts'
import type { Assistant } from '#infra/engines/assistant/assistant.ts'
import { allowOnJob } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'
import { allowances } from './allowances.ts'
import { askAssistant, mayAsk, requireJob } from './ask.ts'

let known: Promise<Assistant> | null = null
/** Read when the first one asks. */
const suggestions = () => (known ??= read())
async function read(): Promise<Assistant> {
  const [{ roleSuggestions }, { roleFamilies }] = await Promise.all([
    import('#infra/engines/assistant/embedded.ts'),
    import('./role-families/all.ts'),
  ])
  return roleSuggestions(roleFamilies)
}

export const assistantUseCases = (core: Core) => {
  const limits = allowances(core, core.settings)
  return {
    mayAsk: mayAsk(core),
    ask: askAssistant({ core, suggestions, limits }),
    /** Who would answer, whether the plan has it, and what the company has used of its day: told to people before they ask. */
    about: async (asker: Asker, jobId: JobId) => {
      await allowOnJob(core, asker, 'jobs.create', jobId)
      await requireJob(core, asker, jobId)
      const { source, model } = core.engines.model ?? (await suggestions())
      const { features } = await core.entitlementsOf(asker.companyId)
      const ktokens = source === 'model' && features.aiMagic ? await limits.used(asker.companyId) : null
      return { available: features.aiMagic, source, model, ktokens }
    },
    /** What became of a suggestion, for the record; the text itself comes with the next save of the editor. */
    settle: async (asker: Asker, jobId: JobId, settled: Settled, commandId?: string) => {
      await allowOnJob(core, asker, 'jobs.create', jobId)
      const command = { type: 'SettleSuggestion', data: { jobId, ...settled } } as const
      await core.commands.handle(jobDecider, jobId, command, core.context(asker, commandId))
    },
  }
}

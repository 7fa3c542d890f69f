import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import type { UsageCommand } from '#contracts/usage/commands.ts'
import { usageDecider } from '#domain/usage/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'

type Data<Type extends UsageCommand['type']> = Omit<Extract<UsageCommand, { type: Type }>['data'], 'eventId'>
type Reported = { eventId: string; token: ConsistencyToken }

/** So many a minute of one company: a client that is stuck in a loop does not fill the log. */
const LIMIT = 600

/** What a client says that a person did (B§7). The same `commandId` is the same event; one that is known is corrected. */
export const useReports = (core: Core) => {
  const taken = attempts(core, { name: 'usage', limit: LIMIT, windowMs: 60_000 })
  const handle = async (asker: Asker, command: UsageCommand, commandId?: string): Promise<Reported> => {
    if (asker.kind !== 'user' && asker.kind !== 'apiKey')
      throw new Rejected('auth/forbidden', 'Your role does not allow this')
    await taken.take(asker.companyId)
    const { eventId } = command.data
    const { token } = await core.commands.handle(usageDecider, eventId, command, core.context(asker, commandId))
    return { eventId, token }
  }
  return {
    reportUse: (asker: Asker, data: Data<'ReportUse'>, commandId: string = randomUUID()) =>
      handle(
        asker,
        { type: 'ReportUse', data: { ...data, eventId: uuid5(commandId, `${asker.companyId} use`) } },
        commandId,
      ),
    correctUse: (asker: Asker, eventId: string, data: Data<'CorrectUse'>, commandId?: string) =>
      handle(asker, { type: 'CorrectUse', data: { ...data, eventId } }, commandId),
  }
}

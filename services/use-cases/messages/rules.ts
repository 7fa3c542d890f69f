import type { CompanyCommandData } from '#contracts/company/commands.ts'
import type { MessageRules } from '#contracts/company/message-rules.ts'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import type { ConsistencyToken } from '#contracts/kernel/token.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { noMessages, type Messages } from '#domain/company/messages.ts'
import { allow } from '../../core/authorize.ts'
import type { Core } from '../../core/core.ts'

/** Rules and templates of a company, from the log. */
export async function messagesOf({ commands }: Pick<Core, 'commands'>, companyId: string): Promise<Messages> {
  const { state } = await commands.stateOf(companyDecider, { companyId }, companyId)
  return state.status === 'registered' ? state.messages : noMessages
}

export const messageRulesOf =
  (core: Pick<Core, 'commands'>) =>
  async ({ companyId }: Pick<Asker, 'companyId'>): Promise<MessageRules> =>
    (await messagesOf(core, companyId)).rules

/** Messages that wait keep the time they were given. @throws Rejected 'company/details-invalid' */
export const changeMessageRules =
  ({ commands, context, site }: Core) =>
  async (
    asker: Asker,
    { commandId, ...data }: CompanyCommandData<'ChangeMessageRules'> & { commandId?: string },
  ): Promise<{ token: ConsistencyToken }> => {
    allow(asker, 'company.settings')
    if (data.textsBy === 'whatsapp' && !site.whatsapp)
      throw new Rejected('company/details-invalid', 'WhatsApp is not set up on this installation')
    return commands.handle(
      companyDecider,
      asker.companyId,
      { type: 'ChangeMessageRules', data },
      context(asker, commandId),
    )
  }

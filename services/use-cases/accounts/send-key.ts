import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { userDecider } from '#domain/user/decider.ts'
import { uuid5 } from '#infra/hashing.ts'
import { composed, mailLanguage } from '../../effects/mail/templates.ts'
import type { Core } from '../../core/core.ts'
import { allow } from '../../core/authorize.ts'
import { apiKeyAsker } from './api-keys.ts'

/**
 * Mails a key to a person of the company (AUTH-064). Only its holder can send it: the platform itself keeps no more
 * than a hash. Neither the log nor a process manager's memory ever holds it; the same command sends one message.
 */
export const sendKey =
  (core: Core) =>
  async (
    asker: Asker,
    { key, userId, commandId }: { key: string; userId: string | null; commandId: string },
  ): Promise<void> => {
    allow(asker, 'company.settings')
    const holder = await apiKeyAsker(core)(key)
    if (holder?.companyId !== asker.companyId) throw new Rejected('company/api-key-not-found', 'No such API key')
    const to = userId ?? (asker.kind === 'user' ? asker.userId : null)
    const { state: user } = await core.commands.stateOf(userDecider, asker, to ?? '')
    if (!to || user.status !== 'active') throw new Rejected('account/not-found', 'No such user')
    await core.engines.mail.send({
      id: uuid5(commandId, 'key'),
      tenant: asker.companyId,
      to: user.email,
      ...composed('apiKey', { name: user.name, key, language: mailLanguage(user.language) }, core),
      sentAt: core.now(),
    })
  }

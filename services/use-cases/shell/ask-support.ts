import { randomUUID } from 'node:crypto'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { uuid5 } from '#infra/hashing.ts'
import { composed } from '../../effects/mail/templates.ts'
import type { Core } from '../../core/core.ts'
import { attempts } from '../../core/attempts.ts'
import type { UserAsker } from '../accounts/sessions.ts'

const MOST = 4000
const HOUR = 3_600_000

type Question = { text: string; page: string; from: { name: string; email: string }; commandId?: string }

/** Who answers questions: whom the operator names, or the mailbox every host has by convention (RFC 2142). */
export const supportAddress =
  ({ settings, site }: Pick<Core, 'settings' | 'site'>) =>
  () =>
    site.supportEmail ?? `support@${new URL(settings.publicUrl).hostname}`

/** A question from inside the product, by email to those who run it; they answer to the address it came from. */
export function askSupport(core: Core) {
  const { engines, now, readers } = core
  const questions = attempts(core, { name: 'questions', limit: 20, windowMs: HOUR })
  return async (
    asker: UserAsker,
    { text, page, from, commandId = randomUUID() }: Question,
  ): Promise<{ sentTo: string }> => {
    const asked = text.trim()
    if (asked === '' || asked.length > MOST)
      throw new Rejected('request/invalid', 'Your question was not sent', {
        text: asked === '' ? 'Required field' : 'Character limit exceeded',
      })
    await questions.take(asker.userId)
    const to = supportAddress(core)()
    const company = await readers.companyOf(asker)
    const values = { name: from.name, email: from.email, company: company?.name ?? asker.companyId, page, text: asked }
    await engines.mail.send({
      id: uuid5(commandId, 'support'),
      tenant: asker.companyId,
      to,
      ...composed('support', values, core),
      sentAt: now(),
    })
    return { sentTo: to }
  }
}

import { type Asker, mayDo } from '#contracts/kernel/asker.ts'
import { userDecider } from '#domain/user/decider.ts'
import type { Message } from '#infra/engines/mail/mail.ts'
import type { Core } from '../../core/core.ts'

const NEWEST = 1000

/** Mail and text messages that were kept; an outbox for mail has the texts in it already. */
const kept = async ({ mail, sms, names }: Core['engines']): Promise<Message[]> =>
  names.mail === 'outbox'
    ? mail.outbox(NEWEST)
    : (await sms.outbox(NEWEST)).map((message) => ({ ...message, subject: '' }))

/** Codes and links that let their holder in: visible to them alone. */
const secret = ({ text }: Message) =>
  /\/(reset-password|join)\?|is your Hirelog code|^\d{4}$|^\d{6}$|^\d{8}$|^\w{4}-\w{4}-\w{4}$/m.test(text)

/** Messages the platform kept instead of sending: an asker's own, and for administrators those of the company, without what lets another person in. */
export const ownOutbox =
  ({ engines, commands }: Core) =>
  async (asker: Asker): Promise<Message[]> => {
    const { state: user } =
      asker.kind === 'user' ? await commands.stateOf(userDecider, asker, asker.userId) : { state: null }
    const own = user?.status === 'active' ? user.email : null
    return (await kept(engines)).filter(
      (message) =>
        message.tenant === asker.companyId &&
        (message.to === own || (mayDo(asker, 'company.settings') && !secret(message))),
    )
  }

/** Everything to one address, for a person at the machine itself: they wait for a message before they can sign in. */
export const outboxAt =
  ({ engines }: Core) =>
  async (address: string): Promise<Message[]> =>
    (await kept(engines)).filter(({ to }) => to === address)

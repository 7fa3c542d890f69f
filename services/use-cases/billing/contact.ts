import { randomUUID } from 'node:crypto'
import type { Asker } from '#contracts/kernel/asker.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'
import { type PlanName, planTitles } from '#contracts/subscription/plans.ts'
import { isEmail } from '#contracts/user/email.ts'
import { uuid5 } from '#infra/hashing.ts'
import { attempts } from '../../core/attempts.ts'
import type { Core } from '../../core/core.ts'
import { composed } from '../../effects/mail/templates.ts'
import { supportAddress } from '../shell/ask-support.ts'

const MOST = 4000
const HOUR = 3_600_000
const PER_HOUR = 20

/** Left out, name and address are those of the person who asks; an API key has neither. */
export type ContactDetails = {
  name?: string | undefined
  email?: string | undefined
  phone?: string | undefined
  message: string
  /** The plan it is about; null for another question about billing. */
  plan: PlanName | null
}

function checked({ name, email, message }: { name: string; email: string; message: string }) {
  const fields = {
    ...(name === '' && { name: 'Required field' }),
    ...(!isEmail(email) && { email: 'Enter a complete email address, such as name@company.com' }),
    ...(message === '' && { message: 'Required field' }),
    ...(message.length > MOST && { message: 'Character limit exceeded' }),
  }
  if (Object.keys(fields).length > 0) throw new Rejected('request/invalid', 'Your question was not sent', fields)
}

/**
 * Mails a question about plans to the people who run the installation (BILL-056); nothing of it is stored here. The same
 * `commandId` is one message. @throws Rejected 'request/invalid' by field, 'auth/too-many-attempts' past 20 an hour.
 */
export function contactUs(core: Core) {
  const { engines, now, readers } = core
  const sent = attempts(core, { name: 'plan-questions', limit: PER_HOUR, windowMs: HOUR })
  return async (
    asker: Asker,
    { phone = '', plan, ...given }: ContactDetails,
    commandId: string = randomUUID(),
  ): Promise<{ sentTo: string; answerTo: string }> => {
    const [company, users, balances] = await Promise.all([
      readers.companyOf(asker),
      readers.usersOf(asker),
      readers.balancesOf(asker),
    ])
    const self = asker.kind === 'user' ? users.find(({ user_id }) => user_id === asker.userId) : undefined
    const name = (given.name ?? self?.username ?? '').trim()
    const email = (given.email ?? self?.email ?? '').trim()
    const message = given.message.trim()
    checked({ name, email, message })
    await sent.take(asker.kind === 'user' ? asker.userId : asker.companyId)
    const to = supportAddress(core)()
    const values = {
      ...{ name, email, phone: phone.trim() || '-', text: message },
      company: company?.name ?? asker.companyId,
      about: plan ? planTitles[plan] : '-',
      current: balances ? planTitles[balances.plan] : '-',
    }
    await engines.mail.send({
      id: uuid5(commandId, 'plan-question'),
      tenant: asker.companyId,
      to,
      ...composed('planQuestion', values, core),
      sentAt: now(),
    })
    return { sentTo: to, answerTo: email }
  }
}

import type { FieldProblems } from '../job/rules.ts'
import { normalisePhone } from '../user/phone.ts'
import { type Contact, contactProblems } from './contact.ts'
import type { Channel } from './events.ts'
import { isPremiumNumber } from './premium-numbers.ts'

/**
 * What is wrong with a person whom the company is going to write to. Apart from the rules of the start form, whose page loads
 * no numbering plans.
 */
export const inviteProblems = (contact: Contact, channels: readonly Channel[]): FieldProblems => {
  const isPremium = channels.includes('sms') && isPremiumNumber(normalisePhone(contact.phone) ?? '')
  return {
    ...contactProblems(contact, 'optional', channels),
    ...(isPremium && { phone: 'This is a premium-rate number: no text message is sent to it' }),
  }
}

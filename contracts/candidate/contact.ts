import {
  aPhone,
  check,
  collect,
  completeEmail,
  type FieldProblems,
  maxLength,
  PHONE_LENGTH,
  required,
  type Rule,
} from '../job/rules.ts'
import { normalisePhone } from '../user/phone.ts'
import type { Channel } from './events.ts'

export type Contact = { name: string; email: string; phone: string }
/** What the start form asks for besides name and email. */
export type PhoneRule = 'hidden' | 'optional' | 'required'

export const contactLimits = { name: 100, email: 200, phone: PHONE_LENGTH } as const

const wholePhone: Rule<string> = (text) =>
  normalisePhone(text) === null ? 'Enter the whole number with its country code, such as +44 20 7946 0000' : null

/** The same answer in the form and in the decision. Keys are the names of the form's fields. */
export const contactProblems = (
  { name, email, phone }: Contact,
  rule: PhoneRule = 'optional',
  channels: readonly Channel[] = ['email'],
): FieldProblems =>
  collect([
    check('name', name, required, maxLength(contactLimits.name)),
    channels.includes('email') || email.trim() !== ''
      ? check('email', email, required, maxLength(contactLimits.email), completeEmail)
      : null,
    channels.includes('sms') ? check('phone', phone, required, wholePhone) : null,
    rule === 'hidden' || channels.includes('sms')
      ? null
      : check('phone', phone, ...(rule === 'required' ? [required] : []), maxLength(contactLimits.phone), aPhone),
  ])

/** How an invitation is sent: by email where there is an address, by text message where there is none or where the recruiter chose it. */
export const channelsFor = ({ email, phone }: Pick<Contact, 'email' | 'phone'>, sms = false): Channel[] => {
  if (phone.trim() === '') return ['email']
  return email.trim() === '' ? ['sms'] : sms ? ['email', 'sms'] : ['email']
}

/** As it is stored: trimmed, without a number that is not used; a number for text messages in the form gateways take. */
export const tidyContact = (
  { name, email, phone }: Contact,
  rule: PhoneRule = 'optional',
  channels: readonly Channel[] = ['email'],
): Contact => ({
  name: name.trim().replace(/\s+/g, ' ').normalize('NFC'),
  email: email.trim().normalize('NFC'),
  phone: rule === 'hidden' ? '' : ((channels.includes('sms') ? normalisePhone(phone) : null) ?? phone.trim()),
})

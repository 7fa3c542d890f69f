import type { Channel } from '#contracts/candidate/events.ts'
import { type Contact, contactProblems, type PhoneRule, tidyContact } from '#contracts/candidate/contact.ts'
import { inviteProblems } from '#contracts/candidate/invite-problems.ts'
import { Rejected } from '#contracts/kernel/rejections.ts'

export function validContact(contact: Contact, phone?: PhoneRule, channels?: readonly Channel[]): Contact {
  const problems = channels ? inviteProblems(contact, channels) : contactProblems(contact, phone)
  if (Object.keys(problems).length > 0)
    throw new Rejected('candidate/contact-invalid', 'Some fields need attention', problems)
  return tidyContact(contact, phone, channels)
}

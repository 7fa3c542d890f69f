import { check, collect, type FieldProblems, maxLength, required, type Rule } from '../job/rules.ts'

export type Contact = { name: string; email: string; phone: string }
/** What the start form asks for besides name and e-mail. */
export type PhoneRule = 'hidden' | 'optional' | 'required'

export const contactLimits = { name: 100, email: 200, phone: 30 } as const

const anEmail: Rule<string> = (text) => (/^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text.trim()) ? null : 'This e-mail address is not complete')
const aPhone: Rule<string> = (text) => {
  const digits = text.replace(/\D/g, '').length
  return text.trim() === '' || (/^\+?[\d\s()./-]+$/.test(text.trim()) && digits >= 5 && digits <= 20) ? null : 'This telephone number is not complete'
}

/** The same answer in the form and in the decision. Keys are the names of the form's fields. */
export const contactProblems = ({ name, email, phone }: Contact, rule: PhoneRule = 'optional'): FieldProblems =>
  collect([
    check('name', name, required, maxLength(contactLimits.name)),
    check('email', email, required, maxLength(contactLimits.email), anEmail),
    rule === 'hidden' ? null : check('phone', phone, ...(rule === 'required' ? [required] : []), maxLength(contactLimits.phone), aPhone),
  ])

/** As it is kept: what was pasted with spaces around it, and a number nobody asked for, are left out. */
export const tidyContact = ({ name, email, phone }: Contact, rule: PhoneRule = 'optional'): Contact => ({
  name: name.trim().replace(/\s+/g, ' '),
  email: email.trim(),
  phone: rule === 'hidden' ? '' : phone.trim(),
})

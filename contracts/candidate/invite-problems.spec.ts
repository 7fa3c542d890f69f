import { expect, it } from 'vitest'
import { contactProblems } from './contact.ts'
import { inviteProblems } from './invite-problems.ts'

const problemOf = (phone: string) => inviteProblems({ name: 'Ada Byron', email: '', phone }, ['sms']).phone

it('a number that is texted is whole, and none whose owner earns by each message', () => {
  expect(problemOf('7946 0000')).toBe('Enter the whole number with its country code, such as +44 20 7946 0000')
  const premium = ['+44 909 879 0000', '+1 900 555 0100', '+49 900 1 123456', '00 979 1 2345 6789', '+33 899 70 00 00']
  for (const phone of premium)
    expect(problemOf(phone), phone).toBe('This is a premium-rate number: no text message is sent to it')
  const usual = [
    '+44 20 7946 0000',
    '+1 212 555 0100',
    '+49 171 1234567',
    '+33 6 12 34 56 78',
    '+36 20 123 4567',
    '+353 1 531 0000',
  ]
  for (const phone of usual) expect(problemOf(phone), phone).toBeUndefined()
})

it('a number that is only written down may be any', () => {
  const ada = { name: 'Ada', email: 'ada@example.org', phone: '+449098790000' }
  expect([contactProblems(ada), inviteProblems(ada, ['email'])]).toEqual([{}, {}])
})

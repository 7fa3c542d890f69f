import { expect, it } from 'vitest'
import { messagesAllowed, unlimited } from './limits.ts'

const company = { plan: 'starter', ageDays: 3, paid: true, messaging: unlimited } as const

it('a company sends as many messages a day as its plan, age and standing allow, or as an operator says', () => {
  expect(messagesAllowed(company)).toBe(200)
  expect(messagesAllowed({ ...company, ageDays: 2.9 })).toBe(50)
  expect(messagesAllowed({ ...company, paid: false })).toBe(50)
  expect(messagesAllowed({ ...company, plan: null })).toBe(200)
  expect(messagesAllowed({ ...company, plan: 'enterprise' })).toBe(10_000)
  expect(messagesAllowed({ ...company, messaging: { perDay: 7, stopped: null } })).toBe(7)
})

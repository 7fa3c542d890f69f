import { afterAll, beforeAll, expect, it } from 'vitest'
import { isOperator } from '#contracts/kernel/asker.ts'
import type { SignInMethod } from '#contracts/user/events.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '#services/platform.ts'
import { useFolders } from '#test/fixtures/folders.ts'
import { admin } from '#test/fixtures/people.ts'

const folder = useFolders()
const password = 'tR4-vexing-lamp'
let platform: Platform
beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: folder(), OPERATORS: 'Ops@Host.test, late@host.test' }))
})
afterAll(() => platform?.close())

const account = async (email: string) =>
  platform.useCases.accounts.openAccount({ name: 'Olga Ops', email, companyName: 'Host', password })
const operates = async (of: { companyId: string; userId: string }, method: SignInMethod) => {
  const { sessionToken } = await platform.useCases.accounts.openSession(of, { method })
  return isOperator((await platform.useCases.accounts.sessionUser(sessionToken))!.asker)
}

it('who runs the installation is an operator once signed in with the password, and in no session that others could have made', async () => {
  const ops = await account('ops@host.test')
  expect(await operates(ops, 'password')).toBe(true)
  for (const method of ['google', 'sso', 'link'] as const) expect(await operates(ops, method)).toBe(false)
  const { sessionToken } = await platform.useCases.accounts.openSession(ops)
  const { asker } = (await platform.useCases.accounts.sessionUser(sessionToken))!
  const { token } = await platform.useCases.accounts.issueToken(asker, { scopes: null })
  expect(isOperator((await platform.useCases.accounts.tokenAsker(token))!)).toBe(false)
})

it('an account elsewhere is none, nor one whose address was never confirmed', async () => {
  expect(await operates(await account('ops@other.test'), 'password')).toBe(false)
  const late = { companyId: admin.companyId, userId: '99999999-9999-4999-8999-999999999999' }
  const data = {
    userId: late.userId,
    name: 'Lars Late',
    email: 'late@host.test',
    passwordHash: 'none',
    role: 'admin' as const,
    creator: true,
    emailVerified: false,
    complete: true,
  }
  await platform.commands.handle(userDecider, late.userId, { type: 'SignUpUser', data }, platform.context(admin))
  expect(await operates(late, 'password')).toBe(false)
})

it('addresses that are none are refused at the start', () => {
  expect(() => readEnv({ OPERATORS: 'ops' })).toThrow('OPERATORS="ops" is not usable: expected email addresses')
})

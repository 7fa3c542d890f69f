import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passwordMessages } from '#contracts/user/password.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../../platform.ts'
import type { UserAsker } from './sessions.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-profile-'))
const password = 'tR4-vexing-lamp'
let platform: Platform
let asker: UserAsker
let email: string
let people = 0

beforeAll(async () => {
  platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))
})
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  email = `rita${++people}@blueharbor.test`
  const account = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email,
    companyName: 'Acme',
    password,
  })
  const { sessionToken } = await platform.useCases.accounts.openSession(account)
  asker = (await platform.useCases.accounts.sessionUser(sessionToken))!.asker
})

describe('a person’s own profile', () => {
  it('says who they are here, and never what their password is kept as', async () => {
    const own = await platform.useCases.accounts.ownProfile(asker)
    expect(own).toEqual({
      name: 'Rita Moreno',
      email,
      emailVerified: true,
      phone: null,
      hasPassword: true,
      passwordSetAt: expect.any(String),
      picture: null,
      userId: asker.kind === 'user' ? asker.userId : '',
    })
  })

  it('is given another name by its owner, whatever their role', async () => {
    const { token } = await platform.useCases.accounts.renameSelf(
      { ...asker, role: 'review', permissions: [] },
      { name: ' Rita Alvarez ' },
    )
    await platform.caughtUp(token)
    expect(await platform.useCases.accounts.ownProfile(asker)).toMatchObject({ name: 'Rita Alvarez' })
    expect(await platform.readers.usersOf(asker)).toMatchObject([{ username: 'Rita Alvarez' }])
  })

  it('keeps its name when the new one is none', async () => {
    for (const [name, problem] of [
      ['  ', 'Enter your name'],
      ['R'.repeat(101), 'Use at most 100 characters'],
      ['Ri\nta', 'Line breaks and control characters are not possible here'],
    ] as const)
      await expect(platform.useCases.accounts.renameSelf(asker, { name })).rejects.toMatchObject({
        code: 'request/invalid',
        fields: { username: problem },
      })
    expect(await platform.useCases.accounts.ownProfile(asker)).toMatchObject({ name: 'Rita Moreno' })
  })

  it.each([
    ['invalid_password', '        '],
    ['password_strength_error', 'short1A'],
    ['password_dictionary_error', 'Password1'],
    ['password_no_user_info_error', 'Moreno-is-9-lives'],
    ['unauthorized', 'aaAA11aaAA11'],
  ] as const)('takes no password that is against the rule %s, in the listed words', async (rule, next) => {
    await expect(platform.useCases.accounts.changePassword(asker, { current: password, next })).rejects.toMatchObject({
      code: 'account/password-weak',
      fields: { password: passwordMessages[rule] },
    })
    await expect(platform.useCases.accounts.signIn({ email, password }, '10.0.0.1')).resolves.toBeDefined()
  })
})

import { afterEach, expect, it, vi } from 'vitest'
import { sessionCookieName } from '#contracts/http/session-cookie.ts'
import { publicUrl, useInside } from '../support/inside.ts'

const here = useInside()
afterEach(() => vi.useRealTimers())

async function askedForTheirTeam(account: { companyId: string; userId: string }): Promise<boolean> {
  const { sessionToken } = await here.platform.useCases.accounts.openSession(account)
  return (
    await here.get({ headers: { cookie: `${sessionCookieName(publicUrl)}=${sessionToken}` } }, '/api/legacy/user')
  ).body.user.showCollaborationPopup
}

it('programs are told that someone could be asked for their team who is alone a day after signing up (AUTH-017, TEAM-025)', async () => {
  const solo = await here.platform.useCases.accounts.openAccount({
    name: 'Solo',
    email: 'solo@solo.test',
    companyName: 'Solo',
    password: 'tR4-vexing-lamp',
  })
  expect([await askedForTheirTeam(solo), await askedForTheirTeam(here.acme)]).toEqual([false, false])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 })
  expect([await askedForTheirTeam(solo), await askedForTheirTeam(here.acme)]).toEqual([true, false])
})

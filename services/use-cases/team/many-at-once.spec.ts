import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { planVolumes, type PlanName } from '#contracts/subscription/plans.ts'
import { wordingOf } from '#contracts/kernel/wording.ts'
import { subscriptionDecider } from '#domain/subscription/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type WholePlatform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-many-'))
let platform: WholePlatform
let people = 0

const open = async () => (platform = await openPlatform(readEnv({ DATA_DIR: dataDir })))
beforeAll(open)
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function company(plan: PlanName): Promise<Asker> {
  const { companyId, userId } = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: `rita${++people}@acme.test`,
    companyName: 'Northwind',
    password: 'tR4-vexing-lamp',
  })
  const rita: Asker = {
    kind: 'user',
    companyId,
    userId,
    role: 'admin',
    creator: true,
    permissions: permissionsOf.admin,
  }
  const { token } = await platform.commands.handle(
    subscriptionDecider,
    companyId,
    { type: 'ChangePlan', data: { plan } },
    platform.context(rita),
  )
  await platform.caughtUp(token)
  return rita
}
const addresses = (count: number) => Array.from({ length: count }, () => `colleague${++people}@acme.test`)
const list = (emails: string[]) => ({
  people: emails.map((email) => ({ email, roleId: 'review' })),
  commandId: randomUUID(),
})
async function invite(rita: Asker, asked: ReturnType<typeof list>) {
  const { invited, token } = await platform.useCases.team.inviteUsers(rita, asked)
  await platform.caughtUp(token)
  return invited
}
const told = ({ email, outcome, problem }: Awaited<ReturnType<typeof invite>>[number]) => [
  email,
  outcome,
  problem && wordingOf(problem).text,
]
const seats = async (asker: Asker) => (await platform.readers.balancesOf(asker))!.seatsInUse
const pending = async (asker: Asker) =>
  (await platform.readers.teamOf(asker)).users.filter(({ status }) => status === 'pending').map(({ email }) => email)
const mailed = async (emails: string[]) =>
  (await platform.engines.mail.outbox(1000)).map(({ to }) => to).filter((to) => emails.includes(to))

describe('a long list of colleagues', () => {
  it('gives the seats that are left to the first who are new, and tells everyone else why not, in the order of the list', async () => {
    const rita = await company('performance')
    const [member, ...fresh] = addresses(30)
    await invite(rita, list([member!]))
    const elsewhere = addresses(1)[0]!
    await invite(await company('starter'), list([elsewhere]))

    const left = planVolumes.performance.userSeats! - 3
    const outcomes = await invite(
      rita,
      list([member!, ...fresh.slice(0, 3), 'no address', elsewhere, fresh[0]!, ...fresh.slice(3)]),
    )
    const full = 'Your plan allows 15 users, and all seats are in use.'
    const expected = (email: string) => [
      email,
      ...(fresh.indexOf(email) < left ? ['invited', null] : ['no-seat', full]),
    ]
    expect(outcomes.map(told)).toEqual([
      [member, 'member', 'This person has been invited already'],
      ...fresh.slice(0, 3).map(expected),
      ['no address', 'invalid', 'This is not a complete email address'],
      [elsewhere, 'invited', null],
      ...fresh.slice(3).map(expected),
    ])
    expect(await seats(rita)).toBe(15)
    expect((await pending(rita)).toSorted()).toEqual([member!, elsewhere, ...fresh.slice(0, left)].toSorted())
  })

  it('takes no more seats than there are, whoever else invites at the same moment', async () => {
    const rita = await company('performance')
    const lists = [addresses(10), addresses(10), addresses(10)]
    const outcomes = (await Promise.all(lists.map((emails) => invite(rita, list(emails))))).flat()
    expect(outcomes.filter(({ outcome }) => outcome === 'invited')).toHaveLength(14)
    expect(outcomes.filter(({ outcome }) => outcome === 'no-seat')).toHaveLength(16)
    expect(await seats(rita)).toBe(15)
  })

  it('sent twice at once invites each of them once', async () => {
    const rita = await company('enterprise')
    const emails = addresses(20)
    const asked = list(emails)
    const [first, second] = await Promise.all([invite(rita, asked), invite(rita, asked)])
    expect(second).toEqual(first)
    expect(first.map(({ outcome }) => outcome)).toEqual(emails.map(() => 'invited'))
    expect(await seats(rita)).toBe(21)
    await vi.waitFor(async () => expect((await mailed(emails)).toSorted()).toEqual(emails.toSorted()), 10_000)
  })

  it('leaves no one half invited when the platform stops in the middle, and the same list sent again completes it', async () => {
    const rita = await company('enterprise')
    const emails = addresses(60)
    const asked = list(emails)
    const begun = platform.useCases.team.inviteUsers(rita, asked).catch(() => null)
    await vi.waitFor(async () => expect(await seats(rita)).toBeGreaterThan(3), { timeout: 10_000, interval: 1 })
    await platform.close()
    await begun
    await open()

    expect((await pending(rita)).length).toBeLessThan(60)
    await vi.waitFor(async () => expect(await seats(rita)).toBe(1 + (await pending(rita)).length), 10_000)
    expect((await invite(rita, asked)).map(({ email, outcome }) => [email, outcome])).toEqual(
      emails.map((email) => [email, 'invited']),
    )
    expect(await seats(rita)).toBe(61)
    await vi.waitFor(async () => expect((await mailed(emails)).toSorted()).toEqual(emails.toSorted()), 10_000)
  })
})

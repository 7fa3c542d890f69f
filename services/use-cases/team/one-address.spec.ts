import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { expiryFrom } from '#contracts/company/team.ts'
import type { EmailReservationEvent } from '#contracts/email-reservation/events.ts'
import { permissionsOf } from '#contracts/kernel/permissions.ts'
import { SYSTEM } from '#contracts/kernel/streams.ts'
import { emailReservationDecider } from '#domain/email-reservation/decider.ts'
import { userDecider } from '#domain/user/decider.ts'
import { readEnv } from '#infra/env.ts'
import { openPlatform, type Platform } from '../../platform.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hirelog-address-'))
const password = 'tR4-vexing-lamp'
let platform: Platform
let people = 0

beforeAll(async () => void (platform = await openPlatform(readEnv({ DATA_DIR: dataDir }))))
afterAll(async () => {
  await platform.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const address = () => `colleague${++people}@acme.test`
async function company(): Promise<Asker> {
  const { companyId, userId } = await platform.useCases.accounts.openAccount({
    name: 'Rita Moreno',
    email: `rita${++people}@acme.test`,
    companyName: 'Northwind',
    password,
  })
  return { kind: 'user', companyId, userId, role: 'admin', creator: true, permissions: permissionsOf.admin }
}
async function invite(rita: Asker, emails: string[]) {
  const { invited, token } = await platform.useCases.team.inviteUsers(rita, {
    people: emails.map((email) => ({ email, roleId: 'edit' })),
    commandId: randomUUID(),
  })
  await platform.caughtUp(token)
  return invited
}
/** The newest message to this address, and the code of the link in it. */
const mailTo = (email: string) =>
  vi.waitFor(async () => {
    const message = (await platform.engines.mail.outbox(1000)).find(({ to }) => to === email)
    const code = /\/join\?code=(\S+)/.exec(message?.text ?? '')?.[1]
    if (!message || !code) throw new Error('no message yet')
    return { ...message, code: decodeURIComponent(code) }
  }, 5000)
const statusOf = async (asker: Asker, email: string) =>
  (await platform.readers.teamOf(asker)).users.find((user) => user.email === email)?.status
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string; message: string }) => error,
  )

describe('an address', () => {
  const details = { name: 'Sam Okoye', password }
  const signUp = (email: string) =>
    platform.useCases.accounts.openAccount({ ...details, email, companyName: 'Sam & Co' })
  const accept = (code: string) => platform.useCases.team.acceptInvitation({ code, ...details }, '10.0.0.1')
  const elsewhere = {
    code: 'invitation/account-elsewhere',
    message: expect.stringMatching(/^You have an account with this email address already/),
  }
  const taken = { code: expect.stringMatching(/^account.user(name)?-exists$/) }
  /** Two companies invite one person; their links. */
  async function invitedTwice() {
    const companies = [await company(), await company()]
    const email = address()
    const codes: string[] = []
    for (const asker of companies) {
      expect((await invite(asker, [email]))[0]).toMatchObject({ outcome: 'invited' })
      codes.push(
        await vi.waitFor(async () => {
          const { code } = await mailTo(email)
          expect(code).toContain(asker.companyId)
          return code
        }, 5000),
      )
    }
    return { companies, email, codes }
  }

  it('is not taken by an invitation: two companies may invite a person, who chooses one; the other learns nothing of it', async () => {
    const { companies, email, codes } = await invitedTwice()
    const [chosen, other] = [codes[1]!, codes[0]!]
    await platform.caughtUp((await accept(chosen)).token)
    expect(await refusal(platform.useCases.team.invitationOf(other))).toMatchObject(elsewhere)
    expect(await refusal(accept(other))).toMatchObject(elsewhere)
    expect(await Promise.all(companies.map((asker) => statusOf(asker, email)))).toEqual(['pending', 'active'])
    expect((await invite(await company(), [email]))[0]).toMatchObject({ outcome: 'invited', problem: null })
  })

  it('is taken by one of two acceptances at the same instant, and the other is as if it had not been', async () => {
    const { companies, email, codes } = await invitedTwice()
    const outcomes = await Promise.all(codes.map((code) => refusal(accept(code))))
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome !== null)).toMatchObject(elsewhere)
    await vi.waitFor(
      async () =>
        expect((await Promise.all(companies.map((asker) => statusOf(asker, email)))).toSorted()).toEqual([
          'active',
          'pending',
        ]),
      5000,
    )
  })

  it('that is invited signs up as every other one, also at the instant of an acceptance: then one of the two is done', async () => {
    const { email, codes } = await invitedTwice()
    const [accepted, signedUp] = await Promise.all([refusal(accept(codes[0]!)), refusal(signUp(email))])
    expect([accepted, signedUp].filter((outcome) => outcome === null)).toHaveLength(1)
    if (accepted) expect(accepted).toMatchObject(elsewhere)
    if (signedUp) expect(signedUp).toMatchObject(taken)

    const unhurried = await invitedTwice()
    await signUp(unhurried.email)
    expect(await refusal(accept(unhurried.codes[0]!))).toMatchObject(elsewhere)
  })

  it('answered twice on one link at the same instant opens one account, with the words of one of them', async () => {
    const { codes } = await invitedTwice()
    const outcomes = await Promise.all([accept(codes[0]!), accept(codes[0]!)].map(refusal))
    expect(outcomes.map((outcome) => outcome?.code ?? null).toSorted()).toEqual(['invitation/used', null])
  })

  it('is free once an invitation was withdrawn as it was accepted', async () => {
    const rita = await company()
    const email = address()
    const userId = (await invite(rita, [email]))[0]!.userId!
    const { code } = await mailTo(email)
    const [accepted, withdrawn] = await Promise.all([
      refusal(accept(code)),
      refusal(platform.useCases.team.revokeInvitation(rita, { userId, commandId: randomUUID() })),
    ])
    expect([accepted?.code ?? null, withdrawn?.code ?? null]).toEqual(
      accepted ? ['invitation/revoked', null] : [null, 'team/not-pending'],
    )
    await vi.waitFor(
      async () => expect(await refusal(signUp(email))).toEqual(accepted ? null : expect.objectContaining(taken)),
      5000,
    )
  })

  it('that an account took and never proved belongs to the person who proves it by accepting', async () => {
    const { email, codes } = await invitedTwice()
    const squatter = await platform.useCases.accounts.signUp({ ...details, email }, '10.0.0.7')
    expect(await platform.useCases.team.invitationOf(codes[0]!)).toMatchObject({ endsAccount: true })
    const { userId } = await accept(codes[0]!)
    await vi.waitFor(
      async () =>
        expect((await platform.commands.stateOf(userDecider, squatter, squatter.userId)).state.status).toBe('removed'),
      5000,
    )
    const { sessionToken } = await platform.useCases.accounts.signIn({ email, password }, '10.0.0.1')
    expect((await platform.useCases.accounts.sessionUser(sessionToken))!.asker.userId).toBe(userId)
  })

  describe('that an earlier version reserved with an invitation', () => {
    async function reservedBefore() {
      const rita = await company()
      const email = address()
      const data = {
        companyId: rita.companyId,
        userId: randomUUID(),
        email,
        roleId: 'edit',
        invitedBy: null,
        invitationId: randomUUID(),
        expiresAt: expiryFrom(platform.now()),
      } as const
      const asItWas = {
        ...emailReservationDecider,
        decide: (): EmailReservationEvent[] => [{ type: 'EmailReservedForInvitation', data }],
      }
      await platform.commands.handle(
        asItWas,
        platform.engines.keys.blindIndex('email', email),
        { type: 'ReleaseEmail', data: { userId: data.userId, reason: 'left' } },
        platform.context(rita),
        SYSTEM,
      )
      return { rita, email, code: (await mailTo(email)).code }
    }

    it('is still invited, and theirs once they accept', async () => {
      const { rita, email, code } = await reservedBefore()
      await platform.caughtUp((await accept(code)).token)
      expect(await statusOf(rita, email)).toBe('active')
      expect(await refusal(signUp(email))).toMatchObject(taken)
    })

    it('gives way to a sign-up', async () => {
      const { email, code } = await reservedBefore()
      expect(await platform.useCases.accounts.checkUserExists(email, '10.0.0.1')).toBe(false)
      await signUp(email)
      expect(await refusal(accept(code))).toMatchObject(elsewhere)
    })

    it('gives way to another company’s invitation, when that is accepted', async () => {
      const { rita, email, code } = await reservedBefore()
      const other = await company()
      await invite(other, [email])
      const second = await vi.waitFor(async () => {
        const newest = await mailTo(email)
        expect(newest.code).toContain(other.companyId)
        return newest.code
      }, 5000)
      await platform.caughtUp((await accept(second)).token)
      expect(await refusal(accept(code))).toMatchObject(elsewhere)
      expect([await statusOf(other, email), await statusOf(rita, email)]).toEqual(['active', 'pending'])
    })
  })

  it('is free again when its user has been removed', async () => {
    const rita = await company()
    const email = address()
    const { userId } = (await invite(rita, [email]))[0]!
    await accept((await mailTo(email)).code)
    await platform.useCases.team.removeUsers(rita, { userIds: [userId!], commandId: randomUUID() })
    await vi.waitFor(async () => expect(await refusal(signUp(email))).toBeNull(), 5000)
  })
})

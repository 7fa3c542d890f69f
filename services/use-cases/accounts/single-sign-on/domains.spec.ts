import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { streamName, SYSTEM } from '#contracts/kernel/streams.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { emailDomainDecider } from '#domain/email-domain/decider.ts'
import { sso, useSignOn } from '#test/support/sign-on.ts'
import type { UserAsker } from '../sessions.ts'

const here = useSignOn()
const { people, configured, founded, proven, signIn, signedIn } = here
const useCases = () => here.platform.useCases
const listOf = (asker: UserAsker) => useCases().accounts.emailDomains(asker)
const own = () => `own${here.count}.test`
const taken = {
  code: 'company/domain-taken',
  message: 'Another company has proven this domain already. Ask its administrators to remove it there.',
}
const notHere = { code: 'company/domain-not-found', message: 'This domain is not in the list any more' }
const holder = async (domain: string) =>
  (await here.platform.commands.stateOf(emailDomainDecider, { companyId: SYSTEM }, domain)).state
const codeTo = (mailbox: string) =>
  vi.waitUntil(
    async () =>
      (await useCases().accounts.outboxAt(mailbox)).flatMap(({ text }) => /^(\d{8})$/m.exec(text)?.[1] ?? [])[0],
    20_000,
  )

describe('an email domain of a company', () => {
  it('is proven by a TXT record that only this company can have', async () => {
    await useCases().accounts.addEmailDomain(here.acme, ` anna@${own().toUpperCase()}. `)
    const { record } = (await listOf(here.acme)).find(({ domain }) => domain === own())!
    expect(record).toEqual({ name: `_hirelog.${own()}`, text: expect.stringMatching(/^hirelog-verification=.{20,}$/) })
    const message = `There is no such TXT record at _hirelog.${own()} yet. A new record can take an hour to be seen.`
    const missing = { code: 'company/domain-not-proven', message }
    await expect(useCases().accounts.proveDomainByRecord(here.acme, own())).rejects.toMatchObject(missing)
    const rival = await founded(`omar${here.count}@rival.test`)
    await useCases().accounts.addEmailDomain(rival, own())
    here.names.records.set(record.name, ['v=spf1 -all', `${record.text}x`, (await listOf(rival))[0]!.record.text])
    await expect(useCases().accounts.proveDomainByRecord(here.acme, own())).rejects.toMatchObject(missing)
    here.names.behaviour.fails = true
    await expect(useCases().accounts.proveDomainByRecord(here.acme, own())).rejects.toMatchObject({
      code: 'command/unavailable',
      message: 'The name servers of this domain do not answer. Try again in a few minutes.',
    })
    here.names.behaviour.fails = false
    here.names.records.set(record.name, ['v=spf1 -all', record.text])
    await useCases().accounts.proveDomainByRecord(here.acme, own())
    expect((await listOf(here.acme)).find(({ domain }) => domain === own())).toMatchObject({ isProven: true })
    await useCases().accounts.proveDomainByRecord(here.acme, own())
  })

  it('is proven by a code in the mail to its postmaster or admin, with five tries', async () => {
    await useCases().accounts.addEmailDomain(here.acme, own())
    await expect(useCases().accounts.proveDomainByCode(here.acme, own(), '12345678')).rejects.toMatchObject({
      code: 'account/code-expired',
    })
    await useCases().accounts.mailDomainCode(here.acme, own(), 'admin')
    const code = await codeTo(`admin@${own()}`)
    await expect(useCases().accounts.mailDomainCode(here.acme, own(), 'admin'), 'at once again').rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
    await expect(useCases().accounts.proveDomainByCode(here.acme, own(), '1234')).rejects.toMatchObject({
      message: 'The code has 8 digits.',
    })
    const other = String((Number(code) + 1) % 100_000_000).padStart(8, '0')
    for (let n = 0; n < 4; n++)
      await expect(useCases().accounts.proveDomainByCode(here.acme, own(), other)).rejects.toMatchObject({
        code: 'account/code-wrong',
        message: 'This is not the code we sent. Please try again.',
      })
    await useCases().accounts.proveDomainByCode(here.acme, own(), ` ${code} `)
    expect((await listOf(here.acme)).find(({ domain }) => domain === own())).toMatchObject({
      isProven: true,
      mailbox: 'admin',
    })
    expect(
      (await useCases().accounts.ownOutbox(here.acme)).map(({ text }) => text).join(),
      'what proves it is shown to no one else',
    ).not.toContain(code)
  })

  it('gets few messages, also when it is removed and added again', async () => {
    for (let n = 0; n < 5; n++) {
      await useCases().accounts.addEmailDomain(here.acme, own())
      await useCases().accounts.mailDomainCode(here.acme, own(), 'postmaster')
      await useCases().accounts.removeEmailDomain(here.acme, own())
    }
    await useCases().accounts.addEmailDomain(here.acme, own())
    await expect(useCases().accounts.mailDomainCode(here.acme, own(), 'postmaster')).rejects.toMatchObject({
      code: 'auth/too-many-attempts',
    })
  })

  it('is none that gives addresses to the public, and none that could not be', async () => {
    for (const typed of [
      'gmail.com',
      'rita@GMAIL.com',
      'googlemail.com',
      'web.de',
      'walla.co.il',
      'proton.me',
      'eu.outlook.com',
      'hey.com',
    ])
      await expect(useCases().accounts.addEmailDomain(here.acme, typed), typed).rejects.toMatchObject({
        code: 'company/domain-invalid',
        message: 'This domain gives addresses to the public. Only a domain of your own can be proven.',
      })
    for (const typed of [
      '',
      'acme',
      '127.0.0.1',
      '[::1]',
      'a..b',
      '-a.test',
      'acme.test/x',
      'acme.test:53',
      'a b.test',
      '_x.acme.test',
    ])
      await expect(useCases().accounts.addEmailDomain(here.acme, typed), typed).rejects.toMatchObject({
        code: 'company/domain-invalid',
        message: 'Enter the part behind the @ of your addresses, such as example.com',
      })
    await useCases().accounts.addEmailDomain(here.acme, `bücher${here.count}.example`)
    expect((await listOf(here.acme)).map(({ domain }) => domain)).toContain(
      `xn--bcher${here.count}-kva.example`.replace(/^xn--.*$/, new URL(`http://bücher${here.count}.example`).hostname),
    )
  })

  it('belongs to one company: another is refused, at the latest when both prove it', async () => {
    const rival = await founded(`omar${here.count}@rival.test`)
    await useCases().accounts.addEmailDomain(rival, own())
    await proven(here.acme, own())
    await expect(
      useCases().accounts.addEmailDomain(await founded(`olga${here.count}@other.test`), own()),
    ).rejects.toMatchObject(taken)
    await expect(useCases().accounts.proveDomainByRecord(rival, own())).rejects.toMatchObject(taken)
    await expect(useCases().accounts.mailDomainCode(rival, own(), 'admin')).rejects.toMatchObject(taken)
    // Both looked at the same moment: what the second wrote is taken back by the process that reserves.
    await here.platform.commands.handle(
      companyDecider,
      rival.companyId,
      { type: 'ProveEmailDomain', data: { domain: own(), proof: { by: 'dns' } } },
      here.platform.context(rival),
    )
    await vi.waitUntil(async () => (await listOf(rival)).length === 0, 20_000)
    expect(await holder(own())).toMatchObject({ status: 'held', companyId: here.acme.companyId })
  })

  it('is free for others once it is removed, and stays with a company that proves it anew', async () => {
    await proven(here.acme, own())
    await useCases().accounts.removeEmailDomain(here.acme, own())
    await vi.waitUntil(async () => (await holder(own())).status === 'free', 20_000)
    for (const act of [useCases().accounts.proveDomainByRecord, useCases().accounts.removeEmailDomain])
      await (act === useCases().accounts.removeEmailDomain
        ? act(here.acme, own())
        : expect(act(here.acme, own())).rejects.toMatchObject(notHere))
    const rival = await founded(`omar${here.count}@rival.test`)
    await proven(rival, own())
    expect(await holder(own())).toMatchObject({ companyId: rival.companyId })
    const events = await here.platform.engines.store.read(streamName(SYSTEM, 'domain', own()))
    expect(events.map(({ type }) => type)).toEqual([
      'EmailDomainReserved',
      'EmailDomainReleased',
      'EmailDomainReserved',
    ])
  })

  it('takes an administrator with every permission, as all of single sign-on does', async () => {
    const holder = { ...here.acme, role: randomUUID(), creator: false }
    await useCases().accounts.addEmailDomain(here.acme, own())
    const acts: Promise<unknown>[] = [
      useCases().accounts.addEmailDomain(holder, own()),
      useCases().accounts.proveDomainByRecord(holder, own()),
      useCases().accounts.mailDomainCode(holder, own(), 'admin'),
      useCases().accounts.proveDomainByCode(holder, own(), '12345678'),
      useCases().accounts.removeEmailDomain(holder, own()),
    ]
    for (const act of acts) await expect(act).rejects.toMatchObject({ code: 'auth/forbidden' })
    await expect(useCases().accounts.emailDomains({ ...holder, permissions: ['jobs.read'] })).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    expect([
      await useCases().accounts.mayChangeSignOn(here.acme),
      await useCases().accounts.mayChangeSignOn(holder),
    ]).toEqual([true, false])
  })
})

describe('a provider vouches for addresses', () => {
  beforeEach(() => configured(here.acme))
  const refused = (domain: string) => ({
    code: 'identity/refused',
    message: `Your company has not proven that ${domain} is its own email domain. Ask an administrator to invite you.`,
  })

  it('of the domains its company has proven, exactly', async () => {
    expect((await signedIn(sso(here.acme), 'mia')).holder.user.email).toBe(people.mia!.email)
    for (const domain of ['gmail.com', `mail.acme${here.count}.test`, `acme${here.count}.test.evil.example`, own()]) {
      people.stranger = { email: `stranger@${domain}`, email_verified: true, name: 'Stranger' }
      await expect(signIn(sso(here.acme), 'stranger'), domain).rejects.toMatchObject(refused(domain))
    }
    await useCases().accounts.addEmailDomain(here.acme, own())
    await expect(signIn(sso(here.acme), 'stranger'), 'a domain in the list').rejects.toMatchObject(refused(own()))
  })

  it('no longer once the domain is removed: accounts there are stay', async () => {
    const mia = await signedIn(sso(here.acme), 'mia')
    await useCases().accounts.removeEmailDomain(here.acme, `acme${here.count}.test`)
    expect((await signedIn(sso(here.acme), 'mia')).account).toEqual(mia.account)
    people.noor = { email: `noor${here.count}@acme${here.count}.test`, email_verified: true, name: 'Noor' }
    await expect(signIn(sso(here.acme), 'noor')).rejects.toMatchObject(refused(`acme${here.count}.test`))
  })
})

describe('each change of how a company signs in', () => {
  it('is mailed to every administrator, and to no one else', async () => {
    await configured(here.acme)
    const [mia, hers] = [await signedIn(sso(here.acme), 'mia'), people.mia!.email!]
    await useCases().team.assignRole(here.acme, {
      userIds: [mia.account.userId],
      roleId: 'admin',
      commandId: randomUUID(),
    })
    people.sam = { email: `sam${here.count}@acme${here.count}.test`, email_verified: true, name: 'Sam' }
    await signedIn(sso(here.acme), 'sam')
    const about = async (to: string) =>
      (await useCases().accounts.outboxAt(to))
        .filter(({ subject }) => subject === `Single sign-on of Acme ${here.count} was changed`)
        .map(({ text }) => text)
    await useCases().accounts.addEmailDomain(here.acme, own())
    await useCases().accounts.removeEmailDomain(here.acme, own())
    await configured(here.acme, { signUp: false })
    await useCases().accounts.disableSingleSignOn(here.acme)
    await vi.waitUntil(async () => (await about(hers)).length === 4, 20_000)
    const texts = (await about(hers)).join()
    for (const part of [
      `Rita Moreno added ${own()} to the email domains`,
      `Rita Moreno removed ${own()} from`,
      `set the identity provider of Acme ${here.count} to ${here.provider.issuer}`,
      `switched single sign-on of Acme ${here.count} off`,
      '/admin/settings?tab=single-sign-on',
    ])
      expect(texts).toContain(part)
    // The creator heard of what came before, too: the domain that was proven, and the first provider.
    await vi.waitUntil(async () => (await about(people.rita!.email!)).length === 7, 20_000)
    expect((await about(people.rita!.email!)).join()).toContain(
      `Rita Moreno proved that acme${here.count}.test is an email domain`,
    )
    expect(await about(people.sam.email!)).toEqual([])
  })
})

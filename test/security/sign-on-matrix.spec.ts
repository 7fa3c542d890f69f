import { describe, expect, it } from 'vitest'
import { permissions } from '#contracts/kernel/permissions.ts'
import { companyDecider } from '#domain/company/decider.ts'
import { nobody, type Who } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const here = useInside()
const tab = '/admin/settings?tab=single-sign-on'
/** What the page takes. The provider does not answer, so a holder who may configure is refused by that. */
const forms: Record<string, Record<string, string>> = {
  configure: {
    intent: 'configure',
    issuer: 'https://127.0.0.1:9',
    clientId: 'evil',
    clientSecret: 'hush',
    signUp: 'on',
    passwords: 'on',
  },
  disable: { intent: 'disable' },
  'add a domain': { intent: 'add-domain', domain: 'gmail.com' },
  'look a domain up': { intent: 'look-up-domain', domain: 'missing.test' },
  'mail a code': { intent: 'mail-admin', domain: 'missing.test' },
  'enter a code': { intent: 'enter-domain-code', domain: 'missing.test', code: '12345678' },
  'remove a domain': { intent: 'remove-domain', domain: 'missing.test' },
}

/** Everyone who could come: the name, who it is, and whether they may change how the company signs in. */
async function holders(): Promise<[string, Who, boolean][]> {
  const { onPlan, role, colleague, group } = colleaguesOf(here.platform, here.acme)
  await onPlan('performance')
  const settings = await role('Settings', 'company.settings')
  const everything = await role('Everything', ...permissions)
  const grouped = await colleague('Gro Up', 'review')
  await group('Settings', grouped.userId)
  return [
    ['a stranger', nobody, false],
    ['a viewer', here.acme.review, false],
    ['an editor', here.acme.edit, false],
    ['a member of a group', grouped, false],
    ['a role with company.settings alone', await colleague('Set Tings', settings), false],
    ['a role with every permission', await colleague('Eve Rything', everything), false],
    ['an API key', here.acme.key, false],
    ['an administrator', await colleague('Ada Min', 'admin'), true],
    ['the creator', here.acme.admin, true],
  ]
}

describe('who changes how a company signs in', () => {
  it('is its creator or an administrator: every form of the page, by everyone', async () => {
    const { admin } = colleaguesOf(here.platform, here.acme)
    const data = {
      issuer: 'https://login.acme.test',
      clientId: 'hirelog',
      clientSecret: 'hush',
      signUp: true,
      passwords: true,
    }
    const isOn = async () => (await here.platform.useCases.accounts.singleSignOn(admin))?.issuer ?? null
    for (const [who, holder, may] of await holders())
      for (const [what, form] of Object.entries(forms)) {
        await here.platform.commands.handle(
          companyDecider,
          here.acme.companyId,
          { type: 'ConfigureSingleSignOn', data },
          here.platform.context(admin),
        )
        const { status, headers } = await here.post(holder, tab, { form })
        const refused =
          status === 401 || status === 403 || (status === 302 && String(headers.location).startsWith('/login'))
        expect(refused, `${who}: ${what} (${status})`).toBe(!may)
        expect(await isOn(), `${who}: ${what}`).toBe(may && what === 'disable' ? null : data.issuer)
      }
  })

  it('is said on the page to those who may only look', async () => {
    const { role, colleague } = colleaguesOf(here.platform, here.acme)
    const looker = await colleague('Loo Ker', await role('Looks', 'company.settings'))
    const { status, text } = await here.get(looker, tab)
    expect([
      status,
      text.includes('Only an administrator with every permission can change single sign-on'),
      text.includes('name="issuer"'),
    ]).toEqual([200, true, false])
    const whole = await here.get(here.acme.admin, tab)
    expect([
      whole.text.includes('Only an administrator with every permission'),
      whole.text.includes('name="issuer"'),
    ]).toEqual([false, true])
  })
})

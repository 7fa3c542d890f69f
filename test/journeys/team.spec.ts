import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messagesTo, password, signIn } from '#test/support/account.ts'
import { awake, expectClean, phone, useBrowser, type WatchedPage } from '#test/support/browser.ts'
import { useCompanies } from '#test/support/companies.ts'

const browser = useBrowser()
const world = useCompanies(8)
const at = (path: string) => `${world.server.url}${path}`
const users = '/admin/settings?tab=users'
const region = (page: WatchedPage) => page.getByRole('region', { name: 'Users' })
const row = (page: WatchedPage, name: string | RegExp) => region(page).getByRole('row', { name })

async function invite(page: WatchedPage, ...emails: string[]) {
  await page.getByLabel('Email addresses').fill(emails.join(', '))
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await page.getByRole('list', { name: 'What came of the invitations' }).waitFor()
}
/** The link in the message to this address. */
const linkFor = (page: WatchedPage, email: string) =>
  vi.waitFor(async () => {
    const [newest] = await messagesTo(page, world.server.url, email)
    const link = /http\S+\/join\?code=[A-Za-z0-9._%-]+/.exec(newest ?? '')?.[0]
    if (!link) throw new Error('no message yet')
    return link
  }, 20_000)
async function join(link: string, name: string) {
  const page = await browser.open()
  await page.goto(link)
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  return page
}

/** Addresses of their own for each try: one that is taken stays taken. */
let host: string
beforeEach(() => void (host = `team-${randomUUID()}.test`))

describe('the team', () => {
  it('invites until the plan is full, and one who leaves makes room and is out at once', async () => {
    const rita = await browser.open()
    await world.arrive(rita)
    await rita.goto(at('/admin/settings?page=Users'))
    await rita.getByText('1 of 2 seats in use').waitFor()
    await invite(rita, `sam@${host}`, `kim@${host}`)
    const limit = rita.getByRole('dialog', { name: 'You have reached your plan’s seat limit' })
    await limit.getByRole('link', { name: 'See plans' }).waitFor()
    await expectClean(rita)
    await limit.getByRole('button', { name: 'Close' }).click()
    await rita.getByText('Your plan allows 2 users, and all seats are in use.').waitFor()
    await row(rita, new RegExp(`sam@${host}`))
      .getByText('Pending')
      .waitFor()
    await rita.getByText('2 of 2 seats in use').waitFor()
    await expectClean(rita)

    const link = await linkFor(rita, `sam@${host}`)
    const sam = await join(link, 'Sam Okoye')
    await sam.goto(link)
    await sam.waitForURL('**/admin/overview')
    const late = await browser.open()
    await late.goto(link)
    await late.getByText('This invitation has been used already. Please sign in.').waitFor()

    await rita.goto(at(users))
    const [role, save] = [
      rita.getByLabel('Role of Sam Okoye', { exact: true }),
      rita.getByRole('button', { name: 'Save the role of Sam Okoye' }),
    ]
    const sent: string[] = []
    rita.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''))
    expect([await role.inputValue(), await save.isVisible()]).toEqual(['review', false])
    // The arrow keys open the list and pass every role on their way; choosing one does not give it yet.
    await role.press('ArrowUp')
    await rita.keyboard.press('ArrowUp')
    await rita.keyboard.press('ArrowUp')
    await rita.keyboard.press('Enter')
    await expect.poll(() => role.inputValue()).toBe('admin')
    expect(sent).toEqual([])
    await expectClean(rita)
    await save.press('Enter')
    await rita.getByText('The role of 1 user is changed.').waitFor()
    await save.waitFor({ state: 'hidden' })
    await role.and(rita.locator(':focus')).waitFor()
    expect(sent).toHaveLength(1)
    await sam.goto(at(users))
    await row(sam, /Rita/).getByText('Super admin').waitFor()
    expect(await sam.getByRole('button', { name: /^Remove (Rita|Sam)/ }).count()).toBe(0)

    await rita.getByRole('button', { name: 'Remove Sam Okoye' }).click()
    await rita.getByText('Are you sure you want to remove Sam Okoye?').waitFor()
    await rita.getByRole('button', { name: 'Yes' }).click()
    await rita.getByText('1 of 2 seats in use').waitFor()
    await sam.goto(at('/admin/jobs'))
    await sam.waitForURL('**/login**')
  })

  it('reads on, wherever they sign in, in the language they joined in', async () => {
    const rita = await browser.open()
    await world.arrive(rita)
    await rita.goto(at(`${users}&invite=1`))
    await invite(rita, `sam@${host}`)
    const sam = await browser.open({ ...phone, locale: 'he-IL' })
    await sam.goto(await linkFor(rita, `sam@${host}`))
    await sam.getByLabel('השם שלך').fill('Sam Okoye')
    await sam.getByLabel('סיסמה', { exact: true }).fill(password)
    await expectClean(sam)
    await sam.getByRole('button', { name: 'הצטרפות' }).click()
    await sam.getByRole('heading', { level: 1, name: 'סקירה' }).waitFor()

    const office = await browser.open()
    await office.goto(at('/login'))
    await signIn(office, { email: `sam@${host}` })
    await office.getByRole('heading', { level: 1, name: 'סקירה' }).waitFor()
  })

  it('is searched as one types, and says so when no one is found; groups have members', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at(`${users}&invite=1`))
    await invite(page, `noor@${host}`)
    await page.getByLabel('Search users and groups').fill('NOOR@')
    await page.getByText('Rita Moreno').first().waitFor()
    await vi.waitFor(async () => expect(await region(page).getByRole('row').count()).toBe(2), 20_000)
    await page.getByLabel('Search users and groups').fill('nobody of ours')
    await page.getByText('User/Group does not exist').waitFor()

    await page.goto(at('/admin/settings?tab=groups'))
    await page.getByLabel('Name').fill('Hiring panel')
    await page.getByLabel('Default role').selectOption('edit-review')
    await page.getByLabel('Add a member').fill('noor')
    await page.getByRole('button', { name: `noor@${host}`, exact: false }).click()
    await expectClean(page)
    await page.getByRole('button', { name: 'Create group' }).click()
    await page.getByText('1 member · edit-review').waitFor()
    await page.goto(at(users))
    await row(page, /noor/).getByText('Hiring panel').waitFor()
  })

  it('keeps what was typed when it is refused, and gives the focus where work goes on', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at(`${users}&invite=1`))
    await invite(page, `noor@${host}`)
    expect(await page.getByRole('button', { name: 'Remove selected' }).count()).toBe(0)
    await page.getByLabel(`Select noor@${host}`).check()
    await page.getByRole('button', { name: 'Assign role' }).click()
    await page.getByText('Choose a role', { exact: true }).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Remove selected' }).click()
    await page.getByText(`Are you sure you want to remove noor@${host}?`).waitFor()
    await page.getByRole('link', { name: 'Cancel' }).press('Enter')
    await page.getByRole('button', { name: 'Remove selected' }).and(page.locator(':focus')).press('Enter')
    await page.getByText(`Are you sure you want to remove noor@${host}?`).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Remove selected' }).and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: `Revoke the invitation of noor@${host}` }).click()
    await page.getByText(`Are you sure you want to remove noor@${host}?`).waitFor()
    await expectClean(page)
    await page.getByRole('button', { name: 'Yes' }).click()
    await page.getByText('The invitation is withdrawn.').waitFor()
    await row(page, /noor/).waitFor({ state: 'detached' })
    await page.locator('main:focus').waitFor()
    await invite(page, `noor@${host}`)

    await page.goto(at('/admin/settings?tab=groups'))
    const name = page.getByLabel('Name', { exact: true })
    const members = page.getByRole('list', { name: 'Members' }).getByRole('listitem')
    await name.fill('Panel')
    await page.getByRole('button', { name: 'Create group' }).click()
    await page.getByRole('link', { name: 'Edit Panel' }).waitFor()
    await name.and(page.locator(':focus')).waitFor()
    await name.fill('panel')
    await page.getByLabel('Default role').selectOption('edit-review')
    await page.getByLabel('Add a member').fill('noor')
    // Takes noor, and sends nothing yet.
    await page.getByLabel('Add a member').press('Enter')
    await members.filter({ hasText: 'noor' }).waitFor()
    await page.getByRole('button', { name: 'Create group' }).click()
    await page.getByText('There is a group of this name already').waitFor()
    expect([
      await name.inputValue(),
      await page.getByLabel('Default role').inputValue(),
      await members.count(),
    ]).toEqual(['panel', 'edit', 1])
    await page.getByRole('link', { name: 'Edit Panel' }).click()
    await name.and(page.locator(':focus')).waitFor()
    expect([await name.inputValue(), await members.count()]).toEqual(['Panel', 0])
  })

  it('keeps what was chosen for a group that is refused without scripts too', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=groups'))
    await page.getByLabel('Default role').selectOption('edit-review')
    await page.getByLabel('Color').selectOption('Red')
    await page.getByRole('button', { name: 'Create group' }).click()
    await page.getByText('Give the group a name').waitFor()
    expect([await page.getByLabel('Default role').inputValue(), await page.getByLabel('Color').inputValue()]).toEqual([
      'edit',
      'red',
    ])
  })

  it('gives another role without scripts', async () => {
    const page = await browser.open({ javaScriptEnabled: false })
    await world.arrive(page)
    await page.goto(at(users))
    await invite(page, `noor@${host}`)
    const role = page.getByLabel(`Role of noor@${host}`, { exact: true })
    await role.selectOption('edit-review')
    await page.getByRole('button', { name: `Save the role of noor@${host}` }).click()
    await page.waitForLoadState()
    await page.goto(at(users))
    expect(await role.inputValue()).toBe('edit')
  })

  it('is shown whole again by the link in the sidebar, and the search with it', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at(`${users}&search=nobody`))
    await page.getByText('User/Group does not exist').waitFor()
    await awake(page)
    await page.locator('aside').getByRole('link', { name: 'Users', exact: true }).click()
    await row(page, /Rita/).waitFor()
    expect(await page.getByLabel('Search users and groups').inputValue()).toBe('')
  })

  it('says below the roles that a larger plan brings roles of your own', async () => {
    const page = await browser.open()
    await world.arrive(page)
    await page.goto(at('/admin/settings?tab=roles'))
    await page.getByRole('heading', { level: 2, name: 'Roles' }).waitFor()
    await page.getByText('Your own roles need a larger plan.').waitFor()
  })
})

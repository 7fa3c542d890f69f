import { afterAll, expect, it } from 'vitest'
import { userDecider } from '#domain/user/decider.ts'
import { contactsServer } from '../peers/contacts/server.ts'
import { foundCompany } from '../support/api.ts'
import { colleaguesOf } from '../support/colleagues.ts'
import { useInside } from '../support/inside.ts'

const theirs = await contactsServer()
const here = useInside({ CONTACTS_URL: theirs.url, CONTACTS_TOKEN: theirs.token })
afterAll(() => theirs.close())
const soon = { timeout: 10_000, interval: 20 }

it('an operator’s list of contacts has those who opened a company, tried again while it is away, and no others', async () => {
  await expect.poll(() => theirs.kept.size, soon).toBe(2)
  theirs.mood.failsNext = 1
  const company = await foundCompany(here.platform, 'third', 'Merlin')
  await expect.poll(() => theirs.kept.get(company.userId)?.company ?? null, soon).toBe('third')
  const { state } = await here.platform.commands.stateOf(userDecider, company, company.userId)
  if (state.status !== 'active') throw new Error('no such user')
  expect(theirs.kept.get(company.userId)).toEqual({
    ...{ name: state.name, email: state.email, company: 'third', language: 'en' },
    at: expect.any(String),
  })
  const { admin } = colleaguesOf(here.platform, company)
  const rename = { type: 'RenameUser', data: { name: 'Grace M. Hopper' } } as const
  await here.platform.commands.handle(userDecider, company.userId, rename, here.platform.context(admin))
  await expect.poll(() => theirs.kept.get(company.userId)?.name, soon).toBe('Grace M. Hopper')
  expect(theirs.kept.size).toBe(3)
})

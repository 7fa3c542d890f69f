import { afterAll, beforeEach, expect, it } from 'vitest'
import { contactsServer } from '#test/peers/contacts/server.ts'
import { postedContacts } from './posted.ts'

const theirs = await contactsServer()
afterAll(() => theirs.close())
beforeEach(() => theirs.kept.clear())
const contact = { name: 'Grace Hopper', email: 'grace@example.org', company: 'Kestrel', language: 'en' }
const at = '2026-11-27T10:00:00.000Z'
const service = postedContacts(theirs)

it('keeps one contact for an id, and forgets it', async () => {
  await service.push({ id: '1', at, contact })
  await service.push({ id: '1', at, contact: { ...contact, name: 'Grace' } })
  expect([...theirs.kept]).toEqual([['1', { ...contact, name: 'Grace', at }]])
  await service.push({ id: '1', at, contact: null })
  expect(theirs.kept.size).toBe(0)
})

it('tells what may work later from what never will', async () => {
  const push = (to: Partial<typeof theirs> = {}) => postedContacts({ ...theirs, ...to }).push({ id: '2', at, contact })
  for (const status of [503, 429]) {
    Object.assign(theirs.mood, { failsNext: 1, status })
    await expect(push()).rejects.toMatchObject({ code: 'outside/unavailable', retryAfterS: 2 })
  }
  await expect(push({ url: 'http://127.0.0.1:1/' })).rejects.toMatchObject({
    code: 'outside/unavailable',
    message: 'The service for contacts does not answer',
  })
  const refused = { code: 'outside/refused', message: 'The service for contacts does not take this' }
  await expect(push({ token: 'wrong' })).rejects.toMatchObject(refused)
  await expect(push({ url: `${theirs.base}/elsewhere` })).rejects.toMatchObject(refused)
})

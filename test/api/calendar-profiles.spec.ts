import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { readEnv } from '#infra/env.ts'
import { calendarHandlers } from '#services/http/api/handlers/calendars.ts'
import { ownData } from '#services/http/api/user-wire.ts'
import { openPlatform } from '#services/platform.ts'
import { startCalDav } from '#test/peers/caldav/server.ts'
import { emptyFolder } from '#test/support/data-folder.ts'
import { seeding } from '#test/support/seed.ts'

// A server in use asks no address of this machine: the calls are made where the peer may be asked.
const peer = await startCalDav()
peer.add('personal', { name: 'Personal' })
const platform = await openPlatform(readEnv({ DATA_DIR: emptyFolder() }))
afterAll(async () => {
  await platform.close()
  await peer.close()
})

it('calls that name a provider answer for connected calendar accounts too (LIVE-021, LIVE-023)', async () => {
  const { asker } = await seeding(platform).person()
  const call = (more: object = {}) => ({ asker, commandId: randomUUID(), ...more }) as never
  const bodyOf = <Body>(answer: { body: Body } | { file: unknown }) => {
    if (!('body' in answer)) throw new Error('A file was answered')
    return answer.body
  }
  const profiles = async () => bodyOf(await calendarHandlers.calendarUserInfo(platform, call())).profiles
  const listed = async () => bodyOf(await calendarHandlers.userCalendars(platform, call())).calendars
  const body = { name: 'Work', address: peer.url, ...peer.account }
  const connect = async () => {
    const done = await calendarHandlers.connectCalendarAccount(platform, call({ body }))
    await platform.caughtUp(done.token!)
    return bodyOf(done).calendar_id
  }
  const profile_id = await connect()
  const profile = { profile_id, provider_name: 'caldav', profile_name: 'Work', profile_connected: true }
  expect(await profiles()).toEqual([profile])
  expect((await ownData(platform, asker))?.calendar, 'of the user (AUTH-017)').toEqual({
    linked: true,
    provider: 'caldav',
  })
  const target = `${peer.home}personal/`
  expect((await listed())[1]).toMatchObject({
    ...{ provider_name: 'caldav', username: 'ben', target, calendar_url: null, failure: null },
    calendars: [{ url: target, name: 'Personal', writable: true }],
  })
  await calendarHandlers.chooseCalendarTarget(platform, call({ params: { id: profile_id }, body: { target: null } }))
  expect((await listed())[1]).toMatchObject({ target: null })

  await calendarHandlers.revokeCalendarProfile(platform, call({ query: { profile_id } }))
  expect(await profiles()).toEqual([])
  await expect(calendarHandlers.revokeCalendarProfile(platform, call({ query: { profile_id } }))).rejects.toMatchObject(
    { code: 'calendar/not-found' },
  )
  await connect()
  await calendarHandlers.revokeCalendarAuthorization(platform, call())
  expect(await profiles()).toEqual([])
})

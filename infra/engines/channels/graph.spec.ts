import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startGraph } from '#test/peers/graph/server.ts'
import { graphChannels } from './graph.ts'
import { checkChannels, openChannels } from './open.ts'

const theirs = await startGraph()
afterAll(() => theirs.close())
const [acme, rival] = ['a company', 'another company']
const settings = {
  tenantId: theirs.client.tenantId,
  clientId: theirs.client.id,
  clientSecret: theirs.client.secret,
  teams: [
    { companyId: acme, teamId: 'a/team' },
    { companyId: rival, teamId: 'gone' },
  ],
  loginUrl: theirs.url,
  graphUrl: theirs.url,
}
const channels = ['General', 'Hiring', 'Design'].map((displayName, at) => ({
  id: `19:${at}@thread.tacv2`,
  displayName,
}))
beforeEach(() => {
  theirs.teams.clear()
  theirs.teams.set('a/team', channels)
  theirs.endTokens()
  Object.assign(theirs.mood, { isAway: false, limitsNext: 0, nextLink: null, mayRead: true })
})
const refused = {
  code: 'outside/refused',
  message: 'Microsoft Teams does not let this installation read the channels',
}

describe('channels of Microsoft Teams by Graph', () => {
  it('are read over all pages, of the teams named for the company, with one token for its time', async () => {
    let now = 0
    const list = graphChannels(settings, () => now)
    theirs.asked.length = 0
    expect(await list.of(acme)).toEqual(channels)
    expect(await list.of('a company without a team')).toEqual([])
    expect(await list.of(acme)).toEqual(channels)
    const tokens = () => theirs.asked.filter((each) => each.startsWith('POST')).length
    expect([tokens(), theirs.asked.length]).toEqual([1, 5])
    now = 3_600_000
    await list.of(acme)
    expect(tokens()).toBe(2)
    // It ended earlier than was said.
    theirs.endTokens()
    expect(await list.of(acme)).toEqual(channels)
  })

  it('say whether another try may help', async () => {
    const list = graphChannels(settings)
    const unavailable = {
      code: 'outside/unavailable',
      message: 'Microsoft Teams does not answer. Please try again.',
    }
    theirs.mood.limitsNext = 1
    await expect(list.of(acme)).rejects.toMatchObject({ ...unavailable, retryAfterS: 7 })
    theirs.mood.isAway = true
    await expect(list.of(acme)).rejects.toMatchObject(unavailable)
    theirs.mood.isAway = false
    await expect(list.of(rival)).rejects.toMatchObject(refused)
    theirs.mood.mayRead = false
    await expect(list.of(acme)).rejects.toMatchObject(refused)
    const stranger = graphChannels({ ...settings, clientSecret: 'wrong' })
    await expect(stranger.of(acme)).rejects.toMatchObject(refused)
  })

  it('end after twenty pages, and take no token to another address', async () => {
    const list = graphChannels(settings)
    theirs.mood.nextLink = `${theirs.url}/v1.0/teams/a%2Fteam/channels`
    expect(await list.of(acme)).toHaveLength(40)
    for (const elsewhere of ['https://evil.example/v1.0', 'no address']) {
      theirs.mood.nextLink = elsewhere
      await expect(list.of(acme)).rejects.toMatchObject(refused)
    }
  })

  it('are off unless everything is set', async () => {
    expect(await openChannels({})).toBeNull()
    expect(() => checkChannels({})).not.toThrow()
    expect(() => checkChannels({ GRAPH_CLIENT_ID: 'x' })).toThrow('GRAPH_TENANT_ID')
  })
})

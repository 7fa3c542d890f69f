import { describe, expect, it } from 'vitest'
import type { WebhookCommand } from '#contracts/webhook/commands.ts'
import type { WebhookEvent } from '#contracts/webhook/events.ts'
import { contextOf, editor, rita } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { webhookDecider } from './decider.ts'
import { evolve, initialState, isWebhook } from './webhook.ts'

const webhookId = '77777777-7777-4777-8777-777777777777'
const of = { webhookId, host: 'crm.example' }
const secret = 'whsec_MDEyMzQ1Njc4OTAxMjM0NTY3ODkwMTIz'
const given = specify(webhookDecider, contextOf(editor))
const chosen = { webhookId, kind: 'webhook' as const, url: 'https://crm.example/in', ownerId: rita, secret }
const added: WebhookEvent = {
  type: 'WebhookAdded',
  data: { ...chosen, host: 'crm.example', types: ['candidate.moved'] },
}
const add = (url: string): WebhookCommand => ({
  type: 'AddWebhook',
  data: { ...chosen, url, types: ['candidate.moved'] },
})
const pause: WebhookCommand = { type: 'PauseWebhook', data: { webhookId, reason: 'person' } }
const paused: WebhookEvent = { type: 'WebhookPaused', data: { ...of, reason: 'person' } }
const resume = (after?: 'plan'): WebhookCommand => ({
  type: 'ResumeWebhook',
  data: { webhookId, ...(after && { after }) },
})

describe('a webhook', () => {
  it('is added once, with a full address', () => {
    given().when(add(' https://crm.example/in ')).then(added)
    given(added).when(add('https://crm.example/in')).thenRejects('webhook/exists', 'There is this webhook already')
    for (const wrong of [
      '',
      'crm.example',
      'ftp://crm.example',
      'https://a:b@crm.example',
      `https://x/${'y'.repeat(2000)}`,
    ])
      given().when(add(wrong)).thenRejects('webhook/invalid')
  })

  it('is a channel with a name and jobs, each once; what is left empty is left out', () => {
    const channel = { ...chosen, kind: 'teams' as const, types: [] }
    const [a, b] = ['11111111-1111-4111-8111-11111111111a', '11111111-1111-4111-8111-11111111111b']
    const was: WebhookEvent = {
      type: 'WebhookAdded',
      data: { ...channel, host: 'crm.example', name: '#hiring', jobIds: [a, b] },
    }
    given()
      .when({ type: 'AddWebhook', data: { ...channel, name: ' #hiring ', jobIds: [b, a, b] } })
      .then(was)
    const change = (name: string, jobIds: string[]): WebhookCommand => ({
      type: 'ChangeWebhook',
      data: { webhookId, url: chosen.url, types: [], name, jobIds },
    })
    given(was)
      .when(change('#hiring', [b, a]))
      .thenNothing()
    const changed: WebhookEvent = {
      type: 'WebhookChanged',
      data: { webhookId, host: 'crm.example', url: chosen.url, types: [], name: 'News' },
    }
    given(was).when(change('News', [])).then(changed)
    given(was, changed).when(change('News', [])).thenNothing()
  })

  it('is paused, works again, is switched off and removed', () => {
    given(added).when(pause).then(paused)
    given(added, paused).when(pause).thenNothing()
    given(added, paused).when(resume('plan')).thenNothing()
    given(added, paused).when(resume()).then({ type: 'WebhookResumed', data: of })
    const off: WebhookEvent = { type: 'WebhookSwitchedOff', data: { ...of, reason: 'gone' } }
    given(added)
      .when({ type: 'SwitchOffWebhook', data: { webhookId, reason: 'gone' } })
      .then(off)
    given(added, off)
      .when({ type: 'SwitchOffWebhook', data: { webhookId, reason: 'failing' } })
      .thenNothing()
    const remove: WebhookCommand = { type: 'RemoveWebhook', data: { webhookId } }
    const removed: WebhookEvent = { type: 'WebhookRemoved', data: of }
    given(added).when(remove).then(removed)
    given(added, removed).when(remove).thenNothing()
    given(added, removed).when(pause).thenRejects('webhook/not-found')
  })

  it('keeps the secret before for a day', () => {
    const next = `${secret}NDU2`
    const rotated: WebhookEvent = {
      type: 'WebhookSecretRotated',
      data: { webhookId, secret: next, previousUntil: '2026-03-03T12:00:00.000Z' },
    }
    given(added)
      .when({ type: 'RotateWebhookSecret', data: { webhookId, secret: next } })
      .then(rotated)
    const state = [added, rotated].reduce(evolve, initialState())
    expect(isWebhook(state) && [state.secret, state.previous?.secret]).toEqual([next, secret])
  })

  it('keeps of each day that is deleted how many there were, once', () => {
    const counts = { day: '2026-01-30', delivered: 312, failed: 3, leftOut: 1, waiting: 0 }
    const count = (more: object = {}): WebhookCommand => ({
      ...{ type: 'CountWebhookDay', data: { webhookId, ...counts, ...more } },
    })
    const counted: WebhookEvent = { type: 'WebhookDayCounted', data: { ...of, ...counts } }
    given(added).when(count()).then(counted)
    given(added)
      .when(count({ delivered: 0, failed: 0, leftOut: 0 }))
      .thenNothing()
    for (const day of ['2026-01-30', '2026-01-29']) given(added, counted).when(count({ day })).thenNothing()
    // Also of one that was removed in the meantime.
    const removed: WebhookEvent = { type: 'WebhookRemoved', data: of }
    given(added, removed).when(count()).then(counted)
    given(added, counted, removed).when(count()).thenNothing()
    given(added, removed, counted).when(count()).thenNothing()
    given().when(count()).thenRejects('webhook/not-found')
  })

  it('replays what the log still knows', () => {
    const replay = (since: string): WebhookCommand => ({ type: 'ReplayWebhook', data: { webhookId, since } })
    given(added)
      .when(replay('2026-01-01T00:00:00.000Z'))
      .thenRejects('webhook/invalid', 'Deliveries are kept for 30 days')
    const since = '2026-03-01T00:00:00.000Z'
    given(added)
      .when(replay(since))
      .then({ type: 'WebhookReplayAsked', data: { ...of, since } })
  })
})

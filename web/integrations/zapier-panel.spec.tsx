import { createRemixStub } from '@remix-run/testing'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Listed } from '#contracts/views/integrations.ts'
import { speakFrom } from '../i18n/languages.ts'
import { serverTexts } from '../i18n/texts.server.ts'
import { ZapierPanel } from './zapier-panel.tsx'
import type { ShownSubscription } from './zapier.server.ts'

speakFrom(serverTexts)
/** The router tells developers that effects do not run on a server. */
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const at = '2026-11-27T09:00:00.000Z'
const subscription = (changes: Partial<ShownSubscription>): ShownSubscription => ({
  ...{ webhookId: 'w1', event: 'candidate.hired', status: 'active', reason: null },
  ...{ statusAt: at, createdAt: at, workedAt: null, failedAt: null },
  ...changes,
})
function drawn(subscriptions: ShownSubscription[], waits: Listed['waits'] = null) {
  const zapier = { key: 'acme.zapier.secret', address: 'https://hire.example.com/api/v2/zapier', subscriptions }
  const Stub = createRemixStub([{ path: '/', Component: () => <ZapierPanel {...{ zapier, waits }} /> }])
  return renderToStaticMarkup(<Stub />)
}

it('shows the key, and each Zap with when it last worked, last failed and why it gets nothing', () => {
  expect(drawn([])).toMatch(/acme\.zapier\.secret.*No Zap is switched on yet/s)
  const works = drawn([subscription({ workedAt: at })])
  expect(works).toMatch(
    /Candidate hired.*Active.*Since .*Last delivered .*<button[^>]*aria-label="End: Candidate hired"/s,
  )
  expect(works).not.toContain('Last failed')
  expect(drawn([subscription({ failedAt: at })])).toContain('Last failed')
  expect(drawn([subscription({ status: 'paused', reason: 'plan' })])).toContain('Events wait for up to 30 days')
  expect(drawn([subscription({ status: 'off', reason: 'gone' })])).toContain('Zapier answered that this Zap is gone')
  expect(drawn([subscription({ status: 'off', reason: 'failing' })])).toContain('It failed for five days')
})

it('offers to connect again only when its colleague has left', () => {
  expect(drawn([], { for: 'owner' })).toContain('Connect with my rights')
  expect(drawn([])).not.toContain('Connect with my rights')
})

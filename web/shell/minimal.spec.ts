import { describe, expect, it } from 'vitest'
import { isMinimal } from './minimal.ts'

const visit = (changes: Partial<Parameters<typeof isMinimal>[0]> = {}) => isMinimal({ minimized: null, cookie: null, userAgent: 'Mozilla/5.0 Chrome/140', destination: 'document', ...changes })
const teams = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Teams/1.5.00 Chrome/120 Safari/537.36'

describe('the minimal interface', () => {
  it('is for who asks for it in the address, for the rest of the visit', () => {
    expect(visit()).toBe(false)
    expect(visit({ minimized: '' })).toBe(true)
    expect(visit({ minimized: 'true' })).toBe(true)
    expect(visit({ cookie: 'hirelog=x; hirelog-minimized=1' })).toBe(true)
  })

  it('is for team-chat clients, unless the person asked for the whole', () => {
    expect(visit({ userAgent: teams })).toBe(true)
    expect(visit({ userAgent: 'Mozilla/5.0 Slack/4.36 Electron/28' })).toBe(true)
    expect(visit({ userAgent: 'Slackbot-LinkExpanding 1.0' })).toBe(false)
    expect(visit({ destination: 'iframe' })).toBe(true)
    expect(visit({ userAgent: teams, cookie: 'hirelog-minimized=0' })).toBe(false)
    expect(visit({ userAgent: teams, minimized: '0' })).toBe(false)
  })
})

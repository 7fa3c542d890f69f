import { describe, expect, it } from 'vitest'
import { isMinimal } from './minimal.ts'

const visit = (changes: Partial<Parameters<typeof isMinimal>[0]> = {}) =>
  isMinimal({
    minimized: false,
    decided: false,
    userAgent: 'Mozilla/5.0 Chrome/140',
    framed: false,
    ...changes,
  })
const teams = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Teams/1.5.00 Chrome/120 Safari/537.36'

describe('the minimal interface', () => {
  it('is for who asked for it', () => {
    expect(visit()).toBe(false)
    expect(visit({ minimized: true, decided: true })).toBe(true)
  })

  it('is for team-chat clients, unless the person asked for the whole', () => {
    expect(visit({ userAgent: teams })).toBe(true)
    expect(visit({ userAgent: 'Mozilla/5.0 Slack/4.36 Electron/28' })).toBe(true)
    expect(visit({ userAgent: 'Slackbot-LinkExpanding 1.0' })).toBe(false)
    expect(visit({ framed: true })).toBe(true)
    expect(visit({ userAgent: teams, decided: true })).toBe(false)
  })
})

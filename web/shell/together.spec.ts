import { describe, expect, it } from 'vitest'
import { teamPopup, type TogetherFacts } from './together.ts'

const now = '2026-06-15T12:00:00.000Z'
const alone: TogetherFacts = {
  now,
  asked: false,
  freePlan: true,
  mayInvite: true,
  emailVerified: true,
  socialSignIns: 0,
  signedUpAt: '2026-06-14T12:00:00.000Z',
  colleagues: 0,
}

describe('being asked for the team', () => {
  it('comes a day after signing up, on the free plan, to who may invite and is still alone', () => {
    expect(teamPopup(alone)).toBe('inviteTeam')
    expect(teamPopup({ ...alone, signedUpAt: '2026-06-14T12:00:00.001Z' })).toBeNull()
    expect(teamPopup({ ...alone, freePlan: false })).toBeNull()
    expect(teamPopup({ ...alone, mayInvite: false })).toBeNull()
    expect(teamPopup({ ...alone, colleagues: 1 })).toBeNull()
  })

  it('comes on the third social sign-in, on any plan, with a verified address', () => {
    const third = { ...alone, freePlan: false, socialSignIns: 3 }
    expect(teamPopup(third)).toBe('collaboration')
    expect(teamPopup({ ...third, emailVerified: false })).toBeNull()
    expect(teamPopup({ ...third, socialSignIns: 2 })).toBeNull()
    expect(teamPopup({ ...third, socialSignIns: 4 })).toBeNull()
  })

  it('comes once', () => {
    expect(teamPopup({ ...alone, asked: true })).toBeNull()
  })
})

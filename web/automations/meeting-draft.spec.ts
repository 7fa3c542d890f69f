import { describe, expect, it } from 'vitest'
import { aMeeting, thanksId } from '#test/fixtures/automation.ts'
import { rita } from '#test/fixtures/people.ts'
import { actionOf, draftOf, firstMeeting } from './meeting-draft.server.ts'

const slot = { start: '2026-03-02T12:00:00.000Z', end: '2026-03-02T14:00:00.000Z' }
/** As a program can send it: a longer time, and people in an order of its own. */
const sent = aMeeting({
  participants: [
    { type: 'optional', members: [{ user_id: thanksId, min: null }] },
    { type: 'required', members: [{ user_id: rita, min: null }] },
  ],
  availability: { slots: [slot] },
  advanced: { location: { description: '+1 555 0100' } },
})

describe('the form of an interview that an automation plans', () => {
  it('leaves what a program set up as it is while it changes nothing of it', () => {
    expect(actionOf(draftOf(sent), sent)).toBe(sent)
  })

  it('keeps how long a time is that was there before, and ends others after the interview', () => {
    const draft = { ...draftOf(sent), summary: 'Second call', starts: [slot.start, '2026-03-03T09:00:00.000Z'] }
    expect(actionOf(draft, sent)).toMatchObject({
      summary: 'Second call',
      availability: { slots: [slot, { start: '2026-03-03T09:00:00.000Z', end: '2026-03-03T09:30:00.000Z' }] },
    })
  })

  it('has the host take part, and no times where all free ones are offered', () => {
    const draft = {
      ...firstMeeting(rita),
      panel: [{ userId: rita, requirement: 'OPTIONAL' as const }],
      place: ' https://meet.example.org ',
    }
    expect(actionOf(draft, null)).toMatchObject({
      participants: [{ type: 'required', members: [{ user_id: rita, min: null }] }],
      availability: { slots: [] },
      conferencing: { host: rita, profile_id: 'https://meet.example.org' },
    })
  })
})

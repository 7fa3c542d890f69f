import { createRemixStub } from '@remix-run/testing'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { speakFrom } from '../../i18n/languages.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import type { LinkedAts } from './ats.server.ts'
import { ConnectAts, GoThere } from './connect.tsx'
import { AtsStanding } from './standing.tsx'

speakFrom(serverTexts)
/** The router tells developers that effects do not run on a server. */
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const at = '2026-11-27T09:00:00.000Z'
const linked = (changes: Partial<LinkedAts>): LinkedAts => ({
  ...{ linkId: 'l1', system: 'lever', systemName: 'Lever', ownerName: 'Rita Moreno', linkedAt: at },
  ...{ isPaused: false, waitsFor: null, failure: null, failedAt: null, sync: null, jobs: [], conflicts: [] },
  settings: { inviteByMail: false, conflict: 'theirs', remoteUserId: null },
  ...{ theirs: [], ours: [], users: [], refused: null, mapping: null, bench: null },
  ...changes,
})
function drawn(element: ReactElement) {
  const Stub = createRemixStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}
const standing = (changes: Partial<LinkedAts>) =>
  drawn(<AtsStanding of={linked(changes)} sync={linked(changes).sync} plan="performance" done={undefined} />)
const buttonsIn = (html: string) =>
  ['Sync now', 'Pause', 'Resume', 'Connect again', 'Disconnect'].filter((name) => html.includes(`>${name}</button>`))
const sync = { state: 'idle', done: 0, added: 0, moved: 0, leftOut: 0, leftOutBecause: null, finishedAt: null } as const

it('offers the sandbox as what it is, another system by its name, and neither without the plan', () => {
  const offer = { isIncluded: true, plan: 'performance', isSandbox: true, wanted: null, done: undefined } as const
  const sandbox = drawn(<ConnectAts {...offer} />)
  expect(sandbox).toMatch(/built-in practice system.*>Connect the sandbox<\/button>/s)
  const lever = drawn(<ConnectAts {...offer} isSandbox={false} wanted={{ system: 'lever', title: 'Lever' }} />)
  expect(lever).toMatch(/Connect Lever.*name="system" value="lever"/s)
  expect(lever).not.toContain('practice')
  const without = drawn(<ConnectAts {...offer} isIncluded={false} />)
  expect(without).toContain('See plans</button>')
  expect(without).not.toContain('type="submit"')
  expect(drawn(<GoThere to={null} />)).toContain('There is no page to allow the access on')
})

it('says how far it is and what the last run brought', () => {
  const brought = { added: 2, moved: 1, leftOut: 1, leftOutBecause: 'No address', finishedAt: at }
  const well = standing({ sync: { ...sync, ...brought } })
  expect(well).toMatch(/Connected.*Rita Moreno.*Added: 2. Moved: 1. Left out: 1.*No address/s)
  expect(buttonsIn(well)).toEqual(['Sync now', 'Pause', 'Connect again', 'Disconnect'])
  const running = standing({ sync: { ...sync, state: 'running', done: 40 } })
  expect(running).toMatch(/40 applicants so far.*role="progressbar"/s)
})

it.each([
  ['a failure', { failure: 'ats/unavailable', failedAt: at }, /Needs attention.*It does not answer. We try again/s],
  ['a refusal', { failure: 'ats/refused', failedAt: at }, /It refuses our calls. Connect it again/],
  ['another failure', { failure: 'auth/forbidden', failedAt: at }, /Something went wrong \(auth\/forbidden\)/],
  ['the plan', { waitsFor: 'plan' }, /Paused.*Waits for the Performance plan/s],
  ['its owner', { waitsFor: 'owner' }, /Needs attention.*The colleague who connected it has left/s],
] as const)('says what to do about %s', (_, changes, text) => {
  expect(standing(changes)).toMatch(text)
})

it('offers no more than helps while access was withdrawn, or a person paused it', () => {
  expect(buttonsIn(standing({ waitsFor: 'revoked' }))).toEqual(['Connect again', 'Disconnect'])
  expect(buttonsIn(standing({ waitsFor: 'paused', isPaused: true }))).toEqual(['Resume', 'Connect again', 'Disconnect'])
})

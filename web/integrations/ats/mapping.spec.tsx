import { createRemixStub } from '@remix-run/testing'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { speakFrom } from '../../i18n/languages.ts'
import { serverTexts } from '../../i18n/texts.server.ts'
import type { LinkedAts } from './ats.server.ts'
import { AtsConflicts } from './conflicts.tsx'
import { MapJob } from './mapping.tsx'
import { AtsRules } from './rules.tsx'
import { suggestedColumn } from './suggested-column.ts'

speakFrom(serverTexts)
/** The router tells developers that effects do not run on a server. */
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => void vi.restoreAllMocks())

const at = '2026-11-27T09:00:00.000Z'
const columns = [
  { id: 'default', title: 'Candidates' },
  { id: 'screen', title: 'Phone screen' },
  { id: 'hired', title: 'Hired' },
  { id: 'rejected', title: 'Rejected' },
]
const linked = (changes: Partial<LinkedAts> = {}): LinkedAts => ({
  ...{ linkId: 'l1', system: 'lever', systemName: 'Lever', ownerName: 'Rita Moreno', linkedAt: at },
  ...{ isPaused: false, waitsFor: null, failure: null, failedAt: null, sync: null, jobs: [], conflicts: [] },
  settings: { inviteByMail: false, conflict: 'theirs', remoteUserId: null },
  ...{ theirs: [{ id: 'e', name: 'Engineer', status: 'OPEN' }], ours: [{ value: 'j1', label: 'Night porter' }] },
  ...{ users: [], refused: null, mapping: null, bench: null },
  ...changes,
})
function drawn(element: ReactElement) {
  const Stub = createRemixStub([{ path: '/', Component: () => element }])
  return renderToStaticMarkup(<Stub />)
}

it('asks for the jobs first, and then which stage is which column', () => {
  const first = drawn(<MapJob of={linked()} done={undefined} />)
  expect(first).toMatch(/name="theirs"[^>]*value="e".*Engineer.*name="ours".*Night porter.*Next: stages/s)
  const job = { jobId: 'j1', title: 'Night porter', columns }
  const mapping = { job, theirs: [{ id: 'e', name: 'Engineer' }], isComplete: true, settings: null, others: [] }
  const stages = ['Applied', 'phone screen', 'Offer', 'Hired'].map((name, index) => ({
    id: `s${index}`,
    name,
    job: null,
  }))
  const picked = (html: string) =>
    [...html.matchAll(/name="stageId" value="(\w+)".*?<\/select>/gs)].map(([field, id]) => [
      id,
      /value="(\w*)" selected/.exec(field)?.[1] ?? '',
    ])
  const fresh = drawn(<MapJob of={linked({ mapping: { ...mapping, stages } })} done={undefined} />)
  expect(picked(fresh)).toEqual([
    ['s0', 'default'],
    ['s1', 'screen'],
    ['s2', ''],
    ['s3', 'hired'],
    ['rejected', 'rejected'],
  ])
  // One that is synchronised keeps what was chosen, nothing included.
  const settings = {
    direction: 'in' as const,
    stages: [{ stageId: 's2', columnId: 'hired' }],
    sendResult: false,
    sendComments: false,
  }
  const kept = drawn(<MapJob of={linked({ mapping: { ...mapping, settings, stages } })} done={undefined} />)
  expect(picked(kept).filter(([, column]) => column !== '')).toEqual([['s2', 'hired']])
  expect(kept).toMatch(/<option value="in" selected[^>]*>Only from Lever/)
  expect(kept).not.toMatch(/name="sendResult"[^>]*checked/)
  const lacking = { ...mapping, theirs: [], isComplete: false, stages: [] }
  expect(drawn(<MapJob of={linked({ mapping: lacking })} done={undefined} />)).toContain(
    'Choose 1 to 20 jobs of theirs',
  )
})

it('suggests no column that the board has not', () => {
  const applied = { id: 's', name: 'Applied', isFirst: true }
  expect(suggestedColumn(applied, columns)).toBe('default')
  expect(suggestedColumn({ ...applied, isFirst: false }, columns)).toBeNull()
  expect(suggestedColumn({ id: 'rejected', name: 'Abgelehnt', isFirst: false }, columns.slice(0, 2))).toBeNull()
})

it('lists where both sides disagreed, also about what is gone', () => {
  const conflict = {
    applicationId: 'a',
    candidateId: 'c',
    jobId: 'j1',
    kind: 'ours',
    at,
    name: 'Ines Ferreira',
  } as const
  const shown = drawn(
    <AtsConflicts
      of={linked({
        conflicts: [
          { ...conflict, there: { id: 's', name: 'Offer' }, here: { id: 'rejected', title: 'Rejected' } },
          { ...conflict, applicationId: 'b', kind: 'refused', name: null, there: null, here: { id: 'x', title: '' } },
        ],
      })}
    />,
  )
  expect(shown).toMatch(/Ines Ferreira.*Offer.*Rejected.*The move here counted/s)
  expect(shown).toMatch(/Deleted candidate.*In no stage.*Deleted column.*Lever refused the move/s)
  expect(drawn(<AtsConflicts of={linked()} />)).toContain('Both sides agreed so far')
})

it('keeps the user of theirs who was chosen, also one who is not among them any more', () => {
  const settings = { inviteByMail: true, conflict: 'ours' as const, remoteUserId: 'gone' }
  const rules = drawn(<AtsRules of={linked({ settings, users: [{ value: 'u', label: 'Ada' }] })} done={undefined} />)
  expect(rules).toMatch(/<option value="gone" selected/)
  expect(rules).toMatch(/<input[^>]*name="conflict"[^>]*checked[^>]*value="ours"|value="ours"[^>]*checked/)
  expect(drawn(<AtsRules of={linked({ settings })} done={undefined} />)).not.toContain('remoteUserId')
})

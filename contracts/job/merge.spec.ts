import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choice, journeyWith, aJob, anInterview } from '#test/fixtures/job.ts'
import { same } from '../kernel/same.ts'
import { differences } from './compare.ts'
import type { JobDraft } from './draft.ts'
import type { JourneyModule } from './journey.ts'
import { mergeDrafts, takeTheirs } from './merge.ts'
import { partAt } from './parts.ts'

const asking = (...titles: string[]) => titles.map((title) => choice(title, { title }))
const jobOf = (modules: JourneyModule[], changes: Partial<JobDraft['details']> = {}): JobDraft => ({
  ...aJob(changes),
  journey: journeyWith(...modules),
})
const idsOf = ({ journey }: JobDraft) => journey.modules.map(({ id }) => id)

describe('two people in one draft', () => {
  const base = jobOf(asking('a', 'b', 'c'))

  it('keeps what each changed, down to the field of one question', () => {
    const mine = jobOf([choice('a', { title: 'Mine' }), ...asking('b', 'c')], { location: 'Bonn' })
    const theirs = jobOf([choice('a', { title: 'a', description: 'Theirs' }), ...asking('b', 'c')], {
      brandName: 'Zed',
    })
    const { draft, overlaps } = mergeDrafts(base, mine, theirs)
    expect(overlaps).toEqual([])
    expect(draft.details).toMatchObject({ location: 'Bonn', brandName: 'Zed' })
    expect(partAt(draft, ['journey', 'modules', 'a'])).toMatchObject({ title: 'Mine', description: 'Theirs' })
  })

  it('adds what each added in its place, removes what one removed, and follows who moved', () => {
    const mine = jobOf(asking('a', 'new', 'b', 'c'))
    const theirs = jobOf(asking('c', 'a', 'their'))
    const { draft, overlaps } = mergeDrafts(base, mine, theirs)
    expect([idsOf(draft), overlaps]).toEqual([['info', 'c', 'a', 'new', 'their', 'thanks', 'reject'], []])
  })

  it('keeps mine where both changed the same field, and gives theirs when it is chosen', () => {
    const mine = jobOf(asking('a', 'b', 'c'), { jobTitle: 'Mine' })
    const theirs = jobOf(asking('a', 'b', 'c'), { jobTitle: 'Theirs' })
    const { draft, overlaps } = mergeDrafts(base, mine, theirs)
    expect(draft.details.jobTitle).toBe('Mine')
    expect(overlaps).toEqual([{ path: ['details', 'jobTitle'], theirs: 'Theirs' }])
    expect(takeTheirs(draft, overlaps[0]!)).toEqual(theirs)
  })

  it('asks about a question that one removed and the other changed', () => {
    const removed = jobOf(asking('a', 'c'))
    const changed = jobOf([...asking('a'), choice('b', { title: 'Changed' }), ...asking('c')])
    const kept = mergeDrafts(base, changed, removed)
    expect([idsOf(kept.draft).includes('b'), kept.overlaps.length]).toEqual([true, 1])
    expect(takeTheirs(kept.draft, kept.overlaps[0]!)).toEqual(removed)
    const gone = mergeDrafts(base, removed, changed)
    expect([idsOf(gone.draft).includes('b'), gone.overlaps.length]).toEqual([false, 1])
    expect(takeTheirs(gone.draft, gone.overlaps[0]!)).toEqual(changed)
  })

  it('leaves a row that is still empty where its owner is about to type', () => {
    const row = { metricId: 's2', name: '', weight: 1 as const }
    const mine = { ...base, scorecard: { ...base.scorecard, skills: [...base.scorecard.skills, row] } }
    const theirs = jobOf(asking('a', 'b', 'c'), { brandName: 'Zed' })
    expect(mergeDrafts(base, mine, theirs).draft.scorecard.skills).toContainEqual(row)
  })
})

const moduleOf = fc.record({ title: fc.constantFrom('x', 'y', 'z'), required: fc.boolean() })
const draftOf = fc
  .record({
    title: fc.constantFrom('One', 'Two', 'Three'),
    brand: fc.constantFrom('', 'Acme', 'Zed'),
    ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')),
    looks: fc.array(moduleOf, { minLength: 6, maxLength: 6 }),
  })
  .map(({ title, brand, ids, looks }) =>
    jobOf(
      ids.map((id, at) => choice(id, looks[at])),
      { jobTitle: title, brandName: brand },
    ),
  )

describe('any three drafts', () => {
  it('are merged to the other where one changed nothing', () => {
    fc.assert(
      fc.property(draftOf, draftOf, (base, one) => {
        expect(mergeDrafts(base, one, base)).toEqual({ draft: one, overlaps: [] })
        expect(mergeDrafts(base, base, one)).toEqual({ draft: one, overlaps: [] })
        expect(mergeDrafts(base, one, one)).toEqual({ draft: one, overlaps: [] })
      }),
    )
  })

  it('lose nothing that was added, and keep their first page and their endings in place', () => {
    fc.assert(
      fc.property(draftOf, draftOf, draftOf, (base, mine, theirs) => {
        const { draft } = mergeDrafts(base, mine, theirs)
        const [all, before] = [idsOf(draft), new Set(idsOf(base))]
        for (const id of [...idsOf(mine), ...idsOf(theirs)]) if (!before.has(id)) expect(all).toContain(id)
        expect(new Set(all).size).toBe(all.length)
        expect([all[0], ...all.slice(-2)]).toEqual(['info', 'thanks', 'reject'])
      }),
    )
  })

  it('come to the same whichever side is merged into, once the same choices are made', () => {
    fc.assert(
      fc.property(draftOf, draftOf, draftOf, (base, mine, theirs) => {
        const one = mergeDrafts(base, mine, theirs)
        const other = mergeDrafts(base, theirs, mine)
        expect(one.overlaps.length).toBe(other.overlaps.length)
        const chosen = one.overlaps.reduce(takeTheirs, one.draft)
        // Where both moved questions each keeps their own order, so that only what is there is compared.
        expect(byId(chosen)).toEqual(byId(other.draft))
      }),
    )
  })

  it('are unequal exactly where they differ', () => {
    fc.assert(
      fc.property(draftOf, draftOf, (one, other) => {
        expect(differences(one, other).length === 0).toBe(same(one, other))
      }),
    )
  })
})

const byId = (draft: JobDraft) => ({
  ...draft,
  journey: Object.fromEntries(draft.journey.modules.map((module) => [module.id, module])),
})

describe('what is different', () => {
  const of = (before: JourneyModule[], after: JourneyModule[]) =>
    differences(jobOf(before), jobOf(after)).map(({ kind, path }) => [kind, path.slice(2).join('.')])

  it.each([
    ['one that moved to the front moved, and no other', asking('a', 'b', 'c'), asking('c', 'a', 'b'), [['moved', 'c']]],
    [
      'added and removed',
      asking('a', 'b'),
      asking('b', 'n'),
      [
        ['added', 'n'],
        ['removed', 'a'],
      ],
    ],
    ['a title', asking('a'), [choice('a', { title: 'New' })], [['changed', 'a.title']]],
    [
      'an option',
      [choice('a')],
      [
        choice('a', {
          options: [
            { id: 'late', label: 'Late', correct: true },
            { id: 'n', label: 'Night', correct: false },
          ],
        }),
      ],
      [
        ['changed', 'a.options.late.correct'],
        ['added', 'a.options.n'],
        ['removed', 'a.options.early'],
      ],
    ],
    ['a question on camera', [anInterview('v')], [anInterview('v', [])], [['removed', 'v.questions.q1']]],
  ] as [string, JourneyModule[], JourneyModule[], string[][]][])('%s', (_, before, after, told) => {
    expect(of(before, after)).toEqual(told)
  })

  it('says nothing about what is empty in another way', () => {
    const { hiringManager: _, ...details } = aJob().details
    const filled = { ...details, hiringManager: { name: '', position: '' } }
    expect(differences({ ...aJob(), details }, { ...aJob(), details: filled })).toEqual([])
  })
})

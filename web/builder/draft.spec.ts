import { describe, expect, it } from 'vitest'
import { emptyDraft } from '#contracts/job/blank.ts'
import { standardRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import { structureProblems } from '#contracts/job/validation.ts'
import {
  addModule,
  addPoint,
  addSkill,
  duplicateModule,
  editModule,
  editPoint,
  editSkill,
  moveModule,
  removeModule,
  removePoint,
  removeSkill,
  restoreModule,
} from './draft.ts'

const ids = (draft: JobDraft) => draft.journey.modules.map((module) => module.id)
const with3 = ['a', 'b', 'c'].reduce((draft, id) => addModule(draft, 'YES_NO', id, standardRules), emptyDraft())
const times = (n: number, step: (draft: JobDraft, index: number) => JobDraft) =>
  Array.from({ length: n }).reduce<JobDraft>((draft, _, index) => step(draft, index), emptyDraft())

describe('adding modules', () => {
  it('puts them between the form page and the endings', () => {
    expect(ids(with3)).toEqual(['info', 'a', 'b', 'c', 'thanks', 'reject'])
  })

  it('puts one right behind the module that is open', () => {
    expect(ids(addModule(with3, 'WIDGET', 'd', standardRules, 'a'))).toEqual([
      'info',
      'a',
      'd',
      'b',
      'c',
      'thanks',
      'reject',
    ])
    expect(ids(addModule(with3, 'WIDGET', 'd', standardRules, 'thanks'))).toEqual([
      'info',
      'a',
      'b',
      'c',
      'd',
      'thanks',
      'reject',
    ])
  })

  it('ignores the eleventh', () => {
    const ten = times(10, (draft, index) => addModule(draft, 'YES_NO', `m${index}`, standardRules))
    expect(addModule(ten, 'YES_NO', 'eleventh', standardRules)).toBe(ten)
    expect(duplicateModule(ten, 'm0', 'copy', standardRules)).toBe(ten)
  })
})

describe('changing modules', () => {
  it('edits one and leaves the others', () => {
    const edited = editModule(with3, 'b', { title: 'Licence?' })
    expect(edited.journey.modules[2]).toMatchObject({ id: 'b', title: 'Licence?' })
    expect(edited.journey.modules[1]).toBe(with3.journey.modules[1])
  })

  it('moves among what was added and never past the form page or the endings', () => {
    expect(ids(moveModule(with3, 'c', 0))).toEqual(['info', 'c', 'a', 'b', 'thanks', 'reject'])
    expect(ids(moveModule(with3, 'a', 99))).toEqual(['info', 'b', 'c', 'a', 'thanks', 'reject'])
    expect(moveModule(with3, 'a', 0)).toBe(with3)
    expect(moveModule(with3, 'info', 2)).toBe(with3)
  })

  it('removes what was added and keeps the form page and the endings', () => {
    expect(ids(removeModule(with3, 'b'))).toEqual(['info', 'a', 'c', 'thanks', 'reject'])
    expect(ids(removeModule(removeModule(removeModule(with3, 'info'), 'thanks'), 'reject'))).toEqual(ids(with3))
  })

  it('brings a deleted one back to where it was', () => {
    const deleted = with3.journey.modules[2]!
    expect(restoreModule(removeModule(with3, 'b'), deleted, 1, standardRules)).toEqual(with3)
    expect(restoreModule(with3, deleted, 1, standardRules)).toBe(with3)
  })

  it('duplicates one right behind itself', () => {
    expect(ids(duplicateModule(with3, 'a', 'copy', standardRules))).toEqual([
      'info',
      'a',
      'copy',
      'b',
      'c',
      'thanks',
      'reject',
    ])
  })

  it('always leaves a journey that can be stored', () => {
    const steps = [
      addModule(with3, 'FREE_TEXT', 'x', standardRules),
      moveModule(with3, 'b', 5),
      removeModule(with3, 'a'),
      duplicateModule(with3, 'c', 'y', standardRules),
    ]
    for (const draft of steps) expect(structureProblems(draft.journey, standardRules)).toEqual([])
  })
})

describe('skills and benefits', () => {
  it('takes fifteen skills, the new one Important', () => {
    const full = times(15, (draft, index) => addSkill(draft, `s${index}`))
    expect(full.scorecard.skills[0]).toEqual({ metricId: 's0', name: '', weight: 1 })
    expect(addSkill(full, 'one-more')).toBe(full)
  })

  it('edits and removes one skill', () => {
    const two = times(2, (draft, index) => addSkill(draft, `s${index}`))
    expect(editSkill(two, 's1', { name: 'Go', weight: 2 }).scorecard.skills).toEqual([
      two.scorecard.skills[0],
      { metricId: 's1', name: 'Go', weight: 2 },
    ])
    expect(removeSkill(two, 's0').scorecard.skills).toEqual([two.scorecard.skills[1]])
  })

  it('takes four benefits', () => {
    const four = times(4, (draft, index) => addPoint(draft, 'benefits', `b${index}`))
    expect(addPoint(four, 'benefits', 'b4')).toBe(four)
    expect(editPoint(four, 'benefits', 'b1', 'Train pass').details.benefits[1]).toEqual({
      id: 'b1',
      title: 'Train pass',
    })
    expect(removePoint(four, 'benefits', 'b1').details.benefits.map(({ id }) => id)).toEqual(['b0', 'b2', 'b3'])
  })
})

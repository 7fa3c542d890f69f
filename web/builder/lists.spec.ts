import { describe, expect, it } from 'vitest'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { addOption, moveItem, moveQuestion, removeOption, toggleCorrect } from './lists.ts'
import { newModule } from './new-module.ts'

const single = newModule('SINGLE_CHOICE', 'm') as ModuleOf<'SINGLE_CHOICE'>
const multiple = newModule('MULTIPLE_CHOICE', 'm') as ModuleOf<'MULTIPLE_CHOICE'>
const six = {
  ...multiple,
  maxSelected: 6,
  options: Array.from({ length: 6 }, (_, index) => ({ id: `o${index}`, label: `${index}`, correct: false })),
}

describe('the options of a choice', () => {
  it('are two to six', () => {
    expect(addOption(single, 'o3').options).toHaveLength(3)
    expect(addOption(six, 'o7')).toEqual({})
    expect(removeOption(single, 'o1')).toEqual({})
  })

  it('take the most that can be selected down with them', () => {
    expect(removeOption(six, 'o0')).toMatchObject({ maxSelected: 5 })
  })

  it('have one right answer in a single choice and several in a multiple one', () => {
    const first = { ...single, ...toggleCorrect(single, 'o1') } as typeof single
    expect((toggleCorrect(first, 'o2').options ?? []).map(({ correct }) => correct)).toEqual([false, true])
    const some = { ...multiple, ...toggleCorrect(multiple, 'o1') } as typeof multiple
    expect((toggleCorrect(some, 'o2').options ?? []).map(({ correct }) => correct)).toEqual([true, true])
    expect((toggleCorrect(some, 'o1').options ?? []).map(({ correct }) => correct)).toEqual([false, false])
  })
})

describe('moving in a list', () => {
  it('stays inside it', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
    expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b'])
    expect(moveItem(['a'], 5, 0)).toEqual(['a'])
  })

  it('reorders the questions of an interview', () => {
    const interview = newModule('WIDGET', 'v') as ModuleOf<'WIDGET'>
    const two = { ...interview, questions: [...interview.questions, { ...interview.questions[0]!, id: 'q2' }] }
    expect(moveQuestion(two, 1, 0).questions?.map(({ id }) => id)).toEqual(['q2', 'q1'])
  })
})

import { describe, expect, it } from 'vitest'
import type { ModuleOf } from '#contracts/job/journey.ts'
import { addedKindOf } from '../modules/table.ts'
import { addLine, addOption, editLine, moveItem, moveQuestion, removeOption, toggleRight } from './lists.ts'

const single = addedKindOf('SINGLE_CHOICE').create('m') as ModuleOf<'SINGLE_CHOICE'>
const multiple = addedKindOf('MULTIPLE_CHOICE').create('m') as ModuleOf<'MULTIPLE_CHOICE'>
const six = {
  ...multiple,
  maxSelected: 6,
  options: Array.from({ length: 6 }, (_, index) => ({ id: `o${index}`, label: `${index}`, correct: false })),
}

describe('the options of a choice', () => {
  it('say whether they are right only where one can be', () => {
    expect(addOption(single, 'o3', true).options?.at(-1)).toEqual({ id: 'o3', label: '', correct: false })
    expect(addOption(single, 'o3', false).options?.at(-1)).toEqual({ id: 'o3', label: '' })
  })

  it('take the most that can be selected down with them', () => {
    expect(removeOption(six, 'o0')).toMatchObject({ maxSelected: 5 })
    expect(removeOption(single, 'o1')).toEqual({ options: [single.options[1]] })
  })

  it('have one right answer in a single choice and several in a multiple one', () => {
    const first = { ...single, ...toggleRight(single, 'o1', 'one') } as typeof single
    expect((toggleRight(first, 'o2', 'one').options ?? []).map(({ correct }) => correct)).toEqual([false, true])
    const some = { ...multiple, ...toggleRight(multiple, 'o1', 'many') } as typeof multiple
    expect((toggleRight(some, 'o2', 'many').options ?? []).map(({ correct }) => correct)).toEqual([true, true])
    expect((toggleRight(some, 'o1', 'many').options ?? []).map(({ correct }) => correct)).toEqual([false, false])
  })
})

describe('moving in a list', () => {
  it('stays inside it', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a'])
    expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b'])
    expect(moveItem(['a'], 5, 0)).toEqual(['a'])
  })

  it('reorders the questions of an interview', () => {
    const interview = addedKindOf('WIDGET').create('v') as ModuleOf<'WIDGET'>
    const two = { ...interview, questions: [...interview.questions, { ...interview.questions[0]!, id: 'q2' }] }
    expect(moveQuestion(two, 1, 0).questions?.map(({ id }) => id)).toEqual(['q2', 'q1'])
  })
})

describe('a new question of a matrix', () => {
  it('has the answers of the one before', () => {
    const { questions } = addedKindOf('AVAILABILITY').create('m') as ModuleOf<'AVAILABILITY'>
    const more = editLine(addLine(questions, 'new'), 'new', { title: 'Holidays' })
    expect(more.at(-1)).toEqual({ ...questions.at(-1), id: 'new', title: 'Holidays' })
    expect(addLine([], 'first')).toEqual([
      { id: 'first', title: '', selectAllTitle: 'All', answers: [{ id: 'a1', title: '' }] },
    ])
  })
})

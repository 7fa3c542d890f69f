import { describe, expect, it } from 'vitest'
import { commit, historyOf, redo, undo } from './history.ts'

describe('undo and redo', () => {
  const two = commit(commit(historyOf('a'), 'b'), 'c')

  it('goes back step by step and forward again', () => {
    expect(undo(two).present).toBe('b')
    expect(undo(undo(two)).present).toBe('a')
    expect(redo(undo(two)).present).toBe('c')
    expect(undo(historyOf('a')).present).toBe('a')
    expect(redo(two)).toBe(two)
  })

  it('forgets what was undone once something new is done', () => {
    expect(redo(commit(undo(two), 'd')).present).toBe('d')
  })

  it('takes typing in one field as one step', () => {
    const typed = ['h', 'hi', 'hi!'].reduce((history, text) => commit(history, text, 'title'), historyOf(''))
    expect(undo(typed).present).toBe('')
    expect(undo(commit(typed, 'other', 'location')).present).toBe('hi!')
  })

  it('starts a new step after an undo, even in the same field', () => {
    const again = commit(undo(commit(commit(historyOf('a'), 'b', 'title'), 'c', 'location')), 'd', 'title')
    expect(undo(again).present).toBe('b')
  })

  it('keeps two hundred steps', () => {
    const long = Array.from({ length: 500 }).reduce<ReturnType<typeof historyOf<number>>>(
      (history) => commit(history, history.present + 1),
      historyOf(0),
    )
    expect(long.past).toHaveLength(200)
  })
})

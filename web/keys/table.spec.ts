import { describe, expect, it } from 'vitest'
import { capsOf, keysOf, keyTable, meantIn, type Place } from './table.ts'

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})
const places = Object.keys(keyTable) as Place[]

describe('the table of keys', () => {
  it.each(places)('means one thing by each key on %s', (place) => {
    const keys = keyTable[place].flatMap(({ on }) => Object.keys(on))
    expect(keys).toEqual([...new Set(keys)])
  })

  it('says which way a key leads, in capitals too', () => {
    expect(meantIn('board', pressed('j'))).toEqual({ does: 'step', value: 1 })
    expect(meantIn('board', pressed('K', { shiftKey: true }))).toEqual({ does: 'step', value: -1 })
    expect(meantIn('review', pressed('k'))).toEqual({ does: 'candidate', value: -1 })
    expect(meantIn('board', pressed('4'))).toEqual({ does: 'rate', value: 4 })
  })

  it('goes by the place of a key where what is written on it differs', () => {
    expect(meantIn('review', pressed(';', { shiftKey: true, code: 'Comma' }))).toEqual({ does: 'speed', value: -1 })
    expect(meantIn('review', pressed(',', { code: 'Comma' }))).toBeNull()
  })

  it('leaves alone what belongs to the browser', () => {
    expect(meantIn('board', pressed('Enter'))).toBeNull()
    expect(meantIn('review', pressed('r', { ctrlKey: true }))).toBeNull()
    expect(meantIn('board', pressed('j', { altKey: true }))).toBeNull()
    expect(meantIn('board', pressed('z', { metaKey: true }))).toEqual({ does: 'undo', value: 1 })
    expect(meantIn('board', pressed('z'))).toBeNull()
  })
})

describe('the list of keys', () => {
  it('writes them as a keyboard does', () => {
    const board = keysOf('board').map(capsOf)
    expect(board).toEqual([
      '/',
      'F',
      'J / K',
      '↑ / ↓ / ← / →',
      'Enter',
      'S / M',
      'X',
      'R',
      '1 – 5',
      'V',
      'Ctrl / ⌘ + Z',
      'Esc',
      '?',
      'Ctrl / ⌘ + K',
    ])
    expect(keysOf('review').map(capsOf)).toContain('Shift + , / Shift + .')
    expect(keysOf('review').map(capsOf)).toContain('Space')
  })

  it('has every key that is heard, in each place', () => {
    for (const place of places) {
      const listed = new Set(keysOf(place).flatMap(({ on }) => Object.keys(on)))
      for (const { on } of keyTable[place]) for (const key of Object.keys(on)) expect(listed).toContain(key)
    }
  })
})

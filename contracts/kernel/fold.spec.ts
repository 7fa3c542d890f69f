import { describe, expect, it } from 'vitest'
import { closeness, folded, searchable, wordsAsked } from './fold.ts'

describe('text as it is searched', () => {
  it.each([
    ['Łukasz  Müller', 'lukasz muller'],
    ['ÅSA ØSTERGÅRD', 'asa ostergard'],
    ['Straße', 'strasse'],
    ['Zoë', 'zoe'],
    ['İpek', 'ipek'],
    ['Παύλος', 'παυλοσ'],
    ['שָׁלוֹם', 'שלום'],
    ['ﬁne', 'fine'],
    ['Ada Byron', 'ada byron'],
    ['Ada‎', 'ada'],
  ])('%s reads %s', (written, read) => {
    expect(folded(written)).toBe(read)
  })

  it('is the same whether accents are one letter or two', () => {
    expect(folded('Zoë')).toBe(folded('Zoë'))
  })
})

describe('how well a record answers', () => {
  const ada = searchable('Ada Byron', 'ada.byron@example.org')

  it.each([
    ['ada', 0],
    ['ADA BY', 0],
    ['byron', 1],
    ['by ad', 2],
    ['yro', 3],
    ['example.org', 3],
    ['grace', null],
    ['ada grace', null],
    ['', null],
  ])('to ‘%s’: %s', (question, expected) => {
    expect(closeness(ada, question)).toBe(expected)
  })

  it('looks at six words of a question at most', () => {
    expect(wordsAsked('a b c d e f g h')).toHaveLength(6)
  })
})

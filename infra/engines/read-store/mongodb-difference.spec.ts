import { describe, expect, it } from 'vitest'
import { difference } from './mongodb-difference.ts'

const doc = (rev: number, rest: object) => ({ _id: 'one', companyId: 'c1', rev, ...rest })

describe('what MongoDB is told of a document that has changed', () => {
  it('is the entry that a history has grown by, not the history', () => {
    const entries = [{ at: 'monday' }, { at: 'tuesday' }]
    expect(
      difference(
        doc(1, { now: { status: 'new' }, entries }),
        doc(2, { now: { status: 'seen' }, entries: [...entries, { at: 'friday' }] }),
      ),
    ).toEqual({
      $set: { rev: 2, 'now.status': 'seen' },
      $push: { entries: { $each: [{ at: 'friday' }] } },
    })
  })

  it('is each element that is another and each that is new, since no list is pushed to and set at once', () => {
    expect(
      difference(
        doc(1, { ratings: [{ by: 'rita', stars: 3 }] }),
        doc(2, {
          ratings: [
            { by: 'rita', stars: 5 },
            { by: 'sam', stars: 4 },
          ],
        }),
      ),
    ).toEqual({
      $set: { rev: 2, 'ratings.0.stars': 5, 'ratings.1': { by: 'sam', stars: 4 } },
    })
  })

  it('is a list or an object as a whole where elements are gone or fields are new, and the fields that are gone', () => {
    expect(
      difference(doc(1, { tags: ['a', 'b'], now: { a: 1 }, note: 'x' }), doc(2, { tags: ['b'], now: { a: 1, b: 2 } })),
    ).toEqual({
      $set: { rev: 2, tags: ['b'], now: { a: 1, b: 2 } },
      $unset: { note: '' },
    })
  })

  it('is nothing shorter where the document itself has new fields, or other ones by the dozen', () => {
    expect(difference(doc(1, {}), doc(2, { note: 'x' }))).toBeNull()
    const many = (value: number) => Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`f${n}`, value]))
    expect(difference(doc(1, many(1)), doc(2, many(2)))).toBeNull()
  })

  it('names fields as they are stored', () => {
    expect(difference(doc(1, { now: { 'a.b': 1, $c: 1 } }), doc(2, { now: { 'a.b': 2, $c: 1 } }))).toEqual({
      $set: { rev: 2, 'now.a．b': 2 },
    })
  })
})

import { describe, expect, it } from 'vitest'
import { shownColumns } from './columns.ts'

describe('the columns of the table of candidates', () => {
  it('are the usual ones unless others were chosen', () => {
    expect(shownColumns(null)).toEqual(['stage', 'status', 'rating', 'source', 'added', 'finished', 'progress'])
  })

  it('are those that were chosen, in their order, as far as there are such columns', () => {
    expect(shownColumns(['source', 'iq', 'taira', 'status', 'source'])).toEqual(['source', 'taira', 'status'])
    expect(shownColumns([])).toEqual([])
  })
})

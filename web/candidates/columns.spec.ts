import { describe, expect, it } from 'vitest'
import { candidateColumns, labelOf, shownColumns } from './columns.ts'

describe('the columns of the table of candidates', () => {
  it('are the usual ones unless others were chosen', () => {
    expect(shownColumns(null)).toEqual(['stage', 'status', 'rating', 'added', 'finished', 'progress'])
  })

  it('are called the same in the alternate variant, but for the personality score', () => {
    const titled = (alternate: boolean) => candidateColumns.map(({ key }) => labelOf(key, alternate))
    const differing = candidateColumns.filter((_, index) => titled(true)[index] !== titled(false)[index])
    expect(differing.map(({ key }) => key)).toEqual(['personality'])
    expect(labelOf('personality', true)).toBe('columnIverse')
  })

  it('are those that were chosen, in their order, as far as there are such columns', () => {
    expect(shownColumns(['source', 'iq', 'taira', 'status', 'source'])).toEqual(['source', 'taira', 'status'])
    expect(shownColumns([])).toEqual([])
  })
})

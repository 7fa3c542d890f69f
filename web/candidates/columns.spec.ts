import { describe, expect, it } from 'vitest'
import { columnsFrom } from './columns.ts'

describe('the columns of the table of candidates', () => {
  it('are those of the specification unless somebody chose others', () => {
    expect(columnsFrom(new URLSearchParams())).toEqual(['step', 'comments', 'status', 'rating', 'finished', 'progress'])
  })

  it('follow the choice in the address, in the order of the table', () => {
    expect(columnsFrom(new URLSearchParams('col=source&col=status&col=nonsense'))).toEqual(['status', 'source'])
  })
})

import { describe, expect, it } from 'vitest'
import { listingOf } from '#contracts/job/boards/listing.ts'
import { aJob } from '#test/fixtures/job.ts'
import { choicesOf, filterIn, fits } from './filters.ts'

const backend = listingOf(aJob({ categories: [{ categoryId: 'it', name: 'IT' }] }), null, 'Acme')
const porter = listingOf(aJob({ jobTitle: 'Night porter', location: 'São Paulo', workplace: 'On-site' }), null, 'Acme')
const found = (search: string) =>
  [backend, porter].filter((each) => fits(each, filterIn(new URLSearchParams(search)))).map(({ title }) => title)

describe('finding jobs on a careers page', () => {
  it('takes words of title, text and place, whatever their accents', () => {
    expect(found('q=sao+night')).toEqual(['Night porter'])
    expect(found('q=zebra')).toEqual([])
    expect(found('')).toEqual(['Backend engineer', 'Night porter'])
  })

  it('takes the values that jobs have, and offers no others', () => {
    expect(found('workplace=Hybrid&category=IT')).toEqual(['Backend engineer'])
    expect(choicesOf([backend, porter], 'place')).toEqual(['Berlin', 'São Paulo'])
    expect(choicesOf([backend, porter], 'category')).toEqual(['IT'])
  })
})

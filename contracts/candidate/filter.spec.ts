import { describe, expect, it } from 'vitest'
import { CandidateFilterSchema } from './filter-schema.ts'
import { filterAddress, filterIn, filterParts, isFiltered, withoutPart } from './filter.ts'

const read = (query: string) => filterIn(new URLSearchParams(query))
const whole =
  'q=ada&status=completed&status=uploading&stage=hired&source=api&board=Indeed&campaign=spring+fair&rating=4&reviewer=r1&score=between-40-80' +
  '&added=2026-01-01..2026-01-31&finished=..2026-02-01&comments=some&live=none&live=scheduled&mine=1&answer=shift~night&tz=Europe%2FBerlin'

describe('a filter of candidates', () => {
  it('is written in its address and read from it', () => {
    const { filter, unread } = read(whole)
    expect(unread).toEqual([])
    expect(filter).toMatchObject({
      statuses: ['completed', 'uploading'],
      ...{ board: 'Indeed', campaign: 'spring fair' },
      rating: 4,
      score: { is: 'between', value: 40, to: 80 },
      dates: { added: { from: '2026-01-01', to: '2026-01-31' }, finished: { to: '2026-02-01' } },
      answers: [{ moduleId: 'shift', optionId: 'night' }],
      live: ['none', 'scheduled'],
      zone: 'Europe/Berlin',
    })
    expect(filterAddress(filter).toString()).toBe(new URLSearchParams(whole).toString())
    expect(CandidateFilterSchema.parse(JSON.parse(JSON.stringify(filter)))).toEqual(filter)
  })

  it('leaves out what cannot be read, and says what that was', () => {
    const { filter, unread } = read(
      'status=completed&status=x&rating=6&score=gt-200&added=2026-02-30..&started=x&mine=yes&tz=Mars/One&stage=a(b%2B)%2B$',
    )
    expect(filter).toEqual({ statuses: ['completed'] })
    expect(unread.sort()).toEqual(['added', 'mine', 'rating', 'score', 'stage', 'started', 'status', 'tz'])
    expect(read('q=' + 'x'.repeat(300))).toMatchObject({ filter: { search: 'x'.repeat(200) }, unread: ['q'] })
  })

  it('takes the fields of its form, and waits until a condition is whole', () => {
    expect(read('addedFrom=2026-03-02&addedTo=2026-03-01&scoreIs=gt&scoreFrom=60').filter).toEqual({
      dates: { added: { from: '2026-03-01', to: '2026-03-02' } },
      score: { is: 'gt', value: 60 },
    })
    expect(read('scoreIs=between&scoreFrom=60&scoreTo=&addedFrom=&rating=')).toEqual({ filter: {}, unread: [] })
  })

  it('reads the words that are used most, and a condition on the personality score', () => {
    const address = 'personality=between-40-80&word=billing&word=kafka'
    const filter = { personality: { is: 'between', value: 40, to: 80 }, words: ['billing', 'kafka'] } as const
    expect(read(address)).toEqual({ filter, unread: [] })
    expect(filterAddress(filter).toString()).toBe(address)
    expect(read('personalityIs=gt&personalityFrom=60&word=Kafka').filter).toEqual({
      ...{ personality: { is: 'gt', value: 60 }, words: ['kafka'] },
    })
    expect(CandidateFilterSchema.parse(filter)).toEqual(filter)
    expect(filterParts(filter).map(({ key }) => key)).toEqual(['personality', 'word'])
    expect(read(`word=two words&word=${'a'.repeat(61)}&personality=gt-101`)).toMatchObject({
      ...{ filter: {}, unread: ['personality', 'word'] },
    })
  })

  it('reads conditions on the score of a model and on skills, from an address and from the form', () => {
    const skills = [
      { metricId: 'go', condition: { is: 'gt', value: 60 } },
      { metricId: 'sql', condition: { is: 'between', value: 40, to: 80 } },
    ]
    const address = 'ai=lt-50&skill=go~gt-60&skill=sql~between-40-80'
    expect(read(address)).toEqual({ filter: { ai: { is: 'lt', value: 50 }, skills }, unread: [] })
    const form =
      'aiIs=lt&aiFrom=50&skill-goIs=gt&skill-goFrom=60&skill-sqlIs=between&skill-sqlFrom=40&skill-sqlTo=80&skill-rustIs=&skill-cIs=gt&skill-cFrom='
    const { filter } = read(form)
    expect(filterAddress(filter).toString()).toBe(new URLSearchParams(address).toString())
    expect(CandidateFilterSchema.parse(filter)).toEqual({ ai: { is: 'lt', value: 50 }, skills })
    expect(filterParts(filter).map(({ key, value }) => value ?? key)).toEqual(['ai', 'go~gt-60', 'sql~between-40-80'])
    expect(withoutPart(filter, { key: 'skill', value: 'go~gt-60' }).getAll('skill')).toEqual(['sql~between-40-80'])
    expect(read('ai=gt-200&skill=go&skill=a(b~gt-1')).toMatchObject({ filter: {}, unread: ['ai', 'skill'] })
  })

  it('reads conditions on numbers, days and stars, from an address, from the form and from a program', () => {
    const address = 'rating=between-2-4.5&given=start~lt~2026-12-31&given=years~between~-3.5~10'
    const filter = {
      rating: { is: 'between', value: 2, to: 4.5 },
      given: [
        { moduleId: 'start', is: 'lt', value: '2026-12-31' },
        { moduleId: 'years', is: 'between', value: -3.5, to: 10 },
      ],
    } as const
    expect(read(address)).toEqual({ filter, unread: [] })
    expect(filterAddress(filter).toString()).toBe(new URLSearchParams(address).toString())
    expect(CandidateFilterSchema.parse(filter)).toEqual(filter)
    const form =
      'rating=between&ratingFrom=2&ratingTo=4.5&given-startIs=lt&given-startFrom=2026-12-31&given-yearsIs=between&given-yearsFrom=-3.5&given-yearsTo=10'
    expect(read(form).filter).toEqual(filter)
    const waiting = 'rating=eq&ratingFrom=&given-aIs=&given-aFrom=3&given-bIs=between&given-bFrom=3&given-bTo='
    expect(read(waiting)).toEqual({ filter: {}, unread: [] })
    expect(filterParts(filter).map(({ key, value }) => value ?? key)).toEqual([
      ...['rating', 'start~lt~2026-12-31', 'years~between~-3.5~10'],
    ])
    for (const part of filterParts(filter))
      expect(filterParts(filterIn(withoutPart(filter, part)).filter)).toHaveLength(2)
  })

  it('takes no number, day or stars that are none', () => {
    for (const text of [
      'a~gt',
      'a~gt~x',
      'a~gt~2026-02-30',
      'a~gt~1~2',
      'a~between~1',
      'a~between~1~2026-01-01',
      '~gt~1',
    ])
      expect(read(`given=${text}`), text).toEqual({ filter: {}, unread: ['given'] })
    for (const text of ['gt-0', 'eq-5.1', 'gt-4-5', 'between-2', '4.5', 'x'])
      expect(read(`rating=${text}`), text).toEqual({ filter: {}, unread: ['rating'] })
    const ofPrograms = [
      { given: [{ moduleId: 'a', is: 'gt', value: '2026-02-30' }] },
      { given: [{ moduleId: 'a', is: 'between', value: 1 }] },
      { given: [{ moduleId: 'a', is: 'between', value: 1, to: '2026-01-01' }] },
      { given: [{ moduleId: 'a', is: 'gt', value: 1, more: 2 }] },
      { rating: { is: 'gt', value: 4.55 } },
      { rating: { is: 'between', value: 4 } },
    ]
    expect(ofPrograms.filter((filter) => CandidateFilterSchema.safeParse(filter).success)).toEqual([])
  })

  it('is a sentence of parts that can be taken away', () => {
    const { filter } = read(
      'q=ada&status=completed&status=added&answer=a~1&answer=b~2&added=2026-01-01..&tz=Asia/Tokyo',
    )
    expect(filterParts(filter)).toEqual([
      { key: 'status' },
      { key: 'added' },
      { key: 'answer', value: 'a~1' },
      { key: 'answer', value: 'b~2' },
    ])
    expect(withoutPart(filter, { key: 'answer', value: 'a~1' }).getAll('answer')).toEqual(['b~2'])
    const left = withoutPart(filter, { key: 'added' })
    expect([left.has('added'), left.has('tz'), left.get('q')]).toEqual([false, false, 'ada'])
    expect([isFiltered({}), isFiltered({ search: ' ' }), isFiltered({ mine: true })]).toEqual([false, false, true])
  })

  it('has an end of a number of values, and none of a program without a condition', () => {
    const many = Array.from({ length: 25 }, (_, at) => `stage=s${at}`).join('&')
    expect(read(many).filter.columns).toHaveLength(20)
    expect(read(many).unread).toEqual(['stage'])
    const refused = [
      {},
      { statuses: [] },
      { x: 1 },
      { score: { is: 'gt', value: 1, to: 2 } },
      { search: 'x'.repeat(201) },
    ]
    expect(refused.map((filter) => CandidateFilterSchema.safeParse(filter).success)).toEqual(refused.map(() => false))
  })
})

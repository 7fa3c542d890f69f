import { expect, it } from 'vitest'
import type { CandidateEvent } from '#contracts/candidate/events.ts'
import { MAX_TAG, MAX_TAGS } from '#contracts/candidate/tags.ts'
import { ada, adaStarted } from '#test/fixtures/candidate.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { candidateDecider } from '../decider.ts'

const { evolve, initialState, decide } = candidateDecider
const changed = (before: readonly string[], add: string[], remove: string[] = []) => {
  const tagged: CandidateEvent[] = [adaStarted, { type: 'TagsChanged', data: { added: [...before], removed: [] } }]
  return decide(
    { type: 'ChangeTags', data: { candidateId: ada, add, remove } },
    tagged.reduce(evolve, initialState()),
    contextOf(admin),
  )
}

it('tags and takes tags away in one change', () => {
  expect(changed(['On holiday'], ['  Speaks   Dutch ', 'Senior'], ['on HOLIDAY'])).toEqual([
    { type: 'TagsChanged', data: { added: ['Speaks Dutch', 'Senior'], removed: ['On holiday'] } },
  ])
})

it('knows a tag by its words, whatever their capitals and accents', () => {
  expect(changed(['Café'], ['cafe', 'CAFÉ '])).toEqual([])
  expect(changed([], ['Senior', 'senior'])).toEqual([{ type: 'TagsChanged', data: { added: ['Senior'], removed: [] } }])
  expect(changed([], [], ['Senior'])).toEqual([])
})

it.each([
  ['A tag needs a text', [' \n ']],
  [`A tag has at most ${MAX_TAG} characters`, ['x'.repeat(MAX_TAG + 1)]],
  [`A candidate has at most ${MAX_TAGS} tags`, Array.from({ length: MAX_TAGS }, (_, at) => `Tag ${at}`)],
])('refuses with "%s"', (message, add) => {
  expect(() => changed(['Senior'], add)).toThrow(message)
})

it('an erased candidate has no tags', () => {
  const erased = evolve(evolve(initialState(), adaStarted), {
    type: 'TagsChanged',
    data: { added: null, removed: null },
  })
  expect(erased).toMatchObject({ tags: [] })
})

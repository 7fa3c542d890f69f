import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CandidateEvent, candidateEvents } from '#contracts/candidate/events.ts'
import { ERASED, type StoredEvent } from '#contracts/event.ts'
import { contractOf } from '#contracts/registry.ts'
import { candidateDecider } from './decider.ts'

const golden = join('contracts', 'golden')
const own = new Set<string>(candidateEvents.map(({ type }) => type))
const samples = readdirSync(golden)
  .map((file) => JSON.parse(readFileSync(join(golden, file), 'utf8')) as StoredEvent)
  .filter(({ type }) => own.has(type) && contractOf(type).personal.length > 0)
const read = ({ type, version, data }: StoredEvent) => ({ type, data: contractOf(type).decode({ type, version, data }) }) as CandidateEvent
const erased = (sample: StoredEvent): StoredEvent => ({ ...sample, data: { ...(sample.data as object), ...Object.fromEntries(contractOf(sample.type).personal.map((field) => [field, ERASED])) } })

const { opens = [], evolve, initialState } = candidateDecider
const begun = evolve(initialState(), read(samples.find(({ type }) => type === 'CandidateStarted')!))

describe('deciding about a candidate', () => {
  it.each(samples.filter(({ type }) => !(opens as string[]).includes(type)))('needs nothing personal of $type', (sample) => {
    expect(evolve(begun, read(erased(sample)))).toEqual(evolve(begun, read(sample)))
  })
})

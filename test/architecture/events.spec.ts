import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { StoredEvent } from '#contracts/kernel/event.ts'
import { contractOf, eventContracts } from '#contracts/registry.ts'
import { root } from './sources.ts'

const folder = join(root, 'contracts/golden')
const files = readdirSync(folder)
const versions = [...eventContracts.values()].flatMap(({ type, version }) =>
  Array.from({ length: version }, (_, index) => `${type}.v${index + 1}.json`),
)

describe('events that are in someone’s log already', () => {
  it('each have one frozen sample per version, and no other', () => {
    expect(files.toSorted()).toEqual(versions.toSorted())
  })

  it.each(files)('%s still reads in the newest shape', (file) => {
    const stored = JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoredEvent
    expect(`${stored.type}.v${stored.version}.json`).toBe(file)

    const contract = contractOf(stored.type)
    const decoded = contract.decode(stored)
    expect(contract.decode({ type: stored.type, version: contract.version, data: decoded })).toEqual(decoded)
  })

  it.each(files)('%s from a newer build is refused, not guessed at', (file) => {
    const stored = JSON.parse(readFileSync(join(folder, file), 'utf8')) as StoredEvent
    const contract = contractOf(stored.type)
    expect(() => contract.decode({ ...stored, version: contract.version + 1 })).toThrow(/newer code/)
  })

  it.each([...eventContracts.values()].filter(({ personal }) => personal.length > 0))(
    '$type names personal fields that it has',
    ({ type, version, personal }) => {
      const { data } = JSON.parse(readFileSync(join(folder, `${type}.v${version}.json`), 'utf8')) as { data: object }
      expect(Object.keys(data)).toEqual(expect.arrayContaining([...personal]))
    },
  )
})

import { describe, expect, it } from 'vitest'
import type { Asker } from '#contracts/kernel/asker.ts'
import { allProjections } from '#projections/all.ts'
import { admin, editor, viewer } from '#test/fixtures/people.ts'
import { keptFields, notServed, openTo, readModelsFor, schemaOf } from './read-models.ts'

describe('read models for analysts', () => {
  it('are each open to someone by decision, and none by accident', () => {
    expect([...Object.keys(openTo), ...notServed].toSorted()).toEqual(allProjections.map(({ name }) => name).toSorted())
  })

  it('keep fields back that there are', () => {
    for (const [name, fields] of Object.entries(keptFields({ ai: true, reviews: true }))) {
      const { properties } = schemaOf(allProjections.find((each) => each.name === name)!) as { properties: object }
      expect(Object.keys(properties)).toEqual(expect.arrayContaining([...fields]))
    }
  })

  it('are shown by what the asker may see anyway', () => {
    const names = (asker: typeof admin) => readModelsFor(asker, false).map(({ name }) => name)
    expect(names(viewer)).toEqual([])
    expect(names(editor)).not.toContain('companies')
    expect(names(editor)).not.toContain('users')
    expect(names(admin).toSorted()).toEqual(Object.keys(openTo).toSorted())
  })

  it('that name jobs across the company are for those who may see every job', () => {
    const byJob: Asker = { ...(admin as Extract<Asker, { kind: 'user' }>), onJobs: { groups: [], roles: new Map() } }
    const names = readModelsFor(byJob, false).map(({ name }) => name)
    for (const name of ['balances', 'job-audit', 'text-messages', 'timers']) expect(names).not.toContain(name)
    expect(names).toContain('cards')
  })

  it.each(allProjections)('$name says what it is and what each field means', (model) => {
    expect(model.description.length).toBeGreaterThan(20)
    const { properties, required } = schemaOf(model) as {
      properties: Record<string, { description?: string }>
      required: string[]
    }
    expect(required).toEqual(expect.arrayContaining(['_id', 'companyId', 'rev']))
    expect(Object.entries(properties).filter(([, { description }]) => !description)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { queryPlaces } from './query-places.ts'

type Query = { name: string }
function opened(places = 3) {
  const all = queryPlaces<Query>({ places })
  const named = new Map<string, Query>()
  const push = (company: string, person: string, name: string) => {
    const query = { name }
    named.set(name, query)
    return all.push({ share: company, person }, query)
  }
  /** Names of all that begin now. */
  const begin = () => {
    const begun: string[] = []
    for (let next = all.next(); next; next = all.next()) begun.push(next.name)
    return begun
  }
  return {
    push,
    begin,
    runLong: (name: string) => all.runLong(named.get(name)!),
    done: (name: string) => all.done(named.get(name)!),
    drop: (name: string) => all.drop(named.get(name)!),
  }
}

describe('places for queries', () => {
  it('are two at once for a company, for two persons of it, and one stays for others', () => {
    const places = opened()
    for (const [person, name] of [
      ['rita', 'rita1'],
      ['rita', 'rita2'],
      ['omar', 'omar1'],
      ['lea', 'lea1'],
    ] as const)
      places.push('acme', person, name)
    expect(places.begin()).toEqual(['rita1', 'omar1'])
    places.push('rival', 'paul', 'paul1')
    expect(places.begin()).toEqual(['paul1'])
    places.done('rita1')
    expect(places.begin(), 'a place is left for others').toEqual([])
    places.done('paul1')
    expect(places.begin()).toEqual(['lea1'])
  })

  it('are given up by long queries, but for one of a company, and one place stays for quick ones', () => {
    const places = opened()
    places.push('acme', 'rita', 'rita1')
    places.push('acme', 'omar', 'omar1')
    expect(places.begin()).toEqual(['rita1', 'omar1'])
    expect([places.runLong('rita1'), places.runLong('omar1')]).toEqual([true, false])
    places.push('rival', 'paul', 'paul1')
    places.push('third', 'tom', 'tom1')
    expect(places.begin()).toEqual(['paul1', 'tom1'])
    expect([places.runLong('paul1'), places.runLong('tom1')]).toEqual([true, false])
    places.push('fourth', 'fred', 'fred1')
    expect(places.begin(), 'a small one does not wait for the long ones').toEqual(['fred1'])
    places.done('rita1')
    expect(places.begin(), 'who waits longest runs long').toEqual(['omar1'])
    places.done('paul1')
    places.done('fred1')
    expect(places.begin()).toEqual(['tom1'])
  })

  it('are nothing to who has gone', () => {
    const places = opened(1)
    places.push('acme', 'rita', 'rita1')
    places.push('acme', 'rita', 'rita2')
    expect(places.begin()).toEqual(['rita1'])
    expect([places.drop('rita1'), places.drop('rita2')]).toEqual([false, true])
    places.done('rita1')
    expect(places.begin()).toEqual([])
  })
})

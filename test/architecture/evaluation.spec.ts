import { expect, it } from 'vitest'
import { sources } from './sources.ts'

/** What a model is given is made here. Nothing that holds a name, a picture or an answer about a person can be reached from it. */
it('the packet for a model is made without anything that knows a person', () => {
  const own = sources.filter(({ path, isSpec }) => path.startsWith('contracts/evaluation/') && !isSpec)
  expect(own.length).toBeGreaterThan(0)
  const reached = own.flatMap(({ imports }) => imports.map(({ target }) => target))
  const allowed = /^(contracts\/evaluation\/|contracts\/kernel\/fold\.ts$|zod$)/
  expect(reached.filter((target) => !allowed.test(target))).toEqual([])
})

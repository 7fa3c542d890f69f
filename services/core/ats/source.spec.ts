import { expect, it } from 'vitest'
import type { Core } from '../core.ts'
import { sourceOf, writesOf } from './source.ts'

it('JobAdder takes nothing where an operator described no call, every other system moves and notes', async () => {
  const core = { engines: { ats: { jobAdder: null } } } as unknown as Core
  expect(writesOf(core, { system: 'jobadder' })).toEqual({ stage: false, note: false })
  expect(writesOf(core, { system: 'lever' })).toEqual({ stage: true, note: true })
  const source = sourceOf(core, 'a company', { system: 'jobadder' })
  const move = { applicationId: '1', stageId: 'Hired', userId: null }
  await expect(source.changeStage('', move)).rejects.toMatchObject({ code: 'ats/unavailable' })
  expect([await source.application('', '1'), await source.users('')]).toEqual([null, []])
})

import { expect, it } from 'vitest'
import type { Core } from '../core.ts'
import { isReadOnly, sourceOf } from './source.ts'

it('JobAdder is read and never written', async () => {
  const core = { engines: { ats: { jobAdder: null } } } as unknown as Core
  const source = sourceOf(core, 'a company', { system: 'jobadder' })
  expect([isReadOnly({ system: 'jobadder' }), isReadOnly({ system: 'lever' })]).toEqual([true, false])
  const move = { applicationId: '1', stageId: 'Hired', userId: null }
  await expect(source.changeStage('', move)).rejects.toThrow('JobAdder is only read here')
  await expect(source.addNote('', { candidateId: '1', userId: null, text: 'Hello' })).rejects.toMatchObject({
    code: 'ats/refused',
  })
  expect([await source.application('', '1'), await source.users('')]).toEqual([null, []])
})

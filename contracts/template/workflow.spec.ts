import { describe, expect, it } from 'vitest'
import { anAutomation } from '#test/fixtures/automation.ts'
import { fittedTo, workflowOf } from './workflow.ts'

const [call, callElsewhere] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222']
const column = (id: string, title: string) => ({ id, title })
const board = [column('default', 'New'), column(call, 'Phone call'), column('hired', 'Hired'), column('rejected', 'No')]
const moved = anAutomation({
  name: 'Call them',
  conditions: { rating: 4, columns: ['default'] },
  action: { type: 'moveToColumn', statusId: call },
})

it('a template keeps automations switched off, with the titles of the stages that they name', () => {
  expect(workflowOf([anAutomation(), moved], board)).toEqual({
    automations: [anAutomation({ enabled: false }), { ...moved, enabled: false }],
    columns: [column('default', 'New'), column(call, 'Phone call')],
  })
})

describe('a template on another board', () => {
  const workflow = workflowOf([anAutomation(), moved], board)

  it('finds its stages by their titles', () => {
    const other = [column('default', 'Applied'), column(callElsewhere, ' phone CALL ')]
    const { automations, left } = fittedTo(workflow, other)
    expect(left).toEqual([])
    expect(automations).toMatchObject([
      { stages: ['default'], enabled: false },
      {
        conditions: { rating: 4, columns: ['default'] },
        action: { type: 'moveToColumn', statusId: callElsewhere },
      },
    ])
  })

  it('leaves out what names a stage that is not there, and says which', () => {
    const { automations, left } = fittedTo(workflow, [column('default', 'Applied')])
    expect(automations.map(({ name }) => name)).toEqual(['Thank everyone'])
    expect(left).toEqual([{ name: 'Call them', stage: 'Phone call' }])
  })
})

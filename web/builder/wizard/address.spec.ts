import { expect, it } from 'vitest'
import { builderAddress } from './address.ts'
import { requestedStep } from './steps.ts'

it.each([
  ['', null],
  ['jobType=cep', null],
  ['jobID=j1', '/jobs-cep/create/j1'],
  ['jobID=j1&requiredStep=screen&affectedCandidates=12', '/jobs-cep/create/j1?step=screen'],
  ['jobID=j1&step=scorecard&requiredStep=screen', '/jobs-cep/create/j1?step=scorecard'],
  ['key=k1&jobID=j1', '/edit-job-integration/k1'],
  ['key=%2F%2Fevil.example', '/edit-job-integration/%2F%2Fevil.example'],
  ['jobID=..%2F..%2Fadmin%3Fx', '/jobs-cep/create/..%2F..%2Fadmin%3Fx'],
])('an address of the old builder with %s leads to %s', (query, to) => {
  expect(builderAddress(new URLSearchParams(query))).toBe(to)
})

it.each([
  ['requiredStep=preview', 'preview'],
  ['requiredStep=nowhere', null],
  ['step=screen&requiredStep=preview', 'screen'],
])('%s opens at %s', (query, step) => expect(requestedStep(new URLSearchParams(query))).toBe(step))

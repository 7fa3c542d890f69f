import { it } from 'vitest'
import type { OrderCommand } from '#contracts/order/commands.ts'
import type { OrderEvent } from '#contracts/order/events.ts'
import { ada } from '#test/fixtures/candidate.ts'
import { backendJob } from '#test/fixtures/job.ts'
import { admin, contextOf } from '#test/fixtures/people.ts'
import { specify } from '#test/specification/decider.ts'
import { orderDecider } from './decider.ts'

const given = specify(orderDecider, contextOf(admin))
const integrationId = '77777777-7777-4777-8777-777777777777'
const of = { candidateId: ada, integrationId, integrationType: 'greenhouse' } as const
const data = { ...of, jobId: backendJob, resultUrl: 'https://ats.example/results/1' }
const receive: OrderCommand = { type: 'ReceiveOrder', data }
const received: OrderEvent = { type: 'OrderReceived', data }
const complete: OrderCommand = { type: 'CompleteOrder', data: { candidateId: ada } }
const completed: OrderEvent = { type: 'OrderCompleted', data }
const report = (cause: string | null): OrderCommand => ({
  type: 'RecordOrderReport',
  data: { candidateId: ada, cause },
})

it('is received once, completed once and reported once', () => {
  given().when(receive).then(received)
  given(received).when(receive).thenNothing()
  given(received).when(complete).then(completed)
  given(received, completed).when(complete).thenNothing()
  given(received, completed)
    .when({ type: 'ReleaseOrder', data: { candidateId: ada } })
    .then({ type: 'OrderReleased', data })
  given(received)
    .when({ type: 'ReleaseOrder', data: { candidateId: ada } })
    .thenNothing()
  given(received, completed, { type: 'OrderReleased', data })
    .when(report(null))
    .then({ type: 'OrderReported', data: of })
  given(received, completed).when(report(null)).then({ type: 'OrderReported', data: of })
  given(received, completed)
    .when(report('ats/refused'))
    .then({ type: 'OrderReportFailed', data: { ...of, cause: 'ats/refused' } })
  given(received, completed, { type: 'OrderReported', data: of }).when(report(null)).thenNothing()
  given(received).when(report(null)).thenNothing()
})

it('is nothing for a candidate whom no system ordered', () => {
  given().when(complete).thenNothing()
  given().when(report(null)).thenNothing()
})

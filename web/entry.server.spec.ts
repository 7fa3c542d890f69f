import type { AppLoadContext } from '@remix-run/node'
import { beforeEach, expect, it, vi } from 'vitest'
import { handleError } from './entry.server.tsx'

const report = vi.fn()
beforeEach(() => void report.mockReset())

const refusal = (status: number) => ({
  status,
  statusText: 'Refused',
  internal: true,
  data: 'no such thing',
  error: new Error('no such thing'),
})
const asked = (signal?: AbortSignal) => ({
  request: new Request('http://localhost/admin', { signal }),
  context: { report } as unknown as AppLoadContext,
})
const ended = (reason?: Error) => {
  const abort = new AbortController()
  abort.abort(reason)
  return asked(abort.signal)
}

it.each([404, 405])('the operator does not hear of a request that was refused: %i', (status) => {
  handleError(refusal(status), asked())
  expect(report).not.toHaveBeenCalled()
})

it('the operator does not hear of someone who left before the answer', () => {
  handleError(new Error('The destination stream closed early.'), ended())
  expect(report).not.toHaveBeenCalled()
})

it('the operator hears of what failed, also after the page was sent', () => {
  const failed = new Error('no such column')
  handleError(failed, asked())
  handleError(failed, ended(new Error('This request has been answered')))
  handleError(refusal(500), asked())
  expect(report).toHaveBeenCalledTimes(3)
})

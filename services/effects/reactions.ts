import type { CallReaction } from './calls.ts'

type Payload<Port extends CallReaction['port']> = Extract<CallReaction, { port: Port }>['payload']

export const mail = (payload: Payload<'mail'>): CallReaction => ({
  kind: 'call',
  port: 'mail',
  operation: 'send',
  payload,
})
export const sms = (payload: Payload<'sms'>): CallReaction => ({
  kind: 'call',
  port: 'sms',
  operation: 'send',
  payload,
})
export const erasure = (payload: Payload<'media'>): CallReaction => ({
  kind: 'call',
  port: 'media',
  operation: 'erase',
  payload,
})

import type { CallReaction } from './calls.ts'

type Payload<Operation extends CallReaction['operation'], Port = CallReaction['port']> = Extract<
  CallReaction,
  { port: Port; operation: Operation }
>['payload']

export const mail = (payload: Payload<'send', 'mail'>): CallReaction => ({
  kind: 'call',
  port: 'mail',
  operation: 'send',
  payload,
})
export const sms = (payload: Payload<'send', 'sms'>): CallReaction => ({
  kind: 'call',
  port: 'sms',
  operation: 'send',
  payload,
})
export const contact = (payload: Payload<'push'>): CallReaction => ({
  kind: 'call',
  port: 'contacts',
  operation: 'push',
  payload,
})
export const erasure = (payload: Payload<'erase'>): CallReaction => ({
  kind: 'call',
  port: 'media',
  operation: 'erase',
  payload,
})
export const portraitErasure = (payload: Payload<'erasePortrait'>): CallReaction => ({
  kind: 'call',
  port: 'media',
  operation: 'erasePortrait',
  payload,
})
export const pictureErasure = (payload: Payload<'erasePictures'>): CallReaction => ({
  kind: 'call',
  port: 'media',
  operation: 'erasePictures',
  payload,
})
/** `holdUntil`: it is not erased before, and only if nothing shows it then. */
export const jobMediaErasure = (payload: Payload<'eraseJobMedia'>, holdUntil?: string): CallReaction => ({
  kind: 'call',
  port: 'media',
  operation: 'eraseJobMedia',
  payload,
  ...(holdUntil && { holdUntil }),
})

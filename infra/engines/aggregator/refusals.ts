import { Rejected } from '#contracts/kernel/rejections.ts'

export const unavailable = (retryAfterS?: number) =>
  new Rejected('ats/unavailable', 'The other system does not answer. Please try again.', undefined, retryAfterS)
export const revoked = () =>
  new Rejected('ats/revoked', 'The access to the other system was withdrawn. Connect it again.')
export const refused = () => new Rejected('ats/refused', 'The other system refuses this')
export const endless = () => new Rejected('ats/refused', 'The list of the other system does not end')
export const unsigned = () => new Rejected('auth/required', 'Sign the message with the key of the aggregator')

export class Ambiguous extends Error {
  override name = 'Ambiguous'
}
export class Unavailable extends Error {
  override name = 'Unavailable'
}
/** An engine refuses this process a right, its password or its certificate: trying again is no use, an operator has to act. */
export class NotAllowed extends Error {
  override name = 'NotAllowed'
}
/** Nothing is wrong but that an engine did not answer, or not in time: the same may go well later. */
export const mayPass = (error: unknown): error is Unavailable | Ambiguous =>
  error instanceof Unavailable || error instanceof Ambiguous

/** Another process has taken over: stop at once. */
export class Fenced extends Error {
  override name = 'Fenced'
}
/** No room left on the device; nothing was written. */
export class Full extends Error {
  override name = 'Full'
}

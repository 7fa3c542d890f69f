/** The right to be the only one who does something, for as long as it is renewed. */
export type Lease = {
  name: string
  /** Rises by one with every new holder and survives restarts: `saveState` refuses the writes of an earlier one. */
  epoch: number
  /** Aborts when the lease could not be renewed in time: stop at once, another process may have begun. */
  lost: AbortSignal
  /** Hands over at once. Harmless when the lease is lost already. */
  release(): Promise<void>
}

/**
 * Who of several processes may act. A holder that is frozen or cut off is replaced after its time, whether or not it
 * has noticed; what it then still writes is kept out by its epoch.
 */
export interface Leases {
  /** Waits until the lease is ours. Rejects with the signal's reason when that aborts first. */
  acquire(name: string, signal: AbortSignal): Promise<Lease>
  /** Releases what is held. */
  close(): Promise<void>
}

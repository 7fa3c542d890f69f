/** A notification to one browser. What it shows is encrypted for that browser: the push service cannot read it. */
export type PushMessage = {
  /** Where the browser is reached, as it said itself, and the keys that it alone can open. */
  endpoint: string
  p256dh: string
  auth: string
  /** JSON, 3 kB at most. */
  payload: string
}

export interface Push {
  /** What a browser has to be given when it subscribes: it takes messages signed with this key alone. */
  publicKey: string
  /**
   * Resolves once the push service has taken it.
   * @throws Rejected 'push/gone' when it does not know the browser any more, 'push/refused' when it will never take it,
   * 'push/unavailable' when it may later.
   */
  send(message: PushMessage): Promise<void>
}

/** Data keys, one per subject (a candidate, a user): 32 bytes, stored wrapped, apart from the log. */
export interface KeyRing {
  /** The subject's key; made durable first when `create` and there is none. Null when shredded or never made. */
  key(subject: string, options?: { create: boolean }): Promise<Buffer | null>
  /** Whether the subject ever had a key here, shredded or not. */
  has(subject: string): Promise<boolean>
  /** Synchronous look-up in what is already loaded; undefined when it has to be fetched with `key`. */
  cached(subject: string): Buffer | null | undefined
  /** Destroys the key for good: everything sealed with it is erased. */
  shred(subject: string): Promise<void>
  /** Keyed hash for look-ups of personal values (an email address) without storing them. */
  blindIndex(kind: string, value: string): string
  /** Signs short-lived capabilities (candidate links, media URLs); verify by comparing. */
  sign(purpose: string, value: string): string
  close(): Promise<void>
}

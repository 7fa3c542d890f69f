/** A read document was written. Ids and a revision, never what is in it: a notice may lie on a disk for a while. */
export type Change = { projection: string; companyId: string; id: string; rev: number }

/**
 * Tells every process which documents have just been written: those who wait for one, and those who watch. A hint, at
 * most once: a reader that waits also polls now and then.
 */
export interface ChangeFeed {
  /** Neither waits nor fails: a writer is never held up by those who watch. */
  tell(changes: Change[]): void
  /** Changes told from now on, here or elsewhere, after their documents can be read. @returns how to stop. */
  watch(watcher: (changes: Change[]) => void): () => void
  /** Called when changes may have been missed, once the feed works again. @returns how to stop. */
  onMissed(listener: () => void): () => void
  close(): Promise<void>
}

export type Message = {
  /** Derived from the effect that sends it, so a retry is the same message. */
  id: string
  tenant: string
  to: string
  /** Shown as the sender in place of the installation's own name; the address it comes from stays. */
  sender?: string | undefined
  subject: string
  text: string
  /** The same for clients that show HTML. What is kept instead of sent is kept as text. */
  html?: string | undefined
  /** Where mail programs say that the reader wants no more of these (RFC 8058): one POST, without a page. */
  optOut?: string | undefined
  /** Comes back with a report that it was not delivered, in the header `X-Reference`. */
  reference?: string | undefined
  /** What calendars read of it (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined
  sentAt: string
}

export interface Mail {
  /**
   * Resolves once the message is accepted. The same id twice is one message.
   * @throws Rejected 'mail/undeliverable' when it will never be taken, 'mail/unavailable' when it may be later.
   */
  send(message: Message): Promise<void>
  /** What this engine itself has kept, newest first; a real gateway keeps nothing. */
  outbox(limit: number): Promise<Message[]>
  /** Asks the gateway whether it would take messages now; absent where there is nothing to ask. */
  probe?(): Promise<void>
  close(): Promise<void>
}

/** Which messages a gateway has taken, for as long as a retry may come. Ids alone: the content is not kept. */
export interface SentRegister {
  has(id: string): Promise<boolean>
  add(id: string): Promise<void>
}

/** Effects are repeated within days at most, however long an engine was away. */
export const REMEMBERED_DAYS = 90

export type Message = {
  /** Derived from the effect that sends it, so a retry is the same message. */
  id: string
  tenant: string
  to: string
  subject: string
  text: string
  sentAt: string
}

export interface Mail {
  /** Resolves once the message is accepted. The same id twice is one message. */
  send(message: Message): Promise<void>
  /** What this engine itself has kept, newest first; a real gateway keeps nothing. */
  outbox(limit: number): Promise<Message[]>
  close(): Promise<void>
}

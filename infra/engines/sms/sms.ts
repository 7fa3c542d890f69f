export type TextMessage = {
  /** Derived from the effect that sends it, so a retry is the same message. */
  id: string
  tenant: string
  /** E.164: '+', country code, digits. */
  to: string
  text: string
  /** Sent over WhatsApp with a template of the gateway instead of the text; `values` are its variables by number. */
  whatsapp?: { from: string; template: string; values: Readonly<Record<string, string>> } | undefined
  /** Where the gateway says later what became of it. */
  reportTo?: string | undefined
  sentAt: string
}

export interface Sms {
  /**
   * Resolves once the message is accepted. The same id twice is one message.
   * @throws Rejected 'sms/undeliverable' when it will never be taken, 'sms/unavailable' when it may be later.
   */
  send(message: TextMessage): Promise<void>
  /** What this engine itself has kept, newest first; a real gateway keeps nothing. */
  outbox(limit: number): Promise<TextMessage[]>
  /** Asks the gateway whether it would take messages now; absent where there is nothing to ask. */
  probe?(): Promise<void>
  close(): Promise<void>
}

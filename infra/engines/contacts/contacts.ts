/** The person who opened a company here. */
export type Contact = { name: string; email: string; company: string | null; language: string }

/** Where an operator keeps the contacts of their own customers. */
export interface Contacts {
  /**
   * The same `id` twice is one contact. `contact` null: that one is to be forgotten.
   * @throws Rejected 'outside/unavailable' when it may work later, 'outside/refused' when it never will.
   */
  push(sent: { id: string; at: string; contact: Contact | null }): Promise<void>
}

import { Webhook } from 'standardwebhooks'

/** By the Standard Webhooks convention: one signature for each secret that counts. */
export const signatureOf = (
  secrets: readonly string[],
  { id, at, body }: { id: string; at: Date; body: string },
): string => secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const [NONCE, TAG] = [12, 16]
const keyOf = (token: string) => Buffer.from(hkdfSync('sha256', token, '', 'id token of a session', 32))

/** Readable with the session's token alone, of which the store has no more than a hash. */
export function sealedWith(token: string, text: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyOf(token), nonce)
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

export function openedWith(token: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(-TAG))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8')
}

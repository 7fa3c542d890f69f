import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const [NONCE, TAG] = [12, 16]

/** A file under its subject's key (AES-256-GCM), bound to `name`: what was sealed under another name does not open. */
export function sealBytes(key: Buffer, name: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** @throws when the bytes were changed, or sealed under another key or name. */
export function openBytes(key: Buffer, name: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(name))
  decipher.setAuthTag(sealed.subarray(-TAG))
  return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()])
}

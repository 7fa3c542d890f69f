import { createECDH } from 'node:crypto'
import { sha256 } from '../../hashing.ts'
import type { KeyRing } from '../key-ring/key-ring.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

/** The installation's own pair for web push, the same in every process and after every start: worked out of its master key. */
export function vapidKeys({ sign }: Pick<KeyRing, 'sign'>): VapidKeys {
  for (let turn = 1; ; turn++) {
    const secret = Buffer.from(sha256(sign('web-push', `vapid ${turn}`)), 'hex')
    const pair = createECDH('prime256v1')
    try {
      pair.setPrivateKey(secret)
    } catch {
      // One number in four thousand million is not on the curve.
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') }
  }
}

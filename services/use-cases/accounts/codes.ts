import { randomUUID } from 'node:crypto'
import { CODE_LENGTH } from '#contracts/user/limits.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'

type Keys = Pick<KeyRing, 'sign' | 'blindIndex'>

/** The code behind an id, worked out with the installation's own key: it is stored nowhere, not even sealed. */
export const codeOf = (keys: Keys, codeId: string): string =>
  (BigInt(`0x${Buffer.from(keys.sign('verification-code', codeId)).toString('hex')}`) % 10n ** BigInt(CODE_LENGTH)).toString().padStart(CODE_LENGTH, '0')

/** Keyed, so that whoever reads the log cannot try all codes on it. */
export const codeHashOf = (keys: Keys, codeId: string, code: string) => keys.blindIndex('verification-code', `${codeId} ${code}`)

export function newCode(keys: Keys, codeId: string = randomUUID()) {
  return { codeId, codeHash: codeHashOf(keys, codeId, codeOf(keys, codeId)) }
}

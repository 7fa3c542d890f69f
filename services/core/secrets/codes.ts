import { randomUUID } from 'node:crypto'
import { CODE_LENGTH, CONFIRMATION_LENGTH, DOMAIN_PROOF_LENGTH } from '#contracts/user/limits.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'

type Keys = Pick<KeyRing, 'sign' | 'blindIndex'>

/** The code behind an id, worked out with the installation's own key: it is stored nowhere, not even sealed. */
export const codeOf = (keys: Keys, codeId: string): string =>
  digitsOf(keys.sign('verification-code', codeId), CODE_LENGTH)
/** The code that confirms a sign-in through a provider. */
export const confirmationOf = (keys: Keys, codeId: string): string =>
  digitsOf(keys.sign('sign-in-confirmation-code', codeId), CONFIRMATION_LENGTH)

/** The code that proves an email domain. */
export const domainCodeOf = (keys: Keys, codeId: string): string =>
  digitsOf(keys.sign('email-domain-code', codeId), DOMAIN_PROOF_LENGTH)
export const domainCodeHashOf = (keys: Keys, codeId: string, code: string) =>
  keys.blindIndex('email-domain-code', `${codeId} ${code}`)

const digitsOf = (signature: string, digits: number) =>
  (BigInt(`0x${Buffer.from(signature).toString('hex')}`) % 10n ** BigInt(digits)).toString().padStart(digits, '0')

/** Keyed, so that a reader of the log cannot try all codes on it. */
export const codeHashOf = (keys: Keys, codeId: string, code: string) =>
  keys.blindIndex('verification-code', `${codeId} ${code}`)

export const confirmationHashOf = (keys: Keys, codeId: string, code: string) =>
  keys.blindIndex('sign-in-confirmation-code', `${codeId} ${code}`)

export function newConfirmation(keys: Keys, codeId: string = randomUUID()) {
  return { codeId, codeHash: confirmationHashOf(keys, codeId, confirmationOf(keys, codeId)) }
}

export function newDomainCode(keys: Keys, codeId: string = randomUUID()) {
  return { codeId, codeHash: domainCodeHashOf(keys, codeId, domainCodeOf(keys, codeId)) }
}

export function newCode(keys: Keys, codeId: string = randomUUID()) {
  return { codeId, codeHash: codeHashOf(keys, codeId, codeOf(keys, codeId)) }
}

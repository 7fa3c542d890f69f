import { CompanyId } from '#contracts/kernel/ids.ts'
import { type Connectable, isConnectable } from '#contracts/integration/catalogue.ts'
import type { KeyRing } from '#infra/engines/key-ring/key-ring.ts'
import { isSame } from './is-same.ts'

type Keys = Pick<KeyRing, 'sign'>
type Of = { companyId: string; integrationType: Connectable }

/** With which another system calls us: worked out with the installation's own key, so that neither it nor its hash is stored. Shorter than 171 characters, as Greenhouse asks. */
export const integrationKey = (keys: Keys, { companyId, integrationType, keyId }: Of & { keyId: string }) =>
  `${companyId}.${integrationType}.${keys.sign('integration', `${companyId}.${integrationType}.${keyId}`)}`

/** Which connection a key names, before it is known to be right; null for what no key looks like. */
export function namedByKey(key: string): Of | null {
  const [companyId = '', integrationType = '', secret = '', ...rest] = key.slice(0, 200).split('.')
  const isKey = rest.length === 0 && secret !== '' && CompanyId.safeParse(companyId).success
  return isKey && isConnectable(integrationType) ? { companyId, integrationType } : null
}

export const isIntegrationKey = (keys: Keys, key: string, of: Of & { keyId: string }) =>
  isSame(integrationKey(keys, of), key)

import { BadSettings } from '../../env.ts'
import type { EngineSettings } from '../engine-settings.ts'
import type { Contacts } from './contacts.ts'

type Settings = Pick<EngineSettings, 'CONTACTS_URL' | 'CONTACTS_TOKEN'>

/** Before anything is opened. */
export function checkContacts({ CONTACTS_URL, CONTACTS_TOKEN }: Settings) {
  if ((CONTACTS_URL === undefined) !== (CONTACTS_TOKEN === undefined))
    throw new BadSettings(['A service for contacts needs CONTACTS_URL and CONTACTS_TOKEN, and one of them is not set'])
}

/** Null where the operator keeps no list of contacts elsewhere: nothing leaves. */
export async function openContacts({ CONTACTS_URL: url, CONTACTS_TOKEN: token }: Settings): Promise<Contacts | null> {
  if (url === undefined || token === undefined) return null
  return (await import('./posted.ts')).postedContacts({ url, token })
}

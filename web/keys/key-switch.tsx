import { useSyncExternalStore } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { singleKeysOn, switchSingleKeys } from './single-keys.ts'

const useText = namespace('palette')
const listeners = new Set<() => void>()
const watch = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Switches keys of one character off and on, for people who dictate or press keys by accident. */
export default function KeySwitch() {
  const t = useText()
  const on = useSyncExternalStore<boolean | null>(watch, singleKeysOn, () => null)
  // Without scripts there are no keys to switch.
  if (on === null) return null
  const change = (wanted: boolean) => {
    switchSingleKeys(wanted)
    for (const changed of listeners) changed()
  }
  return <Checkbox label={t('singleKeys')} checked={on} onChange={(event) => change(event.target.checked)} />
}

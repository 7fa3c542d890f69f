import { namespace } from '../i18n/namespace.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import type { useZone } from './use-zone.ts'

const useText = namespace('meet')
/** As people say it: America/New_York is America, New York. */
const readable = (zone: string) => zone.replaceAll('_', ' ').replace('/', ', ')

/** Names the zone of all times, and lets it be changed where scripts run. */
export function ZoneChoice({ zone, zones, choose, isChangeable }: ReturnType<typeof useZone>) {
  const t = useText()
  if (!isChangeable) return <p className="text-sm text-muted">{t('zoneNote', { zone: readable(zone) })}</p>
  return (
    <Field label={t('zone')} className="max-w-sm">
      <Select
        value={zone}
        onChange={({ target }) => void choose(target.value)}
        options={zones.map((value) => ({ value, label: readable(value) }))}
      />
    </Field>
  )
}

import { noAddress } from '#contracts/job/empty-details.ts'
import type { JobAddress } from '#contracts/job/later-details.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { TextBox } from '../bound-fields.tsx'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { CityField } from './city-field.tsx'

const useText = namespace('builder')
const fields = { street: 'street', state: 'region', postcode: 'postcode' } as const

/** Where the work is done, for those who look for it on a map; the location in words is what candidates read. */
export function AddressCard() {
  const t = useText()
  const { draft, change } = useEditor()
  const address = draft.details.address ?? noAddress
  const set = (changes: Partial<JobAddress>, mergeKey: string) =>
    change((draft) => editDetails(draft, { address: { ...noAddress, ...draft.details.address, ...changes } }), mergeKey)
  return (
    <Card title={t('address')}>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <CityField />
        {(Object.keys(fields) as (keyof typeof fields)[]).map((field) => (
          <TextBox
            key={field}
            path={`details.address.${field}`}
            label={t(fields[field])}
            optional
            value={address[field]}
            onText={(text) => set({ [field]: text }, `address.${field}`)}
          />
        ))}
      </div>
    </Card>
  )
}

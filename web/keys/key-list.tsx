import { namespace } from '../i18n/namespace.ts'
import { Dialog } from '../ui/dialog.tsx'
import KeySwitch from './key-switch.tsx'
import { capsOf, keysOf, type Place } from './table.ts'

const useText = namespace('palette')

/** The keys that are heard in this place, from the table that the handlers go by. */
export default function KeyList({ place, open, onClose }: { place: Place; open: boolean; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')} description={t('keysAbout')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pb-3">
        {keysOf(place).map((row) => (
          <div key={row.does} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono text-sm whitespace-nowrap" dir="ltr">
              {capsOf(row)}
            </dt>
            <dd>{t(row.says)}</dd>
          </div>
        ))}
      </dl>
      <div className="pb-3">
        <KeySwitch />
      </div>
    </Dialog>
  )
}

import { namespace } from '../i18n/namespace.ts'
import { Dialog } from '../ui/dialog.tsx'
import KeySwitch from './key-switch.tsx'

const useText = namespace('palette')

/** The keys that every page under /admin has; boards and candidates' pages show their own list instead. */
export default function KeyList({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const keys = [
    ['Ctrl / ⌘ + K', t('keySearch')],
    ['?', t('keyList')],
    ['Esc', t('keyClose')],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('keys')} description={t('keysAbout')}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 pb-3">
        {keys.map(([key, does]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-mono text-sm whitespace-nowrap" dir="ltr">
              {key}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="pb-3">
        <KeySwitch />
      </div>
    </Dialog>
  )
}

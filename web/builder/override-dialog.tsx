import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('versions')

type Props = { live: boolean; decide: (goOn: boolean) => void }

/** Where an installation is used to develop the product, its checks of a job can be gone past (JOB-038, JOB-049). */
export default function OverrideDialog({ live, decide }: Props) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={() => decide(false)}
      title={t('overrideTitle')}
      footer={
        <>
          <Button onClick={() => decide(false)}>{t('overrideStay')}</Button>
          <Button variant="primary" onClick={() => decide(true)}>
            {t(live ? 'overrideSave' : 'overrideGo')}
          </Button>
        </>
      }
    >
      <p>{t(live ? 'overrideLiveText' : 'overrideText')}</p>
    </Dialog>
  )
}

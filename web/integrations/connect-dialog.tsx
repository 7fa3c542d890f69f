import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('integrations')

/** What a system will read and write, before it is connected. */
export function ConnectDialog({ onClose, title, to }: { onClose: () => void; title: string; to: string }) {
  const t = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('connectTitle', { name: title })}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <ButtonLink to={to} variant="primary">
            {t('continue')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <section>
          <h3 className="font-medium">{t('readsTitle')}</h3>
          <ul className="list-disc ps-5">
            <li>{t('readsTests')}</li>
            <li>{t('readsResult')}</li>
          </ul>
        </section>
        <section>
          <h3 className="font-medium">{t('writesTitle')}</h3>
          <ul className="list-disc ps-5">
            <li>{t('writesCandidate')}</li>
          </ul>
        </section>
        <p className="text-muted">{t('withYourRights')}</p>
      </div>
    </Dialog>
  )
}

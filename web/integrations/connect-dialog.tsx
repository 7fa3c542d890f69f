import type { CatalogueType } from '#contracts/integration/catalogue.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

const useText = namespace('integrations')

type Props = { onClose: () => void; type: CatalogueType; title: string; to: string }

/** What a system will read and write, before it is connected. */
export function ConnectDialog({ onClose, type, title, to }: Props) {
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
            {(type === 'jobadder' ? (['linkReads'] as const) : (['readsTests', 'readsResult'] as const)).map((text) => (
              <li key={text}>{t(text)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="font-medium">{t('writesTitle')}</h3>
          <ul className="list-disc ps-5">
            <li>{type === 'jobadder' ? t('linkWrites', { name: title }) : t('writesCandidate')}</li>
          </ul>
        </section>
        <p className="text-muted">{t('withYourRights')}</p>
      </div>
    </Dialog>
  )
}

import { namespace } from '../i18n/namespace.ts'
import { useShell } from '../shell/use-shell.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card } from '../ui/card.tsx'

const useText = namespace('invoices')

/** Null where the service could not be asked. */
export type PaymentPage = { url: string; frame: boolean } | null

/** Where what is due is paid: in a frame, or in a tab of its own where the service refuses frames (BILL-036, BILL-053). */
export function Payment({ page }: { page: PaymentPage }) {
  const t = useText()
  const { open } = useShell()
  return (
    <Card title={t('payTitle')}>
      {page === null ? (
        <Callout tone="danger" announce>
          <p>{t('payFailed')}</p>
          <Button className="mt-2" onClick={() => open({ kind: 'chat' })}>
            {t('writeToUs')}
          </Button>
        </Callout>
      ) : (
        <div className="flex flex-col gap-3">
          {page.frame ? (
            <iframe
              title={t('payFrame')}
              src={page.url}
              className="h-[36rem] w-full rounded-md border border-line bg-white"
              referrerPolicy="no-referrer"
            />
          ) : (
            <p>{t('payRefusesFrame')}</p>
          )}
          <a className="link self-start" href={page.url} target="_blank" rel="noopener noreferrer">
            {t('payInTab')}
          </a>
        </div>
      )}
    </Card>
  )
}

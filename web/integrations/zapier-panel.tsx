import { Form } from '@remix-run/react'
import { catalogue } from '#contracts/integration/catalogue.ts'
import type { Listed } from '#contracts/views/integrations.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Copied } from './copied.tsx'
import { Subscriptions } from './subscriptions.tsx'
import type { ShownZapier } from './zapier.server.ts'

const useText = namespace('integrations')

/** The key that a Zap is set up with, and every Zap that is switched on. */
export function ZapierPanel({ zapier, waits }: { zapier: ShownZapier; waits: Listed['waits'] }) {
  const t = useText()
  return (
    <section
      id="zapier"
      aria-labelledby="zapier-title"
      className="flex flex-col gap-5 rounded-lg border border-line bg-raised p-4 shadow-card"
    >
      <h2 id="zapier-title" className="text-base font-semibold" translate="no">
        {catalogue.zapier.title}
      </h2>
      <div className="flex max-w-2xl flex-col gap-3">
        <Copied label={t('zapierKey')} text={zapier.key} />
        <p className="text-sm text-muted">{t('zapierKeyHint')}</p>
        <Copied label={t('address')} text={zapier.address} />
        <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="type" value="zapier" />
          {waits?.for === 'owner' && (
            <Button type="submit" size="sm" variant="primary" name="intent" value="connect">
              {t('connectAgain')}
            </Button>
          )}
          <Button type="submit" size="sm" name="intent" value="renew">
            {t('renewKey')}
          </Button>
          <span className="text-sm text-muted">{t('renewKeyNote')}</span>
        </Form>
      </div>
      <Subscriptions subscriptions={zapier.subscriptions} />
    </section>
  )
}

import { Form, useNavigation } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

const useText = namespace('scheduling')

/** An administrator opens the calendars of colleagues and rooms at once; null: they are not open. */
export function CompanyCalendars({ directory }: { directory: { domain: string; email: string } | null }) {
  const t = useText()
  return (
    <Card title={t('directory')}>
      <p className="text-muted">{t('directoryAbout')}</p>
      {directory ? (
        <div className="mt-4 flex flex-col gap-4">
          <p>
            <bdi translate="no">{directory.domain || directory.email}</bdi>
          </p>
          <div className="flex flex-wrap gap-2">
            <Act intent="askColleagues" label={t('directoryAsk')} />
            <Act intent="endCompanyCalendars" label={t('directoryEnd')} />
          </div>
        </div>
      ) : (
        <a href="/calendars/cronofy/company" className={buttonClasses({}, 'mt-4')}>
          {t('directoryConnect')}
        </a>
      )}
    </Card>
  )
}

function Act({ intent, label }: { intent: string; label: string }) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" busy={busy}>
        {label}
      </Button>
    </Form>
  )
}

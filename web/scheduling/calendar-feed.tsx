import { Form, useNavigation } from '@remix-run/react'
import { namespace } from '../i18n/namespace.ts'
import { Button, buttonClasses } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('scheduling')

/** The secret address at which other calendars read one's booked interviews; null: not turned on. */
export function CalendarFeed({ feed }: { feed: string | null }) {
  const t = useText()
  return (
    <Card title={t('feed')}>
      <p className="text-muted">{t('feedAbout')}</p>
      {feed ? (
        <div className="mt-4 flex flex-col gap-4">
          <div className="flex flex-wrap items-end gap-2">
            <Field label={t('feedLink')} className="min-w-0 grow">
              <TextInput readOnly value={feed} dir="ltr" onFocus={({ target }) => target.select()} />
            </Field>
            <CopyButton text={feed} label={t('feedCopy')} copiedLabel={t('feedCopied')} />
          </div>
          <ul className="flex flex-wrap gap-2">
            {subscriptions(feed).map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer" className={buttonClasses({ size: 'sm' })}>
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('feedSecret')}</p>
          <div className="flex flex-wrap gap-2">
            <Act intent="openFeed" label={t('feedReplace')} />
            <Act intent="closeFeed" label={t('feedClose')} />
          </div>
        </div>
      ) : (
        <div className="mt-4">
          <Act intent="openFeed" label={t('feedCreate')} />
        </div>
      )}
    </Card>
  )
}

function subscriptions(feed: string) {
  const webcal = feed.replace(/^https?:/, 'webcal:')
  return [
    { name: 'feedGoogle', href: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}` },
    { name: 'feedOutlook', href: `https://outlook.office.com/calendar/0/addfromweb?url=${encodeURIComponent(feed)}` },
    { name: 'feedApple', href: webcal },
  ] as const
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

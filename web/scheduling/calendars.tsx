import { Form, useNavigation } from '@remix-run/react'
import { MAX_CALENDAR_NAME, MOST_CALENDARS } from '#contracts/availability/calendars.ts'
import { namespace } from '../i18n/namespace.ts'
import { Sentence } from '../i18n/sentence.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Instant } from '../ui/instant.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { type Account, AccountTarget } from './calendar-account.tsx'

const useText = namespace('scheduling')
type Calendar = {
  calendarId: string
  name: string
  host: string
  account: Account | null
  asOf: string | null
  failure: string | null
}
const failures: Record<string, 'calendarUnreadable' | 'calendarRefused'> = {
  'calendar/unreadable': 'calendarUnreadable',
  'calendar/refused': 'calendarRefused',
}
const failureText = (failure: string, account: Account | null) =>
  failure === 'calendar/refused' && account?.isAtCronofy ? 'calendarEnded' : (failures[failure] ?? 'calendarAway')
type Refused = { fields?: Record<string, string> } | null

/** Calendars elsewhere: while one of them is busy, one is not free for interviews. */
export function Calendars({ calendars, refused }: { calendars: Calendar[]; refused: Refused }) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'connectCalendar'
  return (
    <Card title={t('calendars')}>
      <p className="text-muted">{t('calendarsAbout')}</p>
      {calendars.length > 0 && (
        <ul className="mt-4 flex flex-col divide-y divide-line rounded-md border border-line">
          {calendars.map((calendar) => (
            <One key={calendar.calendarId} calendar={calendar} />
          ))}
        </ul>
      )}
      {calendars.length < MOST_CALENDARS && (
        <Form method="post" preventScrollReset className="mt-4 flex flex-col gap-4">
          <input type="hidden" name="intent" value="connectCalendar" />
          <Field label={t('calendarName')} error={refused?.fields?.calendarName} required>
            <TextInput name="calendarName" maxLength={MAX_CALENDAR_NAME} autoComplete="off" required />
          </Field>
          <Field label={t('calendarAddress')} hint={t('calendarHint')} error={refused?.fields?.address} required>
            <TextInput name="address" autoComplete="off" spellCheck={false} dir="ltr" required />
          </Field>
          <div>
            <Button type="submit" busy={busy}>
              {t('calendarConnect')}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  )
}

function One({ calendar: { calendarId, name, host, account, asOf, failure } }: { calendar: Calendar }) {
  const t = useText()
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 p-3">
      <div className="min-w-0">
        <p id={`calendar-${calendarId}`} className="font-medium break-words">
          {name}
        </p>
        <p className="text-sm text-muted" dir="ltr" translate="no">
          {account && !account.isAtCronofy ? `${account.username}, ${host}` : host}
        </p>
        <p className={failure === null ? 'text-sm text-muted' : 'text-sm text-danger-ink'}>
          {failure !== null && `${t(failureText(failure, account))} `}
          {asOf ? (
            <Sentence text={t('calendarAsOf')} parts={{ at: <Instant at={asOf} precision="minute" /> }} />
          ) : (
            t('calendarNever')
          )}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="disconnectCalendar" />
        <Button
          type="submit"
          size="sm"
          name="calendarId"
          value={calendarId}
          id={`remove-${calendarId}`}
          aria-labelledby={`remove-${calendarId} calendar-${calendarId}`}
        >
          {t('calendarRemove')}
        </Button>
      </Form>
      {account && <AccountTarget calendarId={calendarId} account={account} />}
    </li>
  )
}

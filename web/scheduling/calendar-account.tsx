import { Form, useNavigation } from '@remix-run/react'
import { MAX_CALENDAR_NAME, MAX_CALENDAR_USERNAME } from '#contracts/availability/calendars.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('scheduling')

export type Account = {
  username: string
  target: string | null
  found: { url: string; name: string; isWritable: boolean }[]
  isAtCronofy: boolean
}
type Refused = { fields?: Record<string, string> } | null

/** Signs in to a calendar server; the same account again is kept with the new password. */
export function ConnectAccount({ refused }: { refused: Refused }) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'connectAccount'
  const plain = { autoComplete: 'off', spellCheck: false, dir: 'ltr', required: true } as const
  return (
    <Card title={t('account')}>
      <p className="text-muted">{t('accountAbout')}</p>
      <Form method="post" preventScrollReset className="mt-4 flex flex-col gap-4">
        <input type="hidden" name="intent" value="connectAccount" />
        <Field label={t('calendarName')} error={refused?.fields?.accountName} required>
          <TextInput name="accountName" maxLength={MAX_CALENDAR_NAME} autoComplete="off" required />
        </Field>
        <Field
          label={t('accountServer')}
          hint={t('accountServerHint')}
          error={refused?.fields?.accountAddress}
          required
        >
          <TextInput name="accountAddress" {...plain} />
        </Field>
        <Field label={t('accountUser')} error={refused?.fields?.username} required>
          <TextInput name="username" maxLength={MAX_CALENDAR_USERNAME} {...plain} />
        </Field>
        <Field label={t('accountPassword')} hint={t('accountPasswordHint')} error={refused?.fields?.password} required>
          <TextInput name="password" type="password" {...plain} autoComplete="new-password" />
        </Field>
        <div>
          <Button type="submit" busy={busy}>
            {t('accountConnect')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** In which calendar of the account interviews are written. */
export function AccountTarget({ calendarId, account }: { calendarId: string; account: Account }) {
  const t = useText()
  const options = account.found.flatMap(({ url, name, isWritable }) =>
    isWritable || url === account.target ? [{ value: url, label: name }] : [],
  )
  return (
    <Form
      key={account.target}
      method="post"
      preventScrollReset
      className="flex w-full flex-wrap items-end gap-2"
      aria-labelledby={`calendar-${calendarId}`}
    >
      <input type="hidden" name="intent" value="chooseTarget" />
      <input type="hidden" name="calendarId" value={calendarId} />
      <Field label={t('accountTarget')}>
        <Select
          name="target"
          defaultValue={account.target ?? ''}
          options={[{ value: '', label: t('accountNowhere') }, ...options]}
        />
      </Field>
      <Button type="submit" size="sm">
        {t('accountSave')}
      </Button>
    </Form>
  )
}

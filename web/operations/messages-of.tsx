import { Form, useNavigation } from '@remix-run/react'
import type { Messaging } from '#contracts/messages/limits.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('operations')

export type MessagesOfCompany = Messaging & { allowed: number; sent: number }
type MessagesOfProps = { companyId: string; name: string; messages: MessagesOfCompany }

/** How many messages a company sent and may send a day, and whether it may at all. An empty number is that of its plan. */
export function MessagesOf({ companyId, name, messages: { perDay, stopped, allowed, sent } }: MessagesOfProps) {
  const t = useText()
  const { number } = useFormat()
  const form = useNavigation().formData
  const why = { bounces: t('stoppedByBounces'), complaints: t('stoppedByComplaints'), operator: t('stoppedByOperator') }
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" key={`${perDay} ${stopped}`}>
      <input type="hidden" name="companyId" value={companyId} />
      <span>{stopped ? why[stopped] : t('sentOf', { sent: number(sent), allowed: number(allowed) })}</span>
      <span className="flex items-center gap-2">
        <TextInput
          name="perDay"
          inputMode="numeric"
          pattern="[0-9]{0,6}"
          maxLength={6}
          aria-label={t('perDayOf', { name })}
          placeholder={number(allowed)}
          defaultValue={perDay ?? ''}
          className="w-24!"
        />
        <Select
          name="messages"
          aria-label={t('messagesOf', { name })}
          defaultValue={stopped ? 'stop' : 'send'}
          className="w-auto! min-w-28"
          options={[
            { value: 'send', label: t('messagesSent') },
            { value: 'stop', label: t('messagesStopped') },
          ]}
        />
        <Button
          type="submit"
          size="sm"
          busy={form?.get('companyId') === companyId && form.has('messages')}
          aria-label={t('saveMessagesOf', { name })}
        >
          {t('save')}
        </Button>
      </span>
    </Form>
  )
}

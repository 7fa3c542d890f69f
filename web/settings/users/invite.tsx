import { Form, Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { DEFAULT_ROLE } from '#contracts/kernel/roles.ts'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { CommandId } from '../../offline/index.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'

const useText = namespace('team')

type InviteProps = {
  roles: OwnRole[]
  given: string[]
  seats: { left: number | null } | null
  may: { billing: boolean }
  inviting: boolean
  refused: { fields: Record<string, string> } | null
  /** Addresses to mend or to send later. */
  kept: string
  /** What came of the last ones; null until then. */
  invited: object | null
}

export function Invite({ roles, given, seats, may, inviting, refused, kept, invited }: InviteProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useFocusOnError(form, refused)
  useEffect(() => {
    if (invited && area.current) area.current.value = kept
  }, [invited, kept])
  useEffect(() => {
    if (inviting) area.current?.focus()
  }, [inviting])
  const busy = useNavigation().formData?.get('intent') === 'invite'
  return (
    <Form method="post" ref={form} preventScrollReset noValidate className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="invite" />
      <CommandId done={invited} />
      <p className="text-muted">{t('inviteIntro')}</p>
      {seats?.left === 0 && (
        <Callout tone="warning">
          {t('noSeatLeft')}{' '}
          {may.billing && (
            <Link to="/admin/billing/bundles?limit=seats" className="link">
              {t('seePlans')}
            </Link>
          )}
        </Callout>
      )}
      <Field label={t('emails')} hint={t('emailsHint')} error={refused?.fields.emails} required>
        <TextArea ref={area} name="emails" rows={3} defaultValue={kept} autoComplete="off" spellCheck={false} />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('role')} className="min-w-44">
          <Select name="roleId" options={roleOptions(t, roles, given)} defaultValue={DEFAULT_ROLE} />
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </Form>
  )
}

import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { useFocusOnError } from '../../lib/use-focus-on-error.ts'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'

const useText = namespace('team')
/** The checkboxes of the table belong to this form. */
export const BULK = 'bulk-users'

type BulkProps = {
  roles: OwnRole[]
  given: string[]
  may: { update: boolean; delete: boolean }
  refused: { fields: Record<string, string> } | null
}

/** There while a user is selected: what is checked in the table decides, with scripts or without. */
export function BulkBar({ roles, given, may, refused }: BulkProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { userIds, roleId } = refused?.fields ?? {}
  useFocusOnError(form, userIds || roleId ? refused : null)
  return (
    <Form
      method="post"
      id={BULK}
      ref={form}
      preventScrollReset
      className={classes(
        'mt-3 flex-wrap items-start gap-2 group-has-[[name=userIds]:checked]/users:flex',
        userIds || roleId ? 'flex' : 'hidden',
      )}
      aria-label={t('withSelected')}
    >
      <span className="min-h-9 content-center text-sm text-muted">{t('withSelected')}</span>
      {may.update && (
        <>
          <Field label={t('role')} hideLabel error={roleId}>
            <Select
              name="roleId"
              placeholder={t('choose')}
              options={roleOptions(t, roles, given)}
              className="w-auto!"
            />
          </Field>
          <Button type="submit" name="intent" value="assign">
            {t('assignRole')}
          </Button>
        </>
      )}
      {may.delete && (
        <Button type="submit" name="intent" value="ask-remove">
          {t('removeSelected')}
        </Button>
      )}
      {userIds && (
        <p role="alert" tabIndex={-1} data-form-error className="basis-full text-sm font-medium text-danger-ink">
          {userIds}
        </p>
      )}
    </Form>
  )
}

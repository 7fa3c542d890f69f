import { Form } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'

const useText = namespace('team')
/** The checkboxes of the table belong to this form. */
export const BULK = 'bulk-users'

export function BulkBar({ roles, given, may }: { roles: OwnRole[]; given: string[]; may: { update: boolean; delete: boolean } }) {
  const t = useText()
  return (
    <Form method="post" id={BULK} preventScrollReset className="mt-3 flex flex-wrap items-center gap-2" aria-label={t('withSelected')}>
      <span className="text-sm text-muted">{t('withSelected')}</span>
      {may.update && (
        <>
          <Select name="roleId" aria-label={t('role')} placeholder="Choose" options={roleOptions(roles, given)} className="w-auto!" />
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
    </Form>
  )
}

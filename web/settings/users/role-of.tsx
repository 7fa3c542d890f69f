import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { type OwnRole, roleOptions } from '../../team/role-options.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { ListedUser } from './shown.ts'

const useText = namespace('team')
const INTENT = 'assign'

type RoleOfProps = { user: Pick<ListedUser, 'user_id' | 'role'>; name: string; roles: OwnRole[]; given: string[] }

/**
 * A colleague's role, changed with Save, which is there as soon as another one is chosen. Choosing alone changes nothing:
 * the arrow keys choose every role they pass. Without scripts Save is always there.
 */
export function RoleOf({ user, name, roles, given }: RoleOfProps) {
  const t = useText()
  const select = useRef<HTMLSelectElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const sent = useRef(false)
  const [saved, setSaved] = useState(user.role)
  const [chosen, setChosen] = useState(user.role)
  if (user.role !== saved) {
    setSaved(user.role)
    setChosen(user.role)
  }
  useEffect(() => {
    // What was chosen before the scripts were here.
    setChosen(select.current!.value)
    // Save goes, and the focus was on it, or is nowhere by now.
    if (sent.current && (document.activeElement === save.current || document.activeElement === document.body))
      select.current!.focus()
    sent.current = false
  }, [saved])
  const form = useNavigation().formData
  const busy = form?.get('intent') === INTENT && form.get('userIds') === user.user_id
  return (
    <Form method="post" preventScrollReset className="flex items-center gap-2" onSubmit={() => (sent.current = true)}>
      <input type="hidden" name="intent" value={INTENT} />
      <input type="hidden" name="userIds" value={user.user_id} />
      <Select
        ref={select}
        name="roleId"
        aria-label={t('roleOf', { name })}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={roleOptions(t, roles, given, user.role)}
        className="w-auto! min-w-32"
      />
      {/* Keeps its place in the row while it is not there. */}
      <Button
        ref={save}
        type="submit"
        size="sm"
        busy={busy}
        aria-label={t('saveRoleOf', { name })}
        className={chosen === saved ? 'invisible noscript:visible' : ''}
      >
        {t('saveRole')}
      </Button>
    </Form>
  )
}

import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import KeySwitch from '../../keys/key-switch.tsx'
import type { TabProps } from '../tab.ts'
import type { profile } from './tab.server.ts'

const useText = namespace('settings')

export function ProfileTab({ data: user }: TabProps<typeof profile>) {
  const t = useText()
  return (
    <>
      <Card title={t('account')}>
        <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
          <dt className="text-muted">{t('accountName')}</dt>
          <dd>{user.name}</dd>
          <dt className="text-muted">{t('accountEmail')}</dt>
          <dd>{user.email}</dd>
          <dt className="text-muted">{t('accountRole')}</dt>
          <dd>{user.role}</dd>
        </dl>
      </Card>
      <Card title={t('keyboard')}>
        <KeySwitch />
      </Card>
    </>
  )
}

import { Card } from '../../ui/card.tsx'
import type { TabProps } from '../tab.ts'
import type { profile } from './tab.server.ts'

export function ProfileTab({ data: user }: TabProps<typeof profile>) {
  return (
    <Card title="Your account">
      <dl className="grid items-baseline gap-x-6 gap-y-2 sm:grid-cols-[10rem_1fr]">
        <dt className="text-muted">Name</dt>
        <dd>{user.name}</dd>
        <dt className="text-muted">E-mail address</dt>
        <dd>{user.email}</dd>
        <dt className="text-muted">Role</dt>
        <dd>{user.role}</dd>
      </dl>
    </Card>
  )
}

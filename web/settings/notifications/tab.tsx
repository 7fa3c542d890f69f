import { Link } from '@remix-run/react'
import { Card } from '../../ui/card.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { TabProps } from '../tab.ts'
import type { notifications } from './tab.server.ts'

const messages = [
  { what: 'Invitation to apply', to: 'The candidate', when: 'When somebody of your company invites them' },
  { what: 'Reminder', to: 'The candidate', when: 'When somebody of your company reminds them' },
  { what: 'API key', to: 'The user it is meant for', when: 'When an administrator has a key sent' },
] as const

/** Every message that leaves the platform, and what makes it leave. */
export function NotificationsTab({ data: { outbox } }: TabProps<typeof notifications>) {
  return (
    <Card title="Notifications">
      <p className="mb-4 text-muted">The messages that are sent, all of them by e-mail. Each is sent because a person did something; none is sent on a schedule.</p>
      <Table
        caption="Messages"
        head={
          <>
            <Th>Message</Th>
            <Th>Goes to</Th>
            <Th>Sent</Th>
          </>
        }
      >
        {messages.map(({ what, to, when }) => (
          <tr key={what}>
            <Td className="font-medium">{what}</Td>
            <Td>{to}</Td>
            <Td>{when}</Td>
          </tr>
        ))}
      </Table>
      {outbox && (
        <p className="mt-4">
          This server keeps messages instead of sending them.{' '}
          <Link to="/dev/outbox" className="link">
            Open the outbox
          </Link>
        </p>
      )}
    </Card>
  )
}

import { Link } from '@remix-run/react'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('settings')

const messages = [
  { what: 'messageInvitation', to: 'messageToCandidate', when: 'messageInvitationWhen' },
  { what: 'messageReminder', to: 'messageToCandidate', when: 'messageReminderWhen' },
  { what: 'messageTeam', to: 'messageToColleague', when: 'messageTeamWhen' },
  { what: 'messageCode', to: 'messageToOwner', when: 'messageCodeWhen' },
  { what: 'messageReset', to: 'messageToOwner', when: 'messageResetWhen' },
  { what: 'messageChanged', to: 'messageToOwner', when: 'messageChangedWhen' },
  { what: 'messageApiKey', to: 'messageToUser', when: 'messageApiKeyWhen' },
] as const

/** The other messages that leave the platform, which cannot be switched off, and what makes them leave. */
export function Messages({ outbox }: { outbox: boolean }) {
  const t = useText()
  return (
    <Card title={t('messages')}>
      <p className="mb-4 text-muted">{t('notificationsAbout')}</p>
      <Table
        caption={t('messages')}
        head={
          <>
            <Th>{t('message')}</Th>
            <Th>{t('messageTo')}</Th>
            <Th>{t('messageWhen')}</Th>
          </>
        }
      >
        {messages.map(({ what, to, when }) => (
          <tr key={what}>
            <Td className="font-medium">{t(what)}</Td>
            <Td>{t(to)}</Td>
            <Td>{t(when)}</Td>
          </tr>
        ))}
      </Table>
      {outbox && (
        <p className="mt-4">
          {t('messagesKept')}{' '}
          <Link to="/dev/outbox" className="link">
            {t('messagesOutbox')}
          </Link>
        </p>
      )}
    </Card>
  )
}

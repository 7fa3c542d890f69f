import { Form, useNavigation } from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { focusPageAfter } from '../../lib/focus-back.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Instant } from '../../ui/instant.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import type { sessions } from './tab.server.ts'

const useText = namespace('settings')
type Row = TabProps<typeof sessions>['data']['sessions'][number]

/** Where a person is signed in, and how to end it (one, all others, all). */
export function SessionsTab({ data, answer }: TabProps<typeof sessions>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'ended' in answer) show({ tone: 'success', message: t('sessionsEnded', { count: answer.ended }) })
  }, [answer, show, t])
  const intent = useNavigation().formData?.get('intent')
  return (
    <Card title={t('sessions')}>
      <p className="mb-4 text-muted">{t('sessionsAbout')}</p>
      {answer && 'refused' in answer && <Problem of={answer.refused} className="mb-4" />}
      <Table
        caption={t('sessions')}
        head={
          <>
            <Th>{t('sessionDevice')}</Th>
            <Th>{t('sessionSince')}</Th>
            <Th>{t('sessionLastUsed')}</Th>
            <Th>
              <span className="sr-only">{t('actions')}</span>
            </Th>
          </>
        }
      >
        {data.sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Table>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {data.sessions.length > 1 && (
          <Form method="post" preventScrollReset onSubmit={leaving}>
            <input type="hidden" name="intent" value="revoke-others" />
            <Button type="submit" busy={intent === 'revoke-others'}>
              {t('sessionsEndOthers')}
            </Button>
          </Form>
        )}
        <Form method="post" className="flex flex-wrap items-center gap-3">
          <input type="hidden" name="intent" value="sign-out-everywhere" />
          <Button type="submit">{t('signOutEverywhere')}</Button>
          <p className="text-muted">{t('signOutEverywhereAbout')}</p>
        </Form>
      </div>
    </Card>
  )
}

/** The button goes with the session it ends. */
const leaving = ({ currentTarget }: FormEvent<HTMLFormElement>) => focusPageAfter(currentTarget)

function SessionRow({ session }: { session: Row }) {
  const t = useText()
  const { id, kind, device, createdAt, lastSeenAt, current } = session
  const name = device ?? (kind === 'token' ? t('sessionToken') : t('sessionUnknown'))
  return (
    <tr>
      <Td>
        <span className="font-medium">{name}</span> {current && <Badge tone="success">{t('sessionCurrent')}</Badge>}{' '}
        {kind === 'token' && device && <Badge>{t('sessionToken')}</Badge>}
      </Td>
      <Td className="whitespace-nowrap text-muted">
        <Instant at={createdAt} />
      </Td>
      <Td className="whitespace-nowrap text-muted">
        <Instant at={lastSeenAt} />
      </Td>
      <Td className="text-end">
        {!current && (
          <Form method="post" preventScrollReset onSubmit={leaving}>
            <input type="hidden" name="intent" value="revoke" />
            <input type="hidden" name="session" value={id} />
            <Button type="submit" size="sm" aria-label={t('sessionEndNamed', { device: name })}>
              {t('sessionEnd')}
            </Button>
          </Form>
        )}
      </Td>
    </tr>
  )
}

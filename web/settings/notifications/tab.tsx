import { Form, useNavigation } from '@remix-run/react'
import { useEffect } from 'react'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useJobTitle } from '../../ui/titles.ts'
import { useToasts } from '../../ui/toast.tsx'
import type { TabProps } from '../tab.ts'
import { Messages } from './messages.tsx'
import { Preferences } from './preferences.tsx'
import { PushCard } from './push-card.tsx'
import { Summary } from './summary.tsx'
import type { notifications } from './tab.server.ts'

const useText = namespace('notices')
type Data = TabProps<typeof notifications>['data']

/** What one person hears of, where, and when (NOTIF-001 to 003). */
export function NotificationsTab({ data, answer }: TabProps<typeof notifications>) {
  const t = useText()
  const { show } = useToasts()
  useEffect(() => {
    if (answer && 'saved' in answer)
      show({ tone: 'success', message: t(answer.saved === 'resumed' ? 'resumed' : 'saved') })
  }, [answer, show, t])
  return (
    <>
      {answer && 'refused' in answer && <Problem of={answer.refused} />}
      {data.emailBounced && (
        <Callout tone="warning" title={t('bouncedTitle')}>
          <p className="mb-2">{t('bouncedAbout', { email: data.email })}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="resume-mail" />
            <Button type="submit">{t('useAgain')}</Button>
          </Form>
        </Callout>
      )}
      <Preferences chosen={data.preferences} />
      <Summary digest={data.digest} zones={data.zones} />
      <PushCard devices={data.devices} publicKey={data.publicKey} />
      <Followed jobs={data.jobs} />
      <Messages outbox={data.outbox} />
    </>
  )
}

function Followed({ jobs }: { jobs: Data['jobs'] }) {
  const t = useText()
  const jobTitle = useJobTitle()
  const busy = useNavigation().formData?.get('intent') === 'follow'
  return (
    <Card title={t('followed')}>
      <p className="mb-4 text-muted">{t('followedAbout')}</p>
      {jobs.length === 0 ? (
        <p>{t('noJobs')}</p>
      ) : (
        <Form method="post" preventScrollReset className="flex flex-col gap-4">
          <input type="hidden" name="intent" value="follow" />
          <ul className="flex flex-col gap-2">
            {jobs.map(({ jobId, title, follows }) => (
              <li key={jobId}>
                <input type="hidden" name="job" value={jobId} />
                <Checkbox name="followed" value={jobId} defaultChecked={follows} label={<bdi>{jobTitle(title)}</bdi>} />
              </li>
            ))}
          </ul>
          <Button type="submit" busy={busy} className="self-start">
            {t('save')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

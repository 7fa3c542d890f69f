import { Form, useNavigation } from '@remix-run/react'
import type { AttendeeResponse } from '#contracts/interview/codes.ts'
import { MessagePage } from '../frame/message-page.tsx'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'

const useText = namespace('invitation')

export const answers = ['CONFIRMED', 'MAYBE', 'REJECTED'] as const

export type InvitationData = {
  summary: string
  candidate: string
  booking: { start: string; end: string } | null
  hasEnded: boolean
  zone: string
  response: AttendeeResponse
  /** What was pressed in the mail; nothing is answered before it is pressed here. */
  wanted: (typeof answers)[number] | null
}
type InvitationProps = InvitationData & { refused: { message: string } | null }

/** When, with whom, and three answers of which one can be changed to another. */
export function InvitationPage({
  summary,
  candidate,
  booking,
  hasEnded,
  zone,
  response,
  wanted,
  refused,
}: InvitationProps) {
  const t = useText()
  const { dayHeading, instant } = useFormat()
  const pressed = useNavigation().formData?.get('response')
  const primary = response === 'PENDING' ? (wanted ?? 'CONFIRMED') : null
  if (!booking || hasEnded)
    return (
      <MessagePage title={t('overTitle')}>
        <p>{t(booking ? 'endedText' : 'overText')}</p>
      </MessagePage>
    )
  return (
    <MessagePage
      title={summary}
      action={
        <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
          {answers.map((each) => (
            <Button
              key={each}
              type="submit"
              name="response"
              value={each}
              size="lg"
              variant={each === primary ? 'primary' : 'secondary'}
              busy={pressed === each}
              disabled={each === response}
            >
              {t(`answer${each}`)}
            </Button>
          ))}
        </Form>
      }
    >
      <dl className="flex flex-col gap-1">
        <dt className="sr-only">{t('when')}</dt>
        <dd>
          <time dateTime={booking.start}>
            {dayHeading(booking.start, zone)}
            {', '}
            <bdi>{instant(booking.start, { timeZone: zone, precision: 'clock' })}</bdi>
          </time>{' '}
          <span className="text-sm">({zone.replaceAll('_', ' ').replace('/', ', ')})</span>
        </dd>
        <dt className="sr-only">{t('candidate')}</dt>
        <dd>
          <bdi>{candidate}</bdi>
        </dd>
      </dl>
      <p role="status" className="mt-3 text-ink">
        {t(`now${response}`)}
      </p>
      {refused && <Problem of={refused} />}
    </MessagePage>
  )
}

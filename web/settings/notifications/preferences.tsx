import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import {
  channelsOf,
  emailWays,
  isFixed,
  type NoticePreferences,
  type NoticeType,
  noticeTypeNames,
  rowOf,
} from '#contracts/inbox/types.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { PlainKey } from '../../locales/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'

const useText = namespace('notices')

const names: Record<NoticeType, PlainKey<'notices'>> = {
  applicationCompleted: 'nameCompleted',
  mention: 'nameMention',
  scoreDue: 'nameScore',
  deadlineNear: 'nameDeadline',
  importFinished: 'nameImport',
  limitNear: 'nameLimit',
  integrationStopped: 'nameStopped',
  emailBounced: 'nameBounced',
  interviewBookedHost: 'nameBooked',
  interviewMovedHost: 'nameMoved',
  interviewCancelledHost: 'nameCancelled',
  interviewBookedCreator: 'nameBooked',
  interviewMovedCreator: 'nameMoved',
  interviewCancelledCreator: 'nameCancelled',
  interviewApproval: 'nameApproval',
  interviewSoon: 'nameSoon',
}
/** Beside the name of its column, where cells lie under each other. */
const INLINE = 'max-sm:inline-block max-sm:align-middle'
const ways = { off: 'wayOff', 'at-once': 'wayNow', daily: 'wayDaily' } as const

/** The types that are shown together; what is dual-role has a place of its own, and holds for both perspectives. */
const parts = [
  {
    title: 'general',
    types: noticeTypeNames.filter((type) => rowOf(type).group === 'general'),
  },
  { title: 'host', types: noticeTypeNames.filter((type) => rowOf(type).perspective === 'host') },
  { title: 'creator', types: noticeTypeNames.filter((type) => rowOf(type).perspective === 'creator') },
  { title: 'both', types: noticeTypeNames.filter((type) => rowOf(type).perspective === 'both') },
] as const

/** One form for all preferences; what cannot be changed says what holds instead. */
export function Preferences({ chosen }: { chosen: NoticePreferences }) {
  const t = useText()
  const busy = useNavigation().formData?.get('intent') === 'preferences'
  const [general, ...scheduling] = parts
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="preferences" />
      <Card title={t('preferences')}>
        <p className="mb-4 text-muted">{t('preferencesAbout')}</p>
        <Part caption={t(general.title)} types={general.types} chosen={chosen} />
      </Card>
      <Card title={t('scheduling')}>
        <div className="flex flex-col gap-6">
          {scheduling.map(({ title, types }) => (
            <section key={title} className="flex flex-col gap-2">
              <h3 className="font-semibold">{t(title)}</h3>
              <Part caption={t(title)} types={types} chosen={chosen} />
            </section>
          ))}
        </div>
      </Card>
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {t('save')}
      </Button>
    </Form>
  )
}

function Part(props: { caption: string; types: readonly NoticeType[]; chosen: NoticePreferences }) {
  const { caption, types, chosen } = props
  const t = useText()
  return (
    <Table
      caption={caption}
      stacked
      head={
        <>
          <Th className="w-5/12">{t('what')}</Th>
          <Th className="w-1/6">{t('inProduct')}</Th>
          <Th className="w-1/4">{t('byEmail')}</Th>
          <Th className="w-1/6">{t('byPush')}</Th>
        </>
      }
    >
      {types.map((type) => (
        <Row key={type} type={type} chosen={chosen} />
      ))}
    </Table>
  )
}

function Row({ type, chosen }: { type: NoticeType; chosen: NoticePreferences }) {
  const t = useText()
  const what = t(names[type])
  const { notifications, email, push } = channelsOf(type, chosen)
  const label = (channel: string) => t('channelOf', { what, channel })
  const held = (on: boolean): ReactNode => <span className="text-muted">{on ? t('fixed') : t('never')}</span>
  return (
    <tr>
      <Td className="font-medium">{what}</Td>
      <Td data-label={t('inProduct')}>
        {isFixed(type, 'notifications') ? (
          held(notifications)
        ) : (
          <Checkbox
            name={`${type}.notifications`}
            defaultChecked={notifications}
            label={label(t('inProduct'))}
            hideLabel
            className={INLINE}
          />
        )}
      </Td>
      <Td data-label={t('byEmail')}>
        {isFixed(type, 'email') ? (
          held(email !== 'off' || rowOf(type).isMailed === true)
        ) : (
          <Select
            name={`${type}.email`}
            aria-label={label(t('byEmail'))}
            defaultValue={email}
            className="w-full whitespace-nowrap max-sm:w-auto"
            options={emailWays.map((way) => ({ value: way, label: t(ways[way]) }))}
          />
        )}
      </Td>
      <Td data-label={t('byPush')}>
        {isFixed(type, 'push') ? (
          held(push)
        ) : (
          <Checkbox
            name={`${type}.push`}
            defaultChecked={push}
            label={label(t('byPush'))}
            hideLabel
            className={INLINE}
          />
        )}
      </Td>
    </tr>
  )
}

import { conflictRules } from '#contracts/ats-link/choices.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox, Radio } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Act } from './act.tsx'
import type { LinkedAts } from './ats.server.ts'

const useText = namespace('integrations')
const ruleTexts = { theirs: 'atsConflictTheirs', ours: 'atsConflictOurs' } as const

/** What counts for all jobs of the system. */
export function AtsRules({ of, done }: { of: LinkedAts; done: object | undefined }) {
  const t = useText()
  const { linkId, systemName, settings, users } = of
  const { remoteUserId } = settings
  const isKnown = users.some(({ value }) => value === remoteUserId)
  const options = remoteUserId === null || isKnown ? users : [{ value: remoteUserId, label: remoteUserId }, ...users]
  return (
    <Card title={t('atsRules')}>
      <Act
        intent="settings"
        values={{ linkId }}
        label={t('save')}
        done={done}
        className="flex max-w-xl flex-col items-start gap-4"
      >
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 text-sm font-medium">{t('atsConflict')}</legend>
          {conflictRules.map((rule) => (
            <Radio
              key={rule}
              name="conflict"
              value={rule}
              defaultChecked={settings.conflict === rule}
              label={t(ruleTexts[rule], { name: systemName })}
            />
          ))}
        </fieldset>
        {users.length > 0 && (
          <Field label={t('atsUser')}>
            <Select
              name="remoteUserId"
              translate="no"
              placeholder={t('atsNoUser')}
              options={options}
              defaultValue={remoteUserId ?? ''}
            />
          </Field>
        )}
        <Checkbox name="inviteByMail" value="yes" defaultChecked={settings.inviteByMail} label={t('inviteByMail')} />
      </Act>
    </Card>
  )
}

import { type Hideable, hiddenAtFirst, hideable, shareDays } from '#contracts/share/rules.ts'
import { namespace } from '../i18n/namespace.ts'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'

const useText = namespace('sharing')

const partText = {
  name: 'partName',
  contact: 'partContact',
  recordings: 'partRecordings',
  texts: 'partTexts',
  choices: 'partChoices',
  files: 'partFiles',
  ratings: 'partRatings',
  comments: 'partComments',
  scores: 'partScores',
} as const satisfies Record<Hideable, string>

/** A day from now, as date fields write it. */
export const dayIn = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)

/** Until when, what is shown, and what may be said. */
export function ShareSettings({ expiryError }: { expiryError: string | undefined }) {
  const t = useText()
  return (
    <>
      <Field label={t('until')} hint={t('untilHint')} error={expiryError} required className="max-w-60">
        <TextInput
          type="date"
          name="until"
          defaultValue={dayIn(shareDays.standard)}
          min={dayIn(0)}
          max={dayIn(shareDays.most)}
        />
      </Field>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('shown')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {hideable.map((part) => (
            <Checkbox
              key={part}
              name={`show-${part}`}
              defaultChecked={!hiddenAtFirst.includes(part)}
              label={t(partText[part])}
            />
          ))}
        </div>
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium">{t('mayGive')}</legend>
        <Checkbox name="feedback-rating" defaultChecked label={t('giveStars')} />
        <Checkbox name="feedback-comment" defaultChecked label={t('giveComment')} />
      </fieldset>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 text-sm font-medium">{t('moment')}</legend>
        <Radio name="moment" value="live" defaultChecked label={t('live')} hint={t('liveHint')} />
        <Radio name="moment" value="frozen" label={t('asOfNow')} hint={t('asOfNowHint')} />
      </fieldset>
      <Checkbox name="watermark" label={t('watermark')} hint={t('watermarkHint')} />
    </>
  )
}

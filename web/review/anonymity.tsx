import { useFetcher } from '@remix-run/react'
import type { AnonymityLevel, HidingLevel } from '#contracts/kernel/anonymity.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { Answer } from './actions.tsx'

const useText = namespace('review')
const stateText = { off: 'anonymousOff', names: 'anonymousNames', faces: 'anonymousFaces' } as const
const setText = { off: 'anonymousSetOff', names: 'anonymousSetNames', faces: 'anonymousSetFaces' } as const

/** What the job hides of its candidates, to be changed by those who may change the job. */
export function AnonymitySwitch({ level }: { level: AnonymityLevel }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  const others = (['off', 'names', 'faces'] as const).filter((each) => each !== level)
  return (
    <fetcher.Form
      method="post"
      className="flex flex-wrap items-center gap-x-2 border-t border-line pt-2 text-sm text-muted"
    >
      <input type="hidden" name="intent" value="anonymous-review" />
      <span>{t(stateText[level])}</span>
      {others.map((each) => (
        <button key={each} type="submit" name="level" value={each} className="link" disabled={fetcher.state !== 'idle'}>
          {t(setText[each])}
        </button>
      ))}
      {fetcher.data?.refused && (
        <p role="alert" className="w-full font-medium text-danger-ink">
          {fetcher.data.refused.message}
        </p>
      )}
    </fetcher.Form>
  )
}

/** Says that it is hidden who this is, and shows it to those who say why. The reason is kept in the history. */
export function Unmask({ level, mayReview }: { level: HidingLevel; mayReview: boolean }) {
  const fetcher = useFetcher<Answer>()
  const t = useText()
  return (
    <div className="w-full text-sm">
      <p className="text-muted">{t(level === 'faces' ? 'maskedFaces' : 'maskedNames')}</p>
      {mayReview && (
        <details className="mt-1">
          <summary className="link w-fit cursor-pointer">{t('unmask')}</summary>
          <fetcher.Form method="post" className="mt-2 flex max-w-prose flex-col gap-2">
            <input type="hidden" name="intent" value="unmask" />
            <Field label={t('unmaskReason')} hint={t('unmaskHint')} error={fetcher.data?.refused?.message} required>
              <TextArea name="reason" rows={2} required maxLength={500} />
            </Field>
            <Button type="submit" size="sm" busy={fetcher.state !== 'idle'} className="self-start">
              {t('unmaskConfirm')}
            </Button>
          </fetcher.Form>
        </details>
      )}
    </div>
  )
}

import { useState } from 'react'
import { collator, displayNames } from '#contracts/kernel/formatters.ts'
import { type TranscriptChoice, transcriptChoices } from '#contracts/kernel/spoken-languages.ts'
import type { TranscriptFailure } from '#contracts/candidate/transcript.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Key } from '../../locales/text.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { ShownTranscript } from './shown.ts'

const useText = namespace('transcripts')

const failureText = {
  'too-large': 'failedTooLarge',
  refused: 'failedRefused',
  unusable: 'failedUnusable',
  lost: 'failedLost',
  'no-sound': 'failedNoSound',
  'no-service': 'failedNoService',
  dropped: 'failedDropped',
} as const satisfies Record<TranscriptFailure, Key<'transcripts'>>

type Props = {
  transcript: ShownTranscript | undefined
  /** Whether there is a service that makes transcripts. */
  service: boolean
  mayReview: boolean
  busy: boolean
  onAsk: (language: TranscriptChoice) => void
}

/** Why there is no transcript, and what can be done about it. */
export function NoTranscript({ transcript, service, mayReview, busy, onAsk }: Props) {
  const t = useText()
  return (
    <>
      <h2 className="text-lg font-semibold">{t('transcript')}</h2>
      {transcript?.state === 'asked' ? (
        <p role="status" className="text-muted">
          {t('beingMade')}
        </p>
      ) : !service ? (
        <div>
          <p>{t('noService')}</p>
          <p className="text-sm text-muted">{t('noServiceHint')}</p>
        </div>
      ) : (
        <>
          {transcript?.failure ? (
            <Callout tone="warning" title={t('failed')}>
              {t(failureText[transcript.failure])}
            </Callout>
          ) : (
            <p className="text-muted">{t('none')}</p>
          )}
          {mayReview && <Ask {...{ busy, onAsk }} asked={transcript?.asked ?? 'auto'} label={t('make')} />}
        </>
      )}
    </>
  )
}

/** For a recording in which another language is spoken than the job named. */
export function AnotherLanguage({ transcript, service, mayReview, busy, onAsk }: Props) {
  const t = useText()
  if (!service || !mayReview) return null
  if (transcript?.state === 'asked')
    return (
      <p role="status" className="text-sm text-muted">
        {t('beingMade')}
      </p>
    )
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-muted">{t('wrongLanguage')}</summary>
      <div className="mt-2 flex flex-col gap-2">
        {transcript?.failure && <p>{t(failureText[transcript.failure])}</p>}
        <p className="text-muted">{t('wrongLanguageHint')}</p>
        <Ask {...{ busy, onAsk }} asked={transcript?.asked ?? 'auto'} label={t('makeAgain')} />
      </div>
    </details>
  )
}

function Ask({
  asked,
  label,
  busy,
  onAsk,
}: Pick<Props, 'busy' | 'onAsk'> & { asked: TranscriptChoice; label: string }) {
  const t = useText()
  const { locale } = useFormat()
  const [language, setLanguage] = useState<TranscriptChoice>(asked)
  const names = displayNames(locale, { type: 'language' })
  const inOrder = collator(locale, {}).compare
  const options = transcriptChoices
    .map((value) => ({ value, label: value === 'auto' ? t('findOut') : (names.of(value) ?? value) }))
    .toSorted((one, other) =>
      one.value === 'auto' ? -1 : other.value === 'auto' ? 1 : inOrder(one.label, other.label),
    )
  return (
    <div className="flex flex-wrap items-end gap-2">
      <Field label={t('spokenLanguage')}>
        <Select
          className="w-auto"
          options={options}
          value={language}
          onChange={({ target }) => setLanguage(target.value as TranscriptChoice)}
        />
      </Field>
      <Button busy={busy} onClick={() => onAsk(language)}>
        {label}
      </Button>
    </div>
  )
}

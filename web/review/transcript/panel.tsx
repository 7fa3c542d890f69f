import { useEffect, useMemo, useRef, useState } from 'react'
import { folded } from '#contracts/kernel/fold.ts'
import { displayNames } from '#contracts/kernel/formatters.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClasses } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { PanelProps } from '../page-data.ts'
import { Corrections } from './corrections.tsx'
import { AnotherLanguage, NoTranscript } from './no-transcript.tsx'
import { Passage } from './passage.tsx'
import { captionsPath, directionOf, type ShownTranscript } from './shown.ts'
import { useCaptions, useFollow } from './use-follow.ts'
import { useTranscripts } from './use-transcripts.ts'

const useText = namespace('transcripts')

/** What is said in the recording that is open, beside it. */
export default function TranscriptPanel({ candidate, chapter, panels, mayReview, onSeek }: PanelProps) {
  const t = useText()
  const { service, names, news } = panels.transcript
  const store = useTranscripts(candidate.id, news)
  const recording = chapter?.recording
  if (!recording || recording.state !== 'uploaded') return null
  const { recordingId } = recording
  const known = store.transcripts?.find((each) => each.recordingId === recordingId)
  const props = {
    service,
    mayReview,
    busy: store.busy,
    onAsk: (language: Parameters<typeof store.ask>[1]) => void store.ask(recordingId, language),
  }
  return (
    <Card>
      <section aria-label={t('transcript')} className="flex flex-col gap-3">
        {store.failed ? (
          <Callout tone="danger">{t('notLoaded')}</Callout>
        ) : store.transcripts === null ? (
          <p className="min-h-24 text-muted">{t('loading')}</p>
        ) : known && known.version > 0 ? (
          <Transcript
            key={recordingId}
            candidateId={candidate.id}
            transcript={known}
            onSeek={(second) => onSeek({ recordingId, second })}
            onCorrect={mayReview ? (correction) => store.correct(recordingId, correction) : undefined}
          >
            {store.code && (
              <Callout tone="danger" announce>
                {t(store.code === 'candidate/transcript-changed' ? 'changedMeanwhile' : 'notSaved')}
              </Callout>
            )}
            <Corrections corrections={known.corrections} names={names} />
            <AnotherLanguage {...props} transcript={known} />
          </Transcript>
        ) : (
          <NoTranscript {...props} transcript={known} />
        )}
      </section>
    </Card>
  )
}

type TranscriptProps = {
  candidateId: string
  transcript: ShownTranscript
  onSeek: (second: number) => void
  onCorrect?: ((correction: { basedOn: number; segment: number; text: string }) => Promise<boolean>) | undefined
  children: React.ReactNode
}

function Transcript({ candidateId, transcript, onSeek, onCorrect, children }: TranscriptProps) {
  const t = useText()
  const { locale } = useFormat()
  const { recordingId, segments, version, source, corrections } = transcript
  const language = transcript.language ?? ''
  const [search, setSearch] = useState('')
  const at = useFollow(recordingId, segments)
  const list = useSeekingList(onSeek)
  const name = /^[a-z]{2,3}(-|$)/i.test(language) ? displayNames(locale, { type: 'language' }).of(language) : language
  const captions = useCaptions(recordingId, {
    path: captionsPath(candidateId, recordingId, 'vtt'),
    label: t('captionsOf', { language: name ?? '' }),
    language,
    version,
  })
  const shown = useMemo(() => {
    const looked = folded(search).split(' ').filter(Boolean)
    const isFound = (text: string) => looked.every((each) => folded(text).includes(each))
    return segments.flatMap((segment, index) => (isFound(segment.text) ? [{ segment, index }] : []))
  }, [segments, search])
  const changed = new Set(corrections.map(({ segment }) => segment))
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold">{t('transcript')}</h2>
        <Badge>{t(source === 'sample' ? 'sample' : 'machine')}</Badge>
        {name && <span className="text-sm text-muted">{name}</span>}
        <span className="grow" />
        <Button size="sm" aria-pressed={captions.shown} onClick={() => captions.setShown(!captions.shown)}>
          {t('captions')}
        </Button>
        <a
          className={buttonClasses({ size: 'sm', icon: true })}
          href={captionsPath(candidateId, recordingId, 'txt')}
          download
          aria-label={t('download')}
        >
          <DownloadIcon aria-hidden="true" />
        </a>
      </div>
      <Field label={t('search')} hideLabel>
        <TextInput
          type="search"
          data-transcript
          value={search}
          placeholder={t('search')}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && shown[0] && onSeek(shown[0].segment.start)}
        />
      </Field>
      {search !== '' && (
        <p role="status" className="text-sm text-muted">
          {t('passages', { count: shown.length })}
        </p>
      )}
      {segments.length === 0 && <p className="text-muted">{t('nothingSaid')}</p>}
      <ol ref={list} className="flex max-h-96 flex-col overflow-y-auto">
        {shown.map(({ segment, index }) => (
          <Passage
            key={`${version} ${index}`}
            segment={segment}
            word={at?.segment === index ? at.word : null}
            current={at?.segment === index}
            search={search}
            language={language}
            direction={directionOf(language)}
            corrected={changed.has(index)}
            onSeek={onSeek}
            onCorrect={onCorrect && ((text) => onCorrect({ basedOn: version, segment: index, text }))}
          />
        ))}
      </ol>
      <p className="text-xs text-muted">{t(source === 'sample' ? 'aboutSample' : 'aboutMachine')}</p>
      {children}
    </>
  )
}

/** Words are no buttons: read aloud, they are one text. */
function useSeekingList(onSeek: (second: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const latest = useRef(onSeek)
  latest.current = onSeek
  useEffect(() => {
    const element = list.current
    const pressed = ({ target }: MouseEvent) => {
      const word = (target as HTMLElement).closest<HTMLElement>('[data-at]')
      if (word) latest.current(Number(word.dataset.at))
    }
    element?.addEventListener('click', pressed)
    return () => element?.removeEventListener('click', pressed)
  }, [])
  return list
}

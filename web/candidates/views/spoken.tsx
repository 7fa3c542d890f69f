import { Form, Link, useSearchParams } from '@remix-run/react'
import { type CandidateFilter, filterAddress } from '#contracts/candidate/filter.ts'
import { MAX_SAYS } from '#contracts/candidate/spoken.ts'
import { besides } from '../../filters/filter-data.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { ListedCandidate } from '../list.server.ts'
import type { ViewData } from './views.server.ts'

const useText = namespace('candidates')
type Spoken = NonNullable<ViewData['spoken']>

/** Words that are looked for in the recordings of a job; the rest of the filter stays. */
export function SpokenSearch({ filter }: { filter: CandidateFilter }) {
  const t = useText()
  const [query] = useSearchParams()
  const kept = [...besides(query), ...filterAddress({ ...filter, says: undefined })]
  return (
    <Form className="flex flex-wrap items-center gap-2" role="search" aria-label={t('searchRecordings')}>
      {kept.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <Field label={t('searchRecordings')} hideLabel className="min-w-0 grow sm:max-w-md">
        <TextInput
          key={filter.says}
          type="search"
          name="says"
          maxLength={MAX_SAYS}
          defaultValue={filter.says ?? ''}
          placeholder={t('searchRecordings')}
        />
      </Field>
      <Button type="submit">{t('searchNow')}</Button>
    </Form>
  )
}

/** Who says the words, and where: each sentence opens the candidate at its second. */
export function SpokenList({
  rows,
  spoken,
  asked,
}: {
  rows: readonly ListedCandidate[]
  spoken: Spoken
  asked: boolean
}) {
  const t = useText()
  const { number } = useFormat()
  if (!asked) return <p className="text-muted">{t('typeWords')}</p>
  return (
    <ul aria-label={t('transcripts')} className="divide-y divide-line rounded-lg border border-line bg-raised">
      {rows.map(({ id, jobId, name, poster, stage }) => {
        const { sentences = [], more = 0 } = spoken[id] ?? {}
        const path = `/admin/jobs/${jobId}/candidates/${id}`
        return (
          <li key={id} className="flex items-start gap-3 p-3">
            <Avatar name={name} seed={id} picture={poster} />
            <div className="flex min-w-0 grow flex-col gap-2">
              <p className="flex flex-wrap items-center gap-x-2">
                <Link className="font-medium wrap-anywhere" to={path}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="text-sm text-muted" data-column-title>
                  {stage}
                </span>
              </p>
              <Sentences path={path} sentences={sentences} />
              {more > 0 && (
                <p className="text-sm text-muted">{t('moreSentences', { count: more, number: number(more) })}</p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Under the question that they answer. */
function Sentences({ path, sentences }: { path: string; sentences: Spoken[string]['sentences'] }) {
  const t = useText()
  return (
    <ul className="flex flex-col gap-1.5">
      {sentences.map(({ recordingId, question, start, parts }, at) => (
        <li key={`${recordingId} ${start} ${at}`}>
          {question && sentences[at - 1]?.recordingId !== recordingId && (
            <p className="text-sm text-muted">
              <bdi>{question}</bdi>
            </p>
          )}
          <p className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2">
            <Link
              className="link text-sm tabular-nums max-sm:min-h-9"
              to={`${path}?${new URLSearchParams({ recording: recordingId, at: String(start) })}`}
              aria-label={t('playSentence', { time: clock(start) })}
            >
              {clock(start)}
            </Link>
            <bdi className="wrap-anywhere">
              {parts.map(({ text, found }, index) =>
                found ? (
                  <mark key={index} className="bg-warning-soft text-warning-ink">
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            </bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}

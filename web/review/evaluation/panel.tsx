import { useMemo } from 'react'
import { suspiciousIn } from '#contracts/evaluation/suspicious.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { clock } from '../../lib/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Callout } from '../../ui/callout.tsx'
import { Card } from '../../ui/card.tsx'
import type { PanelProps } from '../page-data.ts'
import { useTranscripts } from '../transcript/use-transcripts.ts'
import { ByModel } from './by-model.tsx'
import { nearestTo, type Sentence } from './nearest.ts'
import { sentencesIn } from './sentences-in.ts'

const useText = namespace('evaluation')

/** Not scored by a machine: where to look for each skill in what was said and written, without a number. */
export default function EvaluationPanel(props: PanelProps) {
  const { candidate, chapters, answers, panels, onSeek } = props
  const t = useText()
  const { list } = useFormat()
  const { transcripts } = useTranscripts(candidate.id, panels.transcript.news)
  const skills = panels.score?.skills[panels.score.latest] ?? []
  const sentences = useMemo(() => sentencesIn(chapters, answers, transcripts ?? []), [chapters, answers, transcripts])
  const nearest = useMemo(
    () =>
      nearestTo(
        skills.map(({ name }) => name),
        sentences,
      ),
    [skills, sentences],
  )
  const without = skills.filter((_, index) => nearest[index]!.length === 0).map(({ name }) => name)
  const suspicious = useMemo(() => suspiciousIn(sentences.map(({ text }) => text).join('\n')), [sentences])
  return (
    <Card>
      <section aria-label={t('skillsInAnswers')} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lg font-semibold">{t('skillsInAnswers')}</h2>
          {!panels.evaluation.newest && <Badge>{t('notScored')}</Badge>}
        </div>
        <ByModel {...props} />
        <p className="text-sm text-muted">{t(panels.evaluation.newest ? 'nearestBeside' : 'aboutNearest')}</p>
        {suspicious.length > 0 && (
          <Callout tone="warning" title={t('suspicious')}>
            <p>{t('aboutSuspicious')}</p>
            <ul className="mt-1 list-disc ps-5">
              {suspicious.map((sentence, index) => (
                <li key={index} dir="auto" className="break-words">
                  {sentence}
                </li>
              ))}
            </ul>
          </Callout>
        )}
        <dl className="flex flex-col gap-3">
          {skills.map(
            ({ metricId, name }, index) =>
              nearest[index]!.length > 0 && (
                <div key={metricId} data-skill={metricId}>
                  <dt className="font-medium">
                    <bdi>{name}</bdi>
                  </dt>
                  {nearest[index]!.map((sentence) => (
                    <Passage key={sentence.id} sentence={sentence} onSeek={onSeek} />
                  ))}
                </div>
              ),
          )}
        </dl>
        {without.length > 0 && <p className="text-sm text-muted">{t('nothingNear', { skills: list(without) })}</p>}
      </section>
    </Card>
  )
}

function Passage({ sentence, onSeek }: { sentence: Sentence } & Pick<PanelProps, 'onSeek'>) {
  const t = useText()
  const { text, question, recordingId, second } = sentence
  return (
    <dd className="mt-1 border-s-2 border-line ps-3">
      <p dir="auto">{text}</p>
      <p className="flex flex-wrap gap-x-2 text-sm text-muted">
        {recordingId !== null && second !== null ? (
          <button type="button" className="link tabular-nums" onClick={() => onSeek({ recordingId, second })}>
            {t('saidAt', { time: clock(second) })}
          </button>
        ) : (
          <span>{t('written')}</span>
        )}
        <bdi>{question}</bdi>
      </p>
    </dd>
  )
}

import type { ReactNode } from 'react'
import { type CandidateFilter, filterDates, MAX_CHANNEL } from '#contracts/candidate/filter.ts'
import { MAX_SAYS } from '#contracts/candidate/spoken.ts'
import { candidateSources, candidateStatuses } from '#contracts/candidate/statuses.ts'
import { liveInterviewFilters } from '#contracts/interview/codes.ts'
import { namespace } from '../i18n/namespace.ts'
import { liveText } from '../review/live-steps.ts'
import { sourceText } from '../review/sources.ts'
import { statusText } from '../ui/badge.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { DateField } from '../ui/date-field.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useColumnTitle } from '../ui/titles.ts'
import { GivenField, ScoreField, StarsField } from './condition-fields.tsx'
import type { FilterChoices } from './filter-data.ts'
import { dateText } from './part-text.ts'

const useText = namespace('filters')
const useCommonText = namespace('common')
type FilterFieldsProps = {
  filter: CandidateFilter
  choices: FilterChoices
  /** For what changes without the form hearing of it. */
  onChoose?: () => void
}

/** Every condition of the filter. A form around them sends what {@link filterIn} reads. */
export function FilterFields({ filter, choices, onChoose }: FilterFieldsProps) {
  const t = useText()
  const common = useCommonText()
  const titleOf = useColumnTitle()
  const { stages, reviewers, questions, measures, skills } = choices
  const tagged = [...new Set([...(filter.tags ?? []), ...choices.tags])]
  const words = [...new Set([...(filter.words ?? []), ...choices.words])]
  const answered = new Set(filter.answers?.map(({ moduleId, optionId }) => `${moduleId}~${optionId}`))
  return (
    <div className="flex flex-col gap-5 pb-2">
      <Checkbox name="mine" value="1" defaultChecked={filter.mine} label={t('mine')} hint={t('mineHint')} />
      <Several
        legend={t('status')}
        name="status"
        chosen={filter.statuses}
        options={candidateStatuses.map((value) => ({ value, label: common(statusText[value]) }))}
      />
      <Several
        legend={t('stage')}
        name="stage"
        chosen={filter.columns}
        options={stages.map((stage) => ({ value: stage.id, label: titleOf(stage) }))}
      />
      <Several
        legend={t('source')}
        name="source"
        chosen={filter.sources}
        options={candidateSources.map((value) => ({ value, label: common(sourceText[value]) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['board', 'campaign'] as const).map((name) => (
          <Field key={name} label={t(name)}>
            <TextInput name={name} maxLength={MAX_CHANNEL} defaultValue={filter[name] ?? ''} />
          </Field>
        ))}
        <StarsField asked={filter.rating} />
        <Field label={t('saidInRecording')}>
          <TextInput name="says" maxLength={MAX_SAYS} defaultValue={filter.says ?? ''} />
        </Field>
        <Field label={t('reviewer')}>
          <Select
            name="reviewer"
            defaultValue={filter.reviewer ?? ''}
            placeholder={t('anyone')}
            options={reviewers.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <ScoreField name="score" label={t('teamScore')} asked={filter.score} />
        <ScoreField name="ai" label={t('tairaScore')} asked={filter.ai} />
        <ScoreField name="personality" label={t('personalityScore')} asked={filter.personality} />
        <Field label={t('comments')}>
          <Select
            name="comments"
            defaultValue={filter.comments ?? ''}
            placeholder={t('any')}
            options={[
              { value: 'some', label: t('withComments') },
              { value: 'none', label: t('withoutComments') },
            ]}
          />
        </Field>
      </div>
      {skills.length > 0 && (
        <fieldset>
          <legend className="mb-1 font-medium">{t('skills')}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {skills.map(({ metricId, name }) => (
              <ScoreField
                key={metricId}
                name={`skill-${metricId}`}
                label={name}
                asked={filter.skills?.find((each) => each.metricId === metricId)?.condition}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Several
        legend={t('liveInterview')}
        name="live"
        chosen={filter.live}
        options={liveInterviewFilters.map((value) => ({
          value,
          label: value === 'none' ? t('noLiveInterview') : common(liveText[value]),
        }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {filterDates.map((date) => (
          <fieldset key={date}>
            <legend className="mb-1 font-medium">{t('dateField', { what: t(dateText[date]) })}</legend>
            <div className="grid grid-cols-2 gap-2">
              {(['From', 'To'] as const).map((end) => (
                <DateField
                  key={end}
                  name={date + end}
                  label={t(end === 'From' ? 'fromDay' : 'toDay', { what: t(dateText[date]) })}
                  defaultValue={filter.dates?.[date]?.[end === 'From' ? 'from' : 'to'] ?? ''}
                  {...(onChoose && { onChoose })}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      {tagged.length > 0 && (
        <Several
          legend={t('tags')}
          name="tag"
          chosen={filter.tags}
          options={tagged.map((tag) => ({ value: tag, label: tag }))}
        />
      )}
      {words.length > 0 && (
        <Several
          legend={t('words')}
          name="word"
          chosen={filter.words}
          options={words.map((word) => ({ value: word, label: word }))}
        />
      )}
      {measures.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          {measures.map(({ moduleId, title, kind }) => (
            <GivenField
              key={moduleId}
              name={`given-${moduleId}`}
              {...{ title, kind }}
              asked={filter.given?.find((each) => each.moduleId === moduleId)}
              {...(onChoose && { onChoose })}
            />
          ))}
        </div>
      )}
      {questions.map(({ moduleId, title, options }) => (
        <Several
          key={moduleId}
          legend={<bdi>{title}</bdi>}
          name="answer"
          chosen={options.map(({ id }) => `${moduleId}~${id}`).filter((value) => answered.has(value))}
          options={options.map(({ id, label }) => ({
            value: `${moduleId}~${id}`,
            label: label || t(id === 'yes' ? 'yes' : 'no'),
          }))}
        />
      ))}
    </div>
  )
}

type SeveralProps = {
  legend: ReactNode
  name: string
  chosen: readonly string[] | undefined
  options: readonly { value: string; label: string }[]
}

function Several({ legend, name, chosen = [], options }: SeveralProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1.5">
        {options.map(({ value, label }) => (
          <Checkbox key={value} name={name} value={value} defaultChecked={chosen.includes(value)} label={label} />
        ))}
      </div>
    </fieldset>
  )
}

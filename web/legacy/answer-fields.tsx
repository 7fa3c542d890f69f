import { optionCounts } from '#contracts/job/modules/options.ts'
import { usualLengths } from '#contracts/job/modules/free-text.ts'
import { VIDEO_QUESTION_REASON } from '#contracts/job/modules/media-words.ts'
import type { QuestionEntry } from '#contracts/job/video/questions.ts'
import { WRITTEN } from '#contracts/job/video/rules.ts'
import { Choice, NumberBox } from '../builder/bound-fields.tsx'
import { choosingTimes, durationOptions, recordTimes, takes, thinkingTimes } from '../builder/durations.ts'
import { useEditor } from '../builder/editor.tsx'
import { OptionFields } from '../builder/option-fields.tsx'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { durationText } from '../journey/length.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { editRecording, editSaid, editTyped, pathOf } from './questions.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')
const useJourneyText = namespace('journey')
const useModuleText = namespace('modules')

type Recorded = Extract<QuestionEntry, { of: 'video' }>
type Typed = Extract<QuestionEntry, { of: 'typed' }>
const fieldRow = 'grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-3'

export const AnswerFields = ({ entry }: { entry: QuestionEntry }) =>
  entry.of === 'video' ? <RecordingFields entry={entry} /> : <TypedFields entry={entry} />

/** The lengths that are offered, in words; 0 is no limit. */
function useLengths() {
  const builder = useBuilderText()
  const journey = useJourneyText()
  return (values: readonly number[], current: number) =>
    durationOptions(values, current, (seconds) =>
      seconds === 0 ? builder('unlimited') : durationText(journey, seconds),
    )
}

function RecordingFields({ entry }: { entry: Recorded }) {
  const builder = useBuilderText()
  const say = useRuleText()
  const lengths = useLengths()
  const { change } = useEditor()
  const { thinkingTime, partDuration, numOfRetakes, videoQuestion } = entry.question
  const set = (changes: Parameters<typeof editRecording>[2]) => change((now) => editRecording(now, entry.id, changes))
  const at = (field: string) => `journey.${entry.frame.id}.questions.${entry.question.id}.${field}`
  return (
    <div className={fieldRow}>
      <Choice
        path={at('thinkingTime')}
        label={builder('thinkingTime')}
        options={lengths(thinkingTimes, thinkingTime)}
        value={String(thinkingTime)}
        {...(videoQuestion && { disabled: true, hint: say(VIDEO_QUESTION_REASON) })}
        onChoose={(value) => set({ thinkingTime: Number(value) })}
      />
      <Choice
        path={at('partDuration')}
        label={builder('recordTime')}
        options={lengths(recordTimes, partDuration)}
        value={String(partDuration)}
        onChoose={(value) => set({ partDuration: Number(value) })}
      />
      <Choice
        path={at('numOfRetakes')}
        label={builder('takes')}
        options={takes.map((n) => ({ value: String(n), label: String(n) }))}
        value={String(numOfRetakes)}
        onChoose={(value) => set({ numOfRetakes: Number(value) })}
      />
    </div>
  )
}

function TypedFields({ entry }: { entry: Typed }) {
  const t = useText()
  const own = useModuleText()
  const lengths = useLengths()
  const { change } = useEditor()
  const { module } = entry
  const { answerTime = 0 } = module
  const set = (changes: object, typed?: string) =>
    change((now) => editTyped(now, entry.id, changes), typed && `${entry.id}.${typed}`)
  const at = (field: string) => `journey.${module.id}.${field}`
  const whole = (value: number | null) => Math.trunc(Math.min(Math.max(value ?? 0, 0), 100_000))
  return (
    <>
      {module.kind !== 'FREE_TEXT' && (
        <OptionFields
          module={module}
          set={(changes, typed) => set(changes, typed)}
          at={at}
          field={{ type: 'options', ...optionCounts, right: module.kind === 'SINGLE_CHOICE' ? 'one' : 'many' }}
        />
      )}
      <div className={fieldRow}>
        {module.kind === 'FREE_TEXT' && (
          <>
            <NumberBox
              path={at('minLength')}
              label={t('minCharacters')}
              min={0}
              max={WRITTEN.max}
              step={1}
              value={module.minLength ?? 0}
              onNumber={(value) => set({ minLength: whole(value) }, 'minLength')}
            />
            <NumberBox
              path={at('maxLength')}
              label={t('maxCharacters')}
              hint={t('zeroUnlimited')}
              min={0}
              max={WRITTEN.max}
              step={1}
              offered={usualLengths}
              value={module.maxLength}
              onNumber={(value) => set({ maxLength: whole(value) }, 'maxLength')}
            />
          </>
        )}
        <Choice
          path={pathOf(entry, 'partDuration')}
          label={t('answerTime')}
          hint={t('answerTimeHint')}
          options={lengths(module.kind === 'FREE_TEXT' ? thinkingTimes : choosingTimes, answerTime)}
          value={String(answerTime)}
          onChoose={(value) => change((now) => editSaid(now, entry.id, { partDuration: Number(value) }))}
        />
      </div>
      <Checkbox
        label={own('antiCheat')}
        hint={own('antiCheatHint')}
        checked={module.antiCheat ?? false}
        onChange={({ target }) => set({ antiCheat: target.checked })}
      />
    </>
  )
}

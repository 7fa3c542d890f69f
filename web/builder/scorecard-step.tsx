import { InfoCircledIcon, PlusIcon } from '../ui/icons.tsx'
import { useState } from 'react'
import { ADVISED_SKILLS, MAX_SKILLS, skillWeights } from '#contracts/job/choices.ts'
import type { Skill } from '#contracts/job/draft.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextBox } from './bound-fields.tsx'
import ReviewRules, { type Rules } from '../review/review-rules.tsx'
import { addSkill, clearSkills, editSkill, removeSkill, setEnglishLevel } from './draft.ts'
import { useEditor } from './editor.tsx'
import { adds, focusPath } from './focus.ts'
import { Gated } from './gated.tsx'
import { IntelligenceBlock } from './intelligence/intelligence-block.tsx'
import Suggest from './assistant/suggest.tsx'
import { newId } from './new-id.ts'
import { RemoveButton } from './remove-button.tsx'

const useText = namespace('builder')
const useCommonText = namespace('common')

const weightKeys = { 0.5: 'niceToHave', 1: 'important', 2: 'mustHave' } as const satisfies Record<
  (typeof skillWeights)[number],
  string
>

type Props = { jobId: string; review: Rules }

export function ScorecardStep({ jobId, review }: Props) {
  const t = useText()
  const { draft, change } = useEditor()
  const { englishLevel } = draft.scorecard
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('scorecardIntro')}</p>
      <Qualification />
      <IntelligenceBlock />
      <Gated
        feature="scorecard"
        title={t('englishLevel')}
        onClear={englishLevel ? () => change((draft) => setEnglishLevel(draft, null)) : undefined}
      >
        <Checkbox
          label={t('fluentEnglish')}
          checked={englishLevel === 'C1'}
          onChange={(event) => change((draft) => setEnglishLevel(draft, event.target.checked ? 'C1' : null))}
        />
      </Gated>
      <ReviewRules jobId={jobId} given={review} />
    </div>
  )
}

/** The weighted skills, with advice on how to word them. */
export function Qualification() {
  const t = useText()
  const common = useCommonText()
  const { number } = useFormat()
  const { draft, change } = useEditor()
  const { skills } = draft.scorecard
  const [tips, setTips] = useState(false)
  const add = () => {
    const id = newId()
    change((draft) => addSkill(draft, id))
    focusPath(`scorecard.skills.${id}`)
  }

  return (
    <>
      <Gated
        feature="scorecard"
        title={t('qualification')}
        onClear={skills.length > 0 ? () => change(clearSkills) : undefined}
        actions={
          <Button size="sm" variant="quiet" onClick={() => setTips(true)}>
            <InfoCircledIcon aria-hidden="true" />
            {t('tips')}
          </Button>
        }
      >
        {skills.length > 0 && (
          <ol className="mb-3 flex flex-col gap-2">
            {skills.map((skill, index) => (
              <SkillRow key={skill.metricId} skill={skill} number={index + 1} />
            ))}
          </ol>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button {...adds('scorecard.skills')} onClick={add} disabled={skills.length >= MAX_SKILLS}>
            <PlusIcon aria-hidden="true" />
            {t('addRequirement')}
          </Button>
          <p className={`tabular-nums ${skills.length > ADVISED_SKILLS ? 'text-warning-ink' : 'text-muted'}`}>
            {t('skillsOf', {
              number: number(skills.length),
              most: number(MAX_SKILLS),
              advised: number(ADVISED_SKILLS),
            })}
          </p>
        </div>
        <Suggest of="skills" />
      </Gated>
      <Dialog
        open={tips}
        onClose={() => setTips(false)}
        title={t('tips')}
        footer={<Button onClick={() => setTips(false)}>{common('close')}</Button>}
      >
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>{t('tipObservable')}</li>
          <li>{t('tipOneSkill')}</li>
          <li>{t('tipWeights', { must: t('mustHave'), important: t('important'), nice: t('niceToHave') })}</li>
          <li>{t('tipSparing', { must: t('mustHave') })}</li>
        </ul>
      </Dialog>
    </>
  )
}

function SkillRow({ skill: { metricId, name, weight }, number }: { skill: Skill; number: number }) {
  const t = useText()
  const { change } = useEditor()
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_11rem_auto]">
      <TextBox
        path={`scorecard.skills.${metricId}`}
        label={t('requirement', { number })}
        hideLabel
        placeholder={t('skillExample')}
        value={name}
        onText={(text) => change((draft) => editSkill(draft, metricId, { name: text }), `skill.${metricId}`)}
        className="max-sm:col-span-2"
      />
      <Field label={t('weightOf', { number })} hideLabel>
        <Select
          options={skillWeights.map((each) => ({ value: String(each), label: t(weightKeys[each]) }))}
          value={String(weight)}
          onChange={(event) =>
            change((draft) => editSkill(draft, metricId, { weight: Number(event.target.value) as Skill['weight'] }))
          }
        />
      </Field>
      <RemoveButton
        list="scorecard.skills"
        index={number - 1}
        label={t('removeRequirement', { number })}
        onRemove={() => change((draft) => removeSkill(draft, metricId))}
      />
    </li>
  )
}

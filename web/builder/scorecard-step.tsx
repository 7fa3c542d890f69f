import { Cross2Icon, InfoCircledIcon, PlusIcon } from '../ui/icons.tsx'
import { useState } from 'react'
import { ADVISED_SKILLS, MAX_SKILLS, skillWeights, weightLabels } from '#contracts/job/choices.ts'
import type { Skill } from '#contracts/job/draft.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { TextBox } from './bound-fields.tsx'
import { addSkill, editSkill, removeSkill, setEnglishLevel } from './draft.ts'
import { useEditor } from './editor.tsx'
import { focusPath } from './focus.ts'
import { newId } from './new-module.ts'

const weights = skillWeights.map((weight) => ({ value: String(weight), label: weightLabels[weight] }))

export function ScorecardStep() {
  const { draft, change } = useEditor()
  const { skills, englishLevel } = draft.scorecard
  const [tips, setTips] = useState(false)
  const add = () => {
    const id = newId()
    change((draft) => addSkill(draft, id))
    focusPath(`scorecard.skills.${id}`)
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">What every candidate for this job is measured by. A total is the average of the scores, each counted by its weight.</p>
      <Card
        title="Qualification"
        actions={
          <Button size="sm" variant="quiet" onClick={() => setTips(true)}>
            <InfoCircledIcon aria-hidden="true" />
            Qualifications Tips
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
          <Button onClick={add} disabled={skills.length >= MAX_SKILLS}>
            <PlusIcon aria-hidden="true" />
            Add Requirement
          </Button>
          <p className={skills.length > ADVISED_SKILLS ? 'text-warning-ink' : 'text-muted'}>
            <span className="tabular-nums">{skills.length}</span> of {MAX_SKILLS}. We advise at most {ADVISED_SKILLS} skills.
          </p>
        </div>
      </Card>
      <Card title="English level">
        <Checkbox
          label="Fluent English (C1) is needed for this job"
          checked={englishLevel === 'C1'}
          onChange={(event) => change((draft) => setEnglishLevel(draft, event.target.checked ? 'C1' : null))}
        />
      </Card>
      <Dialog open={tips} onClose={() => setTips(false)} title="Qualifications Tips" footer={<Button onClick={() => setTips(false)}>Close</Button>}>
        <ul className="flex list-disc flex-col gap-2 ps-5">
          <li>Name what can be seen or heard in an answer: "explains a trade-off" rather than "smart".</li>
          <li>Keep one skill to one line. Two skills in one cannot be scored apart.</li>
          <li>{weightLabels[2]} counts twice as much as {weightLabels[1]}, and {weightLabels[0.5]} half as much.</li>
          <li>Keep {weightLabels[2]} for what the job cannot do without.</li>
        </ul>
      </Dialog>
    </div>
  )
}

function SkillRow({ skill: { metricId, name, weight }, number }: { skill: Skill; number: number }) {
  const { change } = useEditor()
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-2 sm:grid-cols-[1fr_11rem_auto]">
      <TextBox
        path={`scorecard.skills.${metricId}`}
        label={`Requirement ${number}`}
        hideLabel
        placeholder="A skill, such as TypeScript"
        value={name}
        onText={(text) => change((draft) => editSkill(draft, metricId, { name: text }), `skill.${metricId}`)}
        className="max-sm:col-span-2"
      />
      <Field label={`Weight of requirement ${number}`} hideLabel>
        <Select
          options={weights}
          value={String(weight)}
          onChange={(event) => change((draft) => editSkill(draft, metricId, { weight: Number(event.target.value) as Skill['weight'] }))}
        />
      </Field>
      <Button variant="quiet" icon aria-label={`Remove requirement ${number}`} onClick={() => change((draft) => removeSkill(draft, metricId))}>
        <Cross2Icon />
      </Button>
    </li>
  )
}

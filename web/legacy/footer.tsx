import { QUALITY_SLOTS } from '#contracts/job/qualities.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import { noQualities } from '#contracts/job/qualities.ts'
import { useEditor } from '../builder/editor.tsx'
import { clearSkills, setQualities } from '../builder/draft.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { EnteredStep } from './steps.ts'

const useText = namespace('legacy')
type Props = {
  step: EnteredStep
  problems: FieldProblems
  /** Those of them that the person has been told of. */
  shown: FieldProblems
  busy: boolean
  onContinue: () => void
  onLater: () => void
}

/** Of what the plan has, whether anything was given: only where it was not, nothing is there to be saved (LEG-018). */
const isGiven = ({ scorecard }: JobDraft, { lacks }: DraftRules) => {
  const ranked = scorecard.qualities?.filter((quality) => quality !== null).length === QUALITY_SLOTS
  const scored = scorecard.skills.some(({ name }) => name.trim() !== '')
  return (!lacks.includes('intelligence') && ranked) || (!lacks.includes('scorecard') && scored)
}

/** Whether a press could lead on, or to a field that was not looked at yet (LEG-007, LEG-018, LEG-022). */
const mayContinue = (
  { step, problems, shown }: Pick<Props, 'step' | 'problems' | 'shown'>,
  draft: JobDraft,
  rules: DraftRules,
) => {
  switch (step) {
    case 'details':
      return !('details.jobTitle' in problems)
    case 'intelligence':
      return isGiven(draft, rules)
    case 'questions':
    case 'introduction':
      return !Object.keys(problems).some((path) => path in shown || path === 'journey.modules')
  }
}

/** Save & Continue, and the way out that keeps the draft (LEG-003). */
export function Footer(props: Props) {
  const t = useText()
  const { draft, rules, change } = useEditor()
  const { step, busy, onContinue, onLater } = props
  const skip = () => {
    change((now) => clearSkills(setQualities(now, noQualities())))
    // The machine hears of the emptied scorecard first.
    setTimeout(onContinue)
  }
  return (
    <footer className="scripted flex flex-wrap items-center gap-2 border-t border-line pt-4">
      <Button variant="quiet" size="lg" onClick={onLater} className="me-auto">
        {t('later')}
      </Button>
      {step === 'intelligence' && (
        <Button size="lg" onClick={skip}>
          {t('skip')}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        disabled={!mayContinue(props, draft, rules)}
        onClick={onContinue}
        className="max-sm:grow"
      >
        {t('saveAndContinue')}
      </Button>
    </footer>
  )
}

import { useEffect, useState } from 'react'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { JobFeature } from '#contracts/job/plan-features.ts'
import { addedModules } from '#contracts/job/walk.ts'
import { folded } from '#contracts/kernel/fold.ts'
import { type AppliedTemplate, lackedBy, questionsIn, withinPlan, withTemplate } from '#contracts/template/apply.ts'
import { useFormat } from '../i18n/format.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { featureTexts, fieldTexts, type TemplateSummary } from './summary.ts'
import { TemplateFacts } from './template-card.tsx'

const useText = namespace('templates')
const useCommonText = namespace('common')

const TEMPLATES = '/jobs-cep/create/templates'
async function get<Answer>(url: string): Promise<Answer> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as Answer
}

type Props = {
  draft: JobDraft
  lacks: readonly JobFeature[]
  onClose: () => void
  onApply: (operation: (draft: JobDraft) => JobDraft, name: string) => void
}

/** Finds a template by its name, says what it replaces, and puts it into the draft. */
export default function TemplatePicker({ draft, lacks, onClose, onApply }: Props) {
  const { list } = useFormat()
  const t = useText()
  const common = useCommonText()
  const [all, setAll] = useState<readonly TemplateSummary[] | null>(null)
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<TemplateSummary | null>(null)
  const [template, setTemplate] = useState<AppliedTemplate | null>(null)
  const [failed, setFailed] = useState(false)
  const fail = () => setFailed(true)
  useEffect(() => void get<TemplateSummary[]>(TEMPLATES).then(setAll, fail), [])
  useEffect(() => {
    setTemplate(null)
    if (!chosen) return
    let gone = false
    void get<AppliedTemplate>(`${TEMPLATES}?id=${chosen.templateId}`).then((found) => gone || setTemplate(found), fail)
    return () => void (gone = true)
  }, [chosen])

  const found = (all ?? []).filter(({ name }) => folded(name).includes(folded(words.trim())))
  const missing = template ? lackedBy(template, lacks) : []
  const questions = questionsIn(addedModules(draft.journey))
  const skills = template?.scorecard.skills.length ? draft.scorecard.skills.length : 0
  const lost = [
    ...(questions ? [t('questions', { count: questions })] : []),
    ...(skills ? [t('skills', { count: skills })] : []),
  ]

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('autofill')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!template}
            onClick={() =>
              template && onApply((now) => withTemplate(now, withinPlan(template, lacks)), chosen?.name ?? '')
            }
          >
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 pb-2">
        <Field label={t('search')} hideLabel>
          <TextInput
            type="search"
            placeholder={t('search')}
            value={words}
            autoComplete="off"
            onChange={({ target }) => setWords(target.value)}
          />
        </Field>
        {failed && (
          <Callout tone="danger" announce>
            {t('loadFailed')}
          </Callout>
        )}
        {!all && !failed && <Spinner />}
        {all && found.length === 0 && <p className="text-muted">{t('noMatch')}</p>}
        <ul
          aria-label={t('title')}
          className="flex max-h-72 flex-col overflow-y-auto rounded-lg border border-line empty:hidden"
        >
          {found.map((each) => (
            <li key={each.templateId}>
              <button
                type="button"
                aria-pressed={each.templateId === chosen?.templateId}
                className="flex w-full flex-col px-3 py-2 text-start hover:bg-sunken aria-pressed:bg-accent-soft"
                onClick={() => setChosen(each)}
              >
                <span className="font-medium wrap-anywhere">
                  <bdi>{each.name}</bdi>{' '}
                  <span className="text-sm font-normal text-muted">
                    {t(each.field ? fieldTexts[each.field] : 'own')}
                  </span>
                </span>
                <TemplateFacts template={each} />
              </button>
            </li>
          ))}
        </ul>
        {template && missing.length > 0 && (
          <Callout tone="warning" title={t('lacking')}>
            {t('lackingText', { features: list(missing.map((feature) => t(featureTexts[feature]))) })}
          </Callout>
        )}
        <p role="status" className="text-sm">
          {template && (lost.length > 0 ? t('replaces', { what: list(lost) }) : t('replacesNothing'))}
        </p>
      </div>
    </Dialog>
  )
}

import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { type DraftRules, rulesFor } from '#contracts/job/draft-rules.ts'
import type { FieldProblems } from '#contracts/job/rules.ts'
import type { DetailsLists } from '../builder/details-step.tsx'
import { LimitDialog, ModuleLimitDialog } from '../builder/dialogs.tsx'
import { type Editor, EditorProvider } from '../builder/editor.tsx'
import { containersOf, firstPath, focusPath } from '../builder/focus.ts'
import type { Publication } from '../builder/get-candidates.tsx'
import { Notices } from '../builder/notices.tsx'
import { SaveIndicator } from '../builder/save-indicator.tsx'
import { type OpenJob, useDraft } from '../builder/use-draft.ts'
import { useLeave } from '../builder/use-leave.ts'
import { usePublishing } from '../builder/use-publishing.tsx'
import { useTakenOver } from '../builder/use-taken-over.ts'
import { useTouched } from '../builder/use-touched.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { glance } from '../builder/glance.ts'
import type { BrandData } from './brand-section.tsx'
import { Congratulations } from './congratulations.tsx'
import { DetailsStep } from './details-step.tsx'
import { Footer } from './footer.tsx'
import { IntelligenceStep } from './intelligence-step.tsx'
import { IntroductionStep } from './introduction-step.tsx'
import { Pills } from './pills.tsx'
import { QuestionsStep } from './questions-step.tsx'
import { type EnteredStep, isEntered, type WizardStep } from './steps.ts'
import { useVideoWizard } from './use-video-wizard.ts'

const useText = namespace('legacy')
const useBuilderText = namespace('builder')

export type WizardProps = {
  job: OpenJob
  wanted: WizardStep
  rules: DraftRules
  lists: DetailsLists
  mayUpgrade: boolean
  publication: Publication
  companyName: string
  review: boolean
  brand: BrandData | null
}

/** The wizard of video interviews over the same job, autosave and undo as the builder. */
export default function Wizard(props: WizardProps) {
  const { job, wanted, mayUpgrade } = props
  const t = useText()
  const builder = useBuilderText()
  const say = useRuleText()
  const navigate = useNavigate()
  const editing = useDraft(job)
  const { draft, autosave } = editing
  const rules = useMemo(() => rulesFor({ creationType: 'video' }, props.rules), [props.rules])
  const wizard = useVideoWizard({ jobId: job.jobId, live: job.status === 'active', wanted }, rules, editing)
  const { step, state, send, problems } = wizard
  const { live, valid, blocked, refusal } = state.context
  const { touched, touch } = useTouched()
  useTakenOver(autosave.context.met)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [announcement, announce] = useState('')
  const [full, setFull] = useState(false)
  const publishing = usePublishing(job.jobId, live, editing)
  const leave = useLeave(job, editing, live ? 'edit' : 'create', publishing.confirmed)

  const problemsNow = useMemo((): FieldProblems => Object.assign({}, ...Object.values(problems)), [problems])
  const shown = Object.fromEntries(Object.entries(problemsNow).filter(([path]) => touched.has(path)))
  const expand = (id: string, open = true) =>
    setExpanded((all) => (open ? new Set(all).add(id) : new Set([...all].filter((each) => each !== id))))
  const editor: Editor = {
    ...editing,
    rules,
    mayUpgrade,
    problems: shown,
    errorOf: (path) => shown[path] && say(shown[path]),
    touch,
    isExpanded: (id) => expanded.has(id),
    expand,
    selected: null,
    select: () => {},
    atLimit: () => setFull(true),
    announce,
  }

  function reveal(by: EnteredStep) {
    const path = firstPath(problems[by])
    touch(...Object.keys(problems[by]))
    if (!path) return
    for (const id of containersOf(path)) expand(id)
    focusPath(path)
  }
  useEffect(() => {
    if (!blocked) return
    if (blocked.by !== step) send({ type: 'person.goTo', step: blocked.by })
    reveal(blocked.by)
    // Only a new refusal moves the focus, not what is typed after it.
  }, [blocked?.times])
  useEffect(() => void scrollTo({ top: 0 }), [step])

  async function goOn() {
    // What is changed in a live job is saved by pressing, as in the builder.
    if (live && isEntered(step) && valid[step] && !((await publishing.confirmed()) && (await leave.saved()))) return
    send({ type: 'person.continue' })
  }
  const keys = (event: KeyboardEvent) => {
    if (!isEntered(step) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) editing.redo()
    else editing.undo()
  }
  const panels: Record<WizardStep, ReactNode> = {
    details: <DetailsStep categories={props.lists.categories} jobId={job.jobId} />,
    intelligence: <IntelligenceStep jobId={job.jobId} review={job.review} />,
    questions: <QuestionsStep />,
    introduction: <IntroductionStep brand={props.brand} brands={props.lists.brands} companyName={props.companyName} />,
    congratulations: <Congratulations {...props} brands={props.lists.brands} draft={draft} />,
  }

  return (
    <EditorProvider value={editor}>
      <div className="flex min-h-dvh flex-col" onKeyDown={keys}>
        <header className="z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-raised px-4 py-2 lg:sticky lg:top-0">
          <h1 dir="auto" className="min-w-0 grow truncate text-start text-lg font-semibold">
            {glance(draft.details.jobTitle.trim()) || builder('untitledJob')}
          </h1>
          <SaveIndicator autosave={autosave} />
          <ButtonLink to={`/jobs-cep/create/${job.jobId}`} size="sm" variant="quiet">
            {t('openBuilder')}
          </ButtonLink>
        </header>
        <main
          id="main"
          tabIndex={-1}
          aria-label={t(step)}
          className="mx-auto flex w-full max-w-3xl flex-col gap-5 p-4 pb-10 outline-none sm:pt-6"
        >
          {step !== 'congratulations' && (
            <Pills step={step} progress={{ live, valid }} onGo={(to) => send({ type: 'person.goTo', step: to })} />
          )}
          <noscript>
            <Callout tone="warning">{builder('needsScript')}</Callout>
          </noscript>
          <Notices editing={editing} refusal={refusal} />
          {panels[step]}
          {isEntered(step) && (
            <Footer
              step={step}
              problems={problems[step]}
              shown={shown}
              busy={state.matches({ introduction: 'activating' }) || (live && autosave.matches('saving'))}
              onContinue={() => void goOn()}
              onLater={() => void leave.go(navigate)}
            />
          )}
        </main>
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {publishing.dialog}
        <ModuleLimitDialog
          limit={rules.moduleLimit}
          open={full}
          mayUpgrade={mayUpgrade}
          onClose={() => setFull(false)}
        />
        <LimitDialog refusal={refusal} mayUpgrade={mayUpgrade} onClose={() => send({ type: 'person.dismiss' })} />
      </div>
    </EditorProvider>
  )
}

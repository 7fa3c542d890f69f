import { useNavigate } from '@remix-run/react'
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { DraftRules } from '#contracts/job/draft-rules.ts'
import type { JobDraft } from '#contracts/job/draft.ts'
import type { EditedStep } from '#contracts/job/sections.ts'
import { type FieldProblems, fieldState } from '#contracts/job/validation.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import type { PlainKey } from '../locales/text.ts'
import { useOnHand } from '../offline/index.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { useToasts } from '../ui/toast.tsx'
import { type DetailsLists, DetailsStep } from './details-step.tsx'
import { LimitDialog, ModuleLimitDialog } from './dialogs.tsx'
import { type Editor, EditorProvider } from './editor.tsx'
import { containersOf, firstPath, focusPath } from './focus.ts'
import { AskPanel, PreviewPane, VideoNote } from './late-parts.tsx'
import { lateParts, PreviewStep, PublishStep, ScorecardStep, ScreenStep } from './late-steps.tsx'
import { DRAFT_PREVIEW, previewOfLink } from '../preview/messages.ts'
import { isEdited, type Step } from './wizard/steps.ts'
import type { Publication } from './get-candidates.tsx'
import { keepLastModule, lastModule } from './last-module.ts'
import { Notices } from './notices.tsx'
import type { NewerTemplate } from './template-update.tsx'
import { StepNav } from './step-nav.tsx'
import { useSteadyPress } from './steady-press.ts'
import { TopBar } from './top-bar.tsx'
import { typedTitle } from './typed-title.ts'
import { type OpenJob, useDraft } from './use-draft.ts'
import { usePreviewOpen } from './use-preview-open.ts'
import { useOverride } from './use-override.tsx'
import { useLeave } from './use-leave.ts'
import { usePublishing } from './use-publishing.tsx'
import { useTakenOver } from './use-taken-over.ts'
import { useTouched } from './use-touched.ts'
import { useWizard } from './use-wizard.ts'

const VersionsPanel = lazy(() => import('./versions/versions-panel.tsx'))

const useText = namespace('builder')
const useCommonText = namespace('common')

export type BuilderProps = {
  job: OpenJob
  rules: DraftRules
  lists: DetailsLists
  mayUpgrade: boolean
  publication: Publication
  companyName: string
  affected: number
  /** Whether checks can be gone past. */
  developer: boolean
  /** The template that the job came from, where it has changed since. */
  newer: NewerTemplate | null
}

export function Builder(props: BuilderProps) {
  const { job, rules, lists, mayUpgrade, publication, companyName, affected } = props
  const t = useText()
  const common = useCommonText()
  const say = useRuleText()
  const navigate = useNavigate()
  const { show } = useToasts()
  const [mode] = useState(job.status === 'active' ? 'edit' : 'create')
  useOnHand(lateParts)
  const editing = useDraft(job)
  const wizard = useWizard(job.jobId, rules, mode as 'create' | 'edit', job.status === 'active', job.step, editing)
  const { draft, autosave } = editing
  const { step, state, send, problems, models } = wizard
  const { live, valid, refusal, overridden } = state.context
  const { touched, touch } = useTouched()
  useTakenOver(autosave.context.met)
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [selected, setSelected] = useState<string | null>(null)
  const [announcement, announce] = useState('')
  const [versions, showVersions] = useState(false)
  const [full, setFull] = useState(false)
  const preview = usePreviewOpen(job.userId)
  const publishing = usePublishing(job.jobId, live, editing)
  const leave = useLeave(job, editing, mode as 'create' | 'edit', publishing.confirmed)

  const problemsNow = useMemo((): FieldProblems => Object.assign({}, ...Object.values(problems)), [problems])
  const shown = Object.fromEntries(
    Object.entries(problemsNow).filter(([path]) => fieldState(problemsNow, path, touched) === 'INVALID'),
  )
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
    selected,
    select: (id) => select(id),
    atLimit: () => setFull(true),
    announce,
  }

  const override = useOverride(wizard, editing, {
    developer: props.developer,
    ready: async () => (await publishing.confirmed()) && (await leave.saved()),
    /** Every problem of a step is shown, what hides the first is opened, and it gets the focus. */
    reveal(by) {
      const path = firstPath(problems[by])
      touch(...Object.keys(problems[by]))
      if (!path) return
      for (const id of containersOf(path)) expand(id)
      if (containersOf(path)[0]) setSelected(containersOf(path)[0]!)
      focusPath(path)
    },
  })

  useEffect(() => {
    const last = lastModule(job.userId, job.jobId) ?? job.subStep
    if (!last || !draft.journey.modules.some(({ id }) => id === last)) return
    expand(last)
    setSelected(last)
    // Once, as it was left.
  }, [])
  const select = (id: string | null) => {
    setSelected(id)
    keepLastModule(job.userId, job.jobId, id)
    editing.open(id)
  }

  async function next() {
    if (mode === 'create' && !live) return send({ type: 'person.next' })
    if (!valid[step as EditedStep] && !overridden) return send({ type: 'person.next' })
    if ((await publishing.confirmed()) && (await leave.saved())) {
      show({ message: t('saved'), tone: 'success', key: 'saved', brief: true })
      send({ type: 'person.next' })
    }
  }
  const steady = useSteadyPress(() => void next())
  async function saveHere() {
    if (!(await publishing.confirmed())) return
    await leave.savedOrThrown()
    // What was pressed is gone with what there was to save.
    document.getElementById('main')?.focus()
  }
  const keys = (event: KeyboardEvent) => {
    if (versions || !isEdited(step) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    if (event.shiftKey) editing.redo()
    else editing.undo()
  }
  const closeVersions = () => {
    showVersions(false)
    document.getElementById('versions-button')?.focus()
  }
  const restore = (then: JobDraft) => {
    editing.change(() => typedTitle(then))
    closeVersions()
  }
  const openModule = (id: string) => {
    expand(id)
    setSelected(id)
    requestAnimationFrame(() => document.getElementById(`module-${id}`)?.scrollIntoView({ block: 'center' }))
  }
  const hasPane = step === 'jobDetails' || step === 'screen'
  const previewed = hasPane && (preview.open || preview.closing)
  const previewAt = live ? previewOfLink(publication.link) : DRAFT_PREVIEW
  // A live job can be left unsaved for a step that has no button of its own to save it.
  const savedHere = live && !isEdited(step) && (autosave.matches('changed') || autosave.matches('saving'))

  // A panel that is not headed by its name has a heading of its own.
  const panels: Record<Step, { name: PlainKey<'builder'>; headed: boolean; content: ReactNode }> = {
    jobDetails: {
      name: 'jobDetails',
      headed: true,
      content: <DetailsStep {...lists} companyName={companyName} />,
    },
    scorecard: { name: 'scorecard', headed: true, content: <ScorecardStep review={job.review} jobId={job.jobId} /> },
    screen: {
      name: 'screen',
      headed: false,
      content: <ScreenStep live={live} affected={affected} newer={props.newer} />,
    },
    preview: {
      name: 'preview',
      headed: true,
      content: (
        <PreviewStep
          live={live}
          companyName={companyName}
          brands={lists.brands}
          src={previewAt}
          publishing={state.matches({ preview: 'publishing' })}
          onPublish={() => send({ type: 'person.publish' })}
          onNext={() => send({ type: 'person.next' })}
          onLater={() => void leave.go(navigate)}
        />
      ),
    },
    publish: {
      name: 'publish',
      headed: false,
      content: (
        <PublishStep
          publication={{ ...publication, title: draft.details.jobTitle }}
          saving={autosave.matches('saving')}
        />
      ),
    },
  }
  const { name, headed, content } = panels[step]

  return (
    <EditorProvider value={editor}>
      <div className="flex min-h-dvh flex-col" onKeyDown={keys}>
        <TopBar
          editing={editing}
          leave={leave}
          exit={t((mode === 'create' && !live) || leave.unsaved ? 'saveAndExit' : 'exit')}
          edited={isEdited(step)}
          onSave={savedHere ? () => void saveHere() : null}
          preview={hasPane ? preview : null}
          versions={{ open: versions, show: showVersions }}
          earlier={job.revision > 0}
        >
          <AskPanel />
        </TopBar>
        {versions ? (
          <Suspense>
            <VersionsPanel
              jobId={job.jobId}
              draft={draft}
              live={live}
              companyName={companyName}
              brands={lists.brands}
              onRestore={restore}
              onClose={closeVersions}
            />
          </Suspense>
        ) : (
          <div
            className={`grid grow content-start items-start lg:gap-6 lg:p-4 ${previewed ? 'lg:grid-cols-[13rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)_24rem]' : 'lg:grid-cols-[13rem_minmax(0,1fr)]'}`}
          >
            <StepNav
              models={models}
              step={step}
              draft={draft}
              onGo={(to) => send({ type: 'person.goTo', step: to })}
              onModule={openModule}
            />
            <main
              id="main"
              tabIndex={-1}
              aria-label={t(name)}
              className="flex min-w-0 flex-col gap-4 p-4 outline-none lg:p-0"
            >
              <noscript>
                <Callout tone="warning">{t('needsScript')}</Callout>
              </noscript>
              {draft.details.creationType && isEdited(step) && <VideoNote jobId={job.jobId} step={step} />}
              <Notices editing={editing} refusal={refusal} />
              {headed && <h2 className="text-xl font-semibold">{t(name)}</h2>}
              {content}
              {isEdited(step) && (
                <footer className="scripted flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-line pt-4">
                  <Button variant="primary" size="lg" busy={live && autosave.matches('saving')} {...steady}>
                    {mode === 'edit' && step === 'screen' ? common('save') : t('next')}
                  </Button>
                </footer>
              )}
            </main>
            {previewed && (
              <PreviewPane
                draft={draft}
                companyName={companyName}
                brands={lists.brands}
                moduleId={step === 'jobDetails' ? null : selected}
                src={previewAt}
                closing={!preview.open}
              />
            )}
          </div>
        )}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        {publishing.dialog}
        {override}
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

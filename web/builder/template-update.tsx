import { lazy, Suspense, useState } from 'react'
import { type AppliedTemplate, withinPlan, withTemplate } from '#contracts/template/apply.ts'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToasts } from '../ui/toast.tsx'
import { useEditor } from './editor.tsx'

const Comparison = lazy(() => import('./versions/comparison.tsx').then((all) => ({ default: all.Comparison })))

const useText = namespace('templates')
const useBuilderText = namespace('builder')
const useCommonText = namespace('common')

export type NewerTemplate = { templateId: string; version: number; name: string }

async function templateOver(templateId: string): Promise<AppliedTemplate> {
  const response = await fetch(`/jobs-cep/create/templates?id=${templateId}`)
  if (!response.ok) throw new Error(`The server answered ${response.status}`)
  return (await response.json()) as AppliedTemplate
}

/** The template of the job has changed: what is different, side by side, and one step that takes it over. */
export function TemplateUpdate({ newer: { templateId, name } }: { newer: NewerTemplate }) {
  const t = useText()
  const builder = useBuilderText()
  const common = useCommonText()
  const { draft, rules, change, undo } = useEditor()
  const { show } = useToasts()
  const [template, setTemplate] = useState<AppliedTemplate | null>(null)
  const [busy, setBusy] = useState(false)
  async function open() {
    setBusy(true)
    try {
      setTemplate(withinPlan(await templateOver(templateId), rules.lacks))
    } catch {
      show({ message: t('loadFailed'), tone: 'danger', key: 'template' })
    } finally {
      setBusy(false)
    }
  }
  const take = () => {
    if (!template) return
    change((now) => withTemplate(now, template))
    setTemplate(null)
    show({
      message: t('applied', { name }),
      tone: 'success',
      key: 'template',
      action: { label: builder('undo'), run: undo },
    })
  }
  const version = template?.version ?? 0
  return (
    <Callout title={t('newer', { name })}>
      <p>{t('newerText')}</p>
      <Button size="sm" className="mt-2" busy={busy} onClick={() => void open()}>
        {t('newerSee')}
      </Button>
      <Dialog
        open={template !== null}
        onClose={() => setTemplate(null)}
        size="lg"
        title={t('newer', { name })}
        footer={
          <>
            <Button onClick={() => setTemplate(null)}>{common('cancel')}</Button>
            <Button variant="primary" onClick={take}>
              {t('newerTake', { version })}
            </Button>
          </>
        }
      >
        {template && (
          <Suspense>
            {/* Focusable, so that the keys scroll what is longer than the dialog. */}
            <div tabIndex={0} role="region" aria-label={t('newerSee')}>
              <Comparison
                before={draft}
                after={withTemplate(draft, template)}
                headings={[t('thisJob'), t('version', { version })]}
              />
            </div>
          </Suspense>
        )}
      </Dialog>
    </Callout>
  )
}

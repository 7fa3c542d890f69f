import { lazy, Suspense, useState } from 'react'
import { namespace } from '../i18n/namespace.ts'
import { Button } from '../ui/button.tsx'
import { CardStackIcon } from '../ui/icons.tsx'
import { useToasts } from '../ui/toast.tsx'
import { useEditor } from './editor.tsx'

const useText = namespace('builder')
const useTemplateText = namespace('templates')
const TemplatePicker = lazy(() => import('../templates/template-picker.tsx'))

/** Puts a template into the draft, in one step that can be undone (LEG-019). */
export function Autofill() {
  const t = useText()
  const template = useTemplateText()
  const { draft, rules, change, undo } = useEditor()
  const { show } = useToasts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="scripted" onClick={() => setOpen(true)}>
        <CardStackIcon aria-hidden="true" />
        {template('autofill')}
      </Button>
      {open && (
        <Suspense>
          <TemplatePicker
            draft={draft}
            lacks={rules.lacks}
            onClose={() => setOpen(false)}
            onApply={(operation, name) => {
              change(operation)
              setOpen(false)
              show({
                message: template('applied', { name }),
                tone: 'success',
                key: 'template',
                action: { label: t('undo'), run: undo },
              })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

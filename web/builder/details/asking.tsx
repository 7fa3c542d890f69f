import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { at } from '../focus.ts'

const useText = namespace('builder')

/** Page after page, or a conversation (JOB-002). */
export function Asking() {
  const t = useText()
  const { draft, change } = useEditor()
  return (
    <Card title={t('asking')}>
      <Checkbox
        {...at('details.interviewByChat')}
        label={t('askByChat')}
        hint={t('askByChatHint')}
        checked={draft.details.interviewByChat ?? false}
        onChange={(event) => change((before) => editDetails(before, { interviewByChat: event.target.checked }))}
      />
    </Card>
  )
}

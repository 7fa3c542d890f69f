import { spoken } from '#contracts/job/empty-details.ts'
import type { JobDetails } from '#contracts/job/draft.ts'
import { spokenIn } from '#contracts/job/video/blank.ts'
import { isJobLanguage } from '#contracts/job/video/choices.ts'
import { transcriptChoices } from '#contracts/kernel/spoken-languages.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Choice } from '../bound-fields.tsx'
import { editDetails } from '../draft.ts'
import { useEditor } from '../editor.tsx'
import { at } from '../focus.ts'
import { useSpokenOptions } from '../use-spoken-options.ts'
import { useJobLanguages } from './job-languages.ts'

const useText = namespace('builder')
const useVersionText = namespace('versions')

/** The languages of questions and answers (JOB-028), in a conversation or not (JOB-002), and whether imported ones are invited (PUB-027). */
export function Asking() {
  const t = useText()
  const versions = useVersionText()
  const { draft, change } = useEditor()
  const { details } = draft
  const language = details.language ?? spoken.language
  const transcript = details.transcriptLanguage ?? spoken.transcriptLanguage
  const set = (changes: Partial<JobDetails>) => change((before) => editDetails(before, changes))
  const languages = useJobLanguages(language)
  const recordings = useSpokenOptions([...new Set<string>([...transcriptChoices, transcript])])
  return (
    <>
      <Card title={t('asking')}>
        <div className="mb-4 grid items-start gap-4 sm:grid-cols-2">
          <Choice
            path="details.language"
            label={versions('language')}
            hint={languages.hint(language)}
            options={languages.options}
            value={language}
            onChoose={(code) => set(isJobLanguage(code) ? spokenIn(code) : { language: code })}
          />
          <Choice
            path="details.transcriptLanguage"
            label={versions('transcriptLanguage')}
            options={recordings}
            value={transcript}
            onChoose={(transcriptLanguage) => set({ transcriptLanguage })}
          />
        </div>
        <Checkbox
          {...at('details.interviewByChat')}
          label={t('askByChat')}
          hint={t('askByChatHint')}
          checked={details.interviewByChat ?? false}
          onChange={(event) => set({ interviewByChat: event.target.checked })}
        />
      </Card>
      <Card>
        <Checkbox
          {...at('details.autoInvite')}
          label={versions('autoInvite')}
          hint={versions('autoInviteHint')}
          checked={details.autoInvite ?? spoken.autoInvite}
          onChange={(event) => set({ autoInvite: event.target.checked })}
        />
      </Card>
    </>
  )
}

import { useParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { packetOf, type SuggestionKind } from '#contracts/assistant/packet.ts'
import { namespace, useLanguage } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { LockClosedIcon, RocketIcon } from '../../ui/icons.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { useEditor } from '../editor.tsx'
import { newId } from '../new-id.ts'
import { accept, hasRoom } from './accept.ts'
import { Proposals } from './proposals.tsx'
import { type About, aboutOver } from './requests.ts'
import { UpgradeDialog } from './upgrade-dialog.tsx'
import { useSuggestions } from './use-suggestions.ts'

const useText = namespace('assistant')
const useBuilderText = namespace('builder')

export type SuggestProps = { of: SuggestionKind /** The interview that questions are for. */; moduleId?: string }

/** Offers texts for a part of the job, in place. What is taken over goes through the editor, so that it is saved and undone as typing is. */
export default function Suggest({ of, moduleId }: SuggestProps) {
  const t = useText()
  const builder = useBuilderText()
  const language = useLanguage()
  const { jobId = '' } = useParams()
  const { draft, change, undo, announce } = useEditor()
  const { show } = useToasts()
  const [about, setAbout] = useState<About | null>(null)
  const [upgrade, setUpgrade] = useState(false)
  const { state, ask, settle, close } = useSuggestions(jobId, of)
  useEffect(() => {
    let here = true
    void aboutOver(jobId).then((about) => here && setAbout(about))
    return () => {
      here = false
    }
  }, [jobId])

  if (about === 'away') return null
  const isModel = about !== null && about !== 'locked' && about.source === 'model'
  const name = t(isModel ? 'suggestWithAi' : 'suggestions')
  const start = () => void ask(packetOf(draft, language))
  const take = (text: string) => {
    change((draft) => accept(draft, of, text, newId(), moduleId))
    announce(t('added'))
    show({
      message: t('added'),
      tone: 'success',
      brief: true,
      key: 'suggestion',
      action: { label: builder('undo'), run: undo },
    })
  }
  return (
    <div className="scripted flex flex-col gap-2 pt-3">
      {state.phase === 'closed' ? (
        <div>
          <Button
            size="sm"
            disabled={about === null}
            aria-label={about === 'locked' ? t('suggestLocked', { name }) : undefined}
            onClick={about === 'locked' ? () => setUpgrade(true) : start}
          >
            {about === 'locked' ? <LockClosedIcon aria-hidden="true" /> : <RocketIcon aria-hidden="true" />}
            {name}
          </Button>
        </div>
      ) : (
        <Proposals
          of={of}
          state={state}
          expectsModel={isModel}
          hasTitle={draft.details.jobTitle.trim() !== ''}
          hasRoom={hasRoom(draft, of, moduleId)}
          onTake={(proposal, text) => {
            take(text)
            settle(proposal, text === proposal.text ? 'accepted' : 'edited', text === proposal.text ? null : text)
          }}
          onRefuse={(proposal) => settle(proposal, 'refused')}
          onAgain={start}
          onClose={close}
        />
      )}
      <UpgradeDialog open={upgrade} onClose={() => setUpgrade(false)} />
    </div>
  )
}

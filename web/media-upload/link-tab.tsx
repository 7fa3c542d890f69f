import { useMachine } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { linkProviders } from '#contracts/job/media/link.ts'
import { sourceOf } from '#contracts/job/media/media.ts'
import { LINK_MESSAGE } from '#contracts/job/modules/media-words.ts'
import { namespace } from '../i18n/namespace.ts'
import { useRuleText } from '../i18n/rule-text.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { linkMachine } from './link.machine.ts'
import ShownMedia from '../media/shown-media.tsx'
import type { TabProps } from './tab-props.ts'

const useText = namespace('media')

/** A link, read by its text alone: nothing is fetched for it. */
export function LinkTab({ media, label, onChange }: TabProps) {
  const t = useText()
  const say = useRuleText()
  const url = media && sourceOf(media.url) === 'link' ? media.url : ''
  const [snapshot, send, actor] = useMachine(linkMachine, { input: { url } })
  const { text, link } = snapshot.context
  const change = useRef(onChange)
  change.current = onChange
  useEffect(() => {
    const linked = actor.on('linked', ({ url }) => change.current({ url, type: 'video' }))
    const removed = actor.on('removed', () => change.current(null))
    return () => {
      linked.unsubscribe()
      removed.unsubscribe()
    }
  }, [actor])
  const isMatched = snapshot.matches('matched') && link.state === 'matched'

  return (
    <div className="flex flex-col gap-4">
      <Field label={t('link')} hint={t('linkHint')} error={snapshot.matches('invalid') ? say(LINK_MESSAGE) : undefined}>
        <TextInput
          type="url"
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          value={text}
          onChange={(event) => send({ type: 'typed', text: event.target.value })}
        />
      </Field>
      <p role="status" className={isMatched ? 'text-sm text-success-ink' : 'sr-only'}>
        {isMatched ? t('linkMatched', { provider: linkProviders[link.provider] }) : ''}
      </p>
      {isMatched && <ShownMedia media={{ url: link.url, type: 'video' }} label={label} />}
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { rooms } from '#contracts/assistant/kept.ts'
import type { SuggestionKind } from '#contracts/assistant/packet.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { PlainKey } from '../../locales/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { CheckIcon, Cross2Icon, Pencil2Icon, PlusIcon } from '../../ui/icons.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Proposal, Suggestions } from './use-suggestions.ts'

const useText = namespace('assistant')

const titles = {
  description: 'forDescription',
  benefits: 'forBenefits',
  skills: 'forSkills',
  questions: 'forQuestions',
} as const satisfies Record<SuggestionKind, PlainKey<'assistant'>>

type Props = {
  of: SuggestionKind
  state: Suggestions
  /** Whether a model would answer, if it could. */
  expectsModel: boolean
  hasTitle: boolean
  hasRoom: boolean
  onTake: (proposal: Proposal, text: string) => void
  onRefuse: (proposal: Proposal) => void
  onAgain: () => void
  onClose: () => void
}

/** What was suggested, as it is written, and what can be done with each. */
export function Proposals({ of, state, expectsModel, hasTitle, hasRoom, onTake, onRefuse, onAgain, onClose }: Props) {
  const t = useText()
  const { phase, source, model, items } = state
  const open = items.filter(({ settled }) => settled === null)
  const box = useRef<HTMLElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    box.current?.focus()
  }, [])
  const said =
    phase === 'running'
      ? t('working')
      : phase === 'failed'
        ? t('failed')
        : items.length === 0
          ? t(hasTitle ? 'none' : 'noTitle')
          : t('found', { count: open.length })
  const origin =
    source === 'model'
      ? t('fromModel', { model: model ?? '' })
      : source === 'suggestions' && t(expectsModel ? 'fellBack' : 'fromLibrary')
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t(titles[of])}
      className="rounded-md border border-dashed border-control p-3 outline-none"
    >
      <div className="flex items-start justify-between gap-2">
        <div>
          <h3 className="font-medium">{t(titles[of])}</h3>
          <p className="text-sm text-muted">{origin}</p>
        </div>
        <Button size="sm" variant="quiet" icon aria-label={t('close')} onClick={onClose}>
          <Cross2Icon />
        </Button>
      </div>
      <ul className="mt-2 flex flex-col gap-1" aria-busy={phase === 'running'}>
        {(phase === 'running' ? items : open).map((item) => (
          <li key={item.index} className="rounded-md bg-sunken px-3 py-2">
            {phase === 'running' ? (
              <p dir="auto" className="whitespace-pre-line wrap-anywhere">
                {item.text}
              </p>
            ) : (
              <ProposalRow
                {...{ of, item, hasRoom }}
                onTake={(text) => onTake(item, text)}
                onRefuse={() => onRefuse(item)}
              />
            )}
          </li>
        ))}
      </ul>
      {!hasRoom && open.length > 0 && phase === 'done' && <p className="mt-2 text-sm text-warning-ink">{t('full')}</p>}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" className="text-sm text-muted">
          {said}
        </p>
        {phase === 'running' ? (
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t('stop')}
          </Button>
        ) : (
          hasTitle && (
            <Button size="sm" variant="quiet" onClick={onAgain}>
              {t('tryAgain')}
            </Button>
          )
        )}
      </div>
    </section>
  )
}

type RowProps = {
  of: SuggestionKind
  item: Proposal
  hasRoom: boolean
  onTake: (text: string) => void
  onRefuse: () => void
}

function ProposalRow({ of, item: { text }, hasRoom, onTake, onRefuse }: RowProps) {
  const t = useText()
  const [edited, setEdited] = useState<string | null>(null)
  const { length } = rooms[of]
  const label = t(of === 'description' ? 'replace' : 'add')
  if (edited !== null)
    return (
      <div className="flex flex-col gap-2">
        <Field label={t('yourText')} hideLabel>
          <TextArea
            dir="auto"
            rows={of === 'description' ? 6 : 2}
            limit={length}
            value={edited}
            onChange={(event) => setEdited(event.target.value)}
          />
        </Field>
        <div className="flex gap-2">
          <Button
            size="sm"
            variant="primary"
            disabled={!hasRoom || edited.trim() === '' || edited.trim().length > length}
            onClick={() => onTake(edited.trim())}
          >
            {label}
          </Button>
          <Button size="sm" variant="quiet" onClick={() => setEdited(null)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap items-start gap-2">
      <p dir="auto" className="min-w-48 grow basis-0 py-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
      <span className="flex shrink-0 gap-1">
        <Button
          size="sm"
          disabled={!hasRoom}
          aria-label={of === 'description' ? undefined : t('addNamed', { text })}
          onClick={() => onTake(text)}
        >
          {of === 'description' ? <CheckIcon aria-hidden="true" /> : <PlusIcon aria-hidden="true" />}
          {label}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon
          aria-label={t('editNamed', { text })}
          title={t('edit')}
          onClick={() => setEdited(text)}
        >
          <Pencil2Icon />
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon
          aria-label={t('dismissNamed', { text })}
          title={t('dismiss')}
          onClick={onRefuse}
        >
          <Cross2Icon />
        </Button>
      </span>
    </div>
  )
}

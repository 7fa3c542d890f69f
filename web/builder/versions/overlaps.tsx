import type { JobDraft } from '#contracts/job/draft.ts'
import { type Overlap, takeTheirs } from '#contracts/job/merge.ts'
import { useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { overlapIn } from './rows.ts'

const useText = namespace('versions')
const useBuilderText = namespace('builder')
const useJourneyText = namespace('journey')
const useModuleText = namespace('modules')

type Props = {
  overlaps: readonly Overlap[]
  draft: JobDraft
  onChange: (operation: (draft: JobDraft) => JobDraft) => void
  onChosen: (overlap: Overlap) => void
}

/** What was changed here and elsewhere, both beside each other. Undo brings back what was not chosen. */
export default function Overlaps({ overlaps, draft, onChange, onChosen }: Props) {
  const t = useText()
  const texts = {
    t,
    builder: useBuilderText(),
    journey: useJourneyText(),
    modules: useModuleText(),
    formats: useFormat(),
  }
  return (
    <Callout tone="warning" announce title={t('overlapTitle')}>
      <p>{t('overlapText')}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {overlaps.map((overlap) => {
          const { what, mine, theirs } = overlapIn(draft, overlap, texts)
          return (
            <li key={overlap.path.join('/')} className="flex flex-col gap-1">
              <p className="font-medium">
                <bdi>{what}</bdi>
              </p>
              <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
                <Side name={t('yours')} text={mine} />
                <Side name={t('theirs')} text={theirs} />
              </dl>
              <div className="flex flex-wrap gap-2">
                <Button size="sm" onClick={() => onChosen(overlap)}>
                  {t('keepYours')}
                </Button>
                <Button
                  size="sm"
                  onClick={() => {
                    onChange((now) => takeTheirs(now, overlap))
                    onChosen(overlap)
                  }}
                >
                  {t('takeTheirs')}
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

const Side = ({ name, text }: { name: string; text: string }) => (
  <div className="min-w-0">
    <dt className="text-sm">{name}</dt>
    <dd dir="auto" className="rounded-md bg-raised px-2 py-1 wrap-anywhere whitespace-pre-line text-ink">
      {text}
    </dd>
  </div>
)

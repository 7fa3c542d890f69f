import { downloadPath } from '#contracts/candidate/poster.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { PanelProps } from '../page-data.ts'
import { useShell } from '../../shell/use-shell.ts'
import { Button } from '../../ui/button.tsx'
import { LockClosedIcon } from '../../ui/icons.tsx'

const useText = namespace('sharing')

type DownloadsProps = { candidateId: string; chapters: PanelProps['chapters']; may: boolean }

/** Saves videos of this candidate; a plan without it leads to one that has it. */
export function Downloads({ candidateId, chapters, may }: DownloadsProps) {
  const t = useText()
  const { open } = useShell()
  const videos = chapters.flatMap(({ recording, question }) =>
    recording?.state === 'uploaded' ? [{ id: recording.recordingId, question }] : [],
  )
  if (videos.length === 0) return null
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3">
      <h3 className="font-semibold">{t('downloads')}</h3>
      {may ? (
        <ul className="flex flex-col gap-1 text-sm">
          {videos.map(({ id, question }, index) => (
            <li key={id} className="min-w-0">
              <a className="link wrap-anywhere" href={downloadPath(candidateId, id)} download>
                <bdi>{question || t('video', { number: index + 1 })}</bdi>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Button size="sm" className="self-start" onClick={() => open({ kind: 'upgrade' })}>
          <LockClosedIcon aria-hidden="true" /> {t('downloads')}
        </Button>
      )}
    </div>
  )
}

import type { JobVersion } from '#contracts/views/job-versions.ts'
import { sections } from '#contracts/job/sections.ts'
import { type Formats, useFormat } from '../../i18n/format.ts'
import { namespace } from '../../i18n/namespace.ts'
import type { Translate } from '../../locales/text.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { classes } from '../../ui/classes.ts'
import { Instant, useTimeZone } from '../../ui/instant.tsx'

const useText = namespace('versions')
const useBuilderText = namespace('builder')

/** Who made a version, in words. */
export const madeBy = (t: Translate<'versions'>, { actor: { kind, name } }: JobVersion) =>
  name ?? t(kind === 'process' ? 'system' : 'someone')

/** What a version is called in a list: its name, or when it was saved. */
export const labelOf = (format: Formats, timeZone: string, { name, at }: JobVersion) =>
  name ? `${name} (${format.instant(at, { timeZone })})` : format.instant(at, { timeZone })

type Props = { versions: readonly JobVersion[]; chosen: number; onChoose: (revision: number) => void }

export function VersionList({ versions, chosen, onChoose }: Props) {
  const t = useText()
  const builder = useBuilderText()
  const format = useFormat()
  const timeZone = useTimeZone()
  const days = Map.groupBy(versions, ({ at }) => format.dayHeading(at, timeZone))
  const said = ({ sections: edited }: JobVersion) =>
    edited.length === 0
      ? t('created')
      : t('edited', { parts: format.list(edited.map((section) => builder(sections[section].step))) })
  return (
    <nav
      aria-label={t('list')}
      className="flex max-h-[40dvh] flex-col gap-3 overflow-y-auto rounded-lg border border-line bg-raised p-2 lg:sticky lg:top-17 lg:max-h-[calc(100dvh-6rem)]"
    >
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h3 className="px-2 pb-1 text-xs font-medium text-muted">{day}</h3>
          <ul className="flex flex-col gap-0.5">
            {ofDay.map((version) => (
              <li key={version.revision}>
                <button
                  type="button"
                  aria-current={version.revision === chosen || undefined}
                  onClick={() => onChoose(version.revision)}
                  className={classes(
                    'flex w-full items-start gap-2 rounded-md px-2 py-1.5 text-start hover:bg-sunken',
                    version.revision === chosen && 'bg-accent-soft text-accent-ink',
                  )}
                >
                  <Avatar size="sm" name={madeBy(t, version)} seed={version.actor.id} className="mt-0.5" />
                  <span className="flex min-w-0 grow flex-col">
                    {version.name && (
                      <span className="font-semibold wrap-anywhere">
                        <bdi>{version.name}</bdi>
                      </span>
                    )}
                    <span className="flex flex-wrap items-center gap-x-1.5">
                      <bdi className={version.name ? '' : 'font-medium'}>{madeBy(t, version)}</bdi>
                      <span className="text-sm text-muted">
                        <Instant at={version.at} precision="time" />
                      </span>
                    </span>
                    <span className="text-sm text-muted">{said(version)}</span>
                    {version.published !== null && (
                      <span>
                        <Badge tone="success">{t('published', { number: version.published })}</Badge>
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

import { namespace } from '../../i18n/namespace.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { Act } from './act.tsx'
import type { Bench } from './bench.server.ts'

const useText = namespace('integrations')

/** The sandbox from inside: what people do in a system elsewhere is done here, to see what becomes of it. */
export function AtsBench({ bench, linkId, done }: { bench: Bench; linkId: string; done: object | undefined }) {
  const t = useText()
  return (
    <Card title={t('atsBench')}>
      <p className="mb-4 text-muted">{t('atsBenchAbout')}</p>
      <Act
        intent="apply"
        values={{ linkId }}
        label={t('atsApplies')}
        done={done}
        className="mb-4 flex flex-wrap items-end gap-2"
      >
        <Field label={t('atsBenchJob')}>
          <Select name="remoteJobId" translate="no" options={bench.jobs} />
        </Field>
      </Act>
      <ul className="divide-y divide-line">
        {bench.people.map(({ applicationId, name, job, stageId, stages, notes }) => (
          <li key={applicationId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 grow basis-48" translate="no">
              <p className="font-medium">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-muted">
                <bdi>{job}</bdi>
              </p>
              {notes.map((note, index) => (
                <p key={index} className="text-sm wrap-anywhere text-muted" dir="auto">
                  {note}
                </p>
              ))}
            </div>
            <Act
              intent="move"
              values={{ linkId, applicationId }}
              label={t('atsMove')}
              named={t('atsMoveNamed', { name })}
              done={done}
              className="flex items-center gap-2"
            >
              <Select
                key={stageId}
                name="stageId"
                translate="no"
                aria-label={t('atsStageOf', { name })}
                options={stages}
                {...(stageId === null && { placeholder: t('atsNoStage') })}
                defaultValue={stageId ?? ''}
              />
            </Act>
          </li>
        ))}
      </ul>
    </Card>
  )
}

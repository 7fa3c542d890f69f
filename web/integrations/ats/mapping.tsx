import { Form, useNavigation } from '@remix-run/react'
import { directions, REJECTED_STAGE } from '#contracts/ats-link/choices.ts'
import { namespace } from '../../i18n/namespace.ts'
import { CommandId } from '../../offline/index.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useJobTitle, useTitled } from '../../ui/titles.ts'
import type { LinkedAts } from './ats.server.ts'
import { ChooseJobs, OtherJobs } from './choose.tsx'
import { directionTexts } from './jobs.tsx'
import { suggestedColumn } from './suggested-column.ts'

const useText = namespace('integrations')
type Mapping = NonNullable<LinkedAts['mapping']>

/** Synchronises a job, or changes how one is: first the jobs, then their stages. */
export function MapJob({ of, done }: { of: LinkedAts; done: object | undefined }) {
  const t = useText()
  const { mapping } = of
  const isChange = Boolean(mapping?.settings)
  return (
    <div id="map" className="scroll-my-20">
      <Card title={t(isChange ? 'atsChangeTitle' : 'atsMapTitle')}>
        {mapping?.isComplete && mapping.job ? (
          <div className="flex flex-col gap-6">
            <StagesForm
              key={`${mapping.job.jobId} ${mapping.theirs.map(({ id }) => id).join(' ')}`}
              {...{ of, mapping, done }}
            />
            {isChange && <OtherJobs mapping={mapping} />}
          </div>
        ) : (
          <ChooseJobs of={of} />
        )}
      </Card>
    </div>
  )
}

function StagesForm({ of, mapping, done }: { of: LinkedAts; mapping: Mapping; done: object | undefined }) {
  const t = useText()
  const titleOf = useJobTitle()
  const { linkId, systemName } = of
  const { job, theirs, settings } = mapping
  const intent = settings ? 'change' : 'map'
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="linkId" value={linkId} />
      <input type="hidden" name="jobId" value={job!.jobId} />
      {theirs.map(({ id }) => (
        <input key={id} type="hidden" name="theirs" value={id} />
      ))}
      <CommandId done={done} />
      <p className="wrap-anywhere">
        <bdi translate="no">{theirs.map(({ id, name }) => name ?? id).join(', ')}</bdi>
        {' – '}
        <bdi>{titleOf(job!.title)}</bdi>
      </p>
      <Field label={t('atsDirection')} className="max-w-xl">
        <Select
          name="direction"
          // The step before is gone, and the focus with it.
          autoFocus
          defaultValue={settings?.direction ?? 'both'}
          options={directions.map((direction) => ({
            value: direction,
            label: t(directionTexts[direction], { name: systemName }),
          }))}
        />
      </Field>
      <Stages mapping={mapping} />
      <Checkbox
        name="sendComments"
        value="yes"
        defaultChecked={settings?.sendComments ?? false}
        label={t('atsSendComments')}
      />
      <Checkbox
        name="sendResult"
        value="yes"
        defaultChecked={settings?.sendResult ?? true}
        label={t('atsSendResult')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          {t(settings ? 'save' : 'atsStart')}
        </Button>
        <ButtonLink to="?" preventScrollReset>
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** For each of their stages, which column it is; a stage that is no more over there is left out, and so it ends. */
function Stages({ mapping: { job, stages, settings } }: { mapping: Mapping }) {
  const t = useText()
  const columns = useTitled()(job!.columns)
  const options = columns.map(({ id, title }) => ({ value: id, label: title }))
  const rows = [...stages, { id: REJECTED_STAGE, name: t('atsRejected'), job: null }]
  const chosen = ({ id, name }: { id: string; name: string }, index: number) =>
    settings
      ? settings.stages.find(({ stageId }) => stageId === id)?.columnId
      : suggestedColumn({ id, name, isFirst: index === 0 && stages.length > 0 }, columns)
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t('atsStages')}</legend>
      <p className="mb-2 text-sm text-muted">{t('atsStagesHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((stage, index) => (
          <div key={stage.id}>
            <input type="hidden" name="stageId" value={stage.id} />
            <Field
              label={
                <span translate={stage.id === REJECTED_STAGE ? undefined : 'no'} className="wrap-anywhere">
                  <bdi>{stage.name}</bdi>
                  {stage.job && <span className="font-normal text-muted"> ({stage.job})</span>}
                </span>
              }
            >
              <Select
                name="columnId"
                placeholder={t('atsNoColumn')}
                options={options}
                defaultValue={chosen(stage, index) ?? ''}
              />
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  )
}

import { namespace } from '../i18n/namespace.ts'
import { durationText } from '../journey/length.ts'
import type { AnyField } from '../modules/kind.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Choice, NumberBox, TextBlock } from './bound-fields.tsx'
import { InterviewFields } from './interview-fields.tsx'
import { MatrixFields, ScheduleFields, Several } from './late-parts.tsx'
import type { ModuleFormProps } from './module-form-props.ts'
import { OptionFields } from './option-fields.tsx'

const useText = namespace('builder')
const useModuleText = namespace('modules')
const useJourneyText = namespace('journey')

/** One field of a kind's form. `web/modules` says which fields a kind has; a new type of field is drawn here. */
export function ModuleField({ field, ...form }: ModuleFormProps & { field: AnyField }) {
  const { module, set, at } = form
  const t = useText()
  const own = useModuleText()
  const journey = useJourneyText()
  // The table of kinds names only fields that the module has.
  const values = module as unknown as Record<string, never>
  const put = (name: string, value: unknown, typed?: string) => set({ [name]: value }, typed)

  switch (field.type) {
    case 'choice':
      return (
        <div className="flex flex-col gap-4">
          {field.note && <p className="text-sm text-muted">{own(field.note)}</p>}
          <Choice
            path={at(field.field)}
            label={own(field.label)}
            className="max-w-72"
            options={field.options.map(({ value, label }) => ({ value, label: own(label) }))}
            {...(field.none ? { placeholder: own(field.none) } : {})}
            value={values[field.field] ?? ''}
            onChoose={(value) => put(field.field, value || null)}
          />
        </div>
      )
    case 'seconds':
      return (
        <Choice
          path={at(field.field)}
          label={own(field.label)}
          className="max-w-72"
          placeholder={own(field.none)}
          options={field.options.map((seconds) => ({
            value: String(seconds),
            label: seconds === 0 && field.zero ? own(field.zero) : durationText(journey, seconds),
          }))}
          value={String(values[field.field] ?? '')}
          onChoose={(value) => put(field.field, value === '' ? null : Number(value))}
        />
      )
    case 'number':
      return (
        <NumberBox
          path={at(field.field)}
          label={own(field.label)}
          required
          min={field.min}
          max={typeof field.max === 'number' ? field.max : field.max(values)}
          step={1}
          {...(field.offered && { offered: field.offered })}
          className="max-w-48"
          value={values[field.field]!}
          onNumber={(value) => put(field.field, Math.trunc(Math.min(Math.max(value ?? 0, 0), field.most)), field.field)}
        />
      )
    case 'text':
      return (
        <TextBlock
          path={at(field.field)}
          label={own(field.label)}
          required
          limit={field.limit}
          value={values[field.field]!}
          onText={(value) => put(field.field, value, field.field)}
        />
      )
    case 'options':
      return 'options' in module ? <OptionFields {...form} module={module} field={field} /> : null
    case 'questions':
      return module.kind === 'WIDGET' ? <InterviewFields {...form} module={module} /> : null
    case 'matrix':
      return module.kind === 'MATRIX_CHOICE' || module.kind === 'AVAILABILITY' ? (
        <MatrixFields {...form} module={module} field={field} />
      ) : null
    case 'schedule':
      return module.kind === 'SCHEDULE' ? <ScheduleFields {...form} module={module} /> : null
    case 'rejectOnWrong':
      return (
        <Checkbox
          label={t('wrongRejects')}
          hint={t('wrongRejectsHint')}
          checked={values.rejectOnWrong}
          onChange={(event) => put('rejectOnWrong', event.target.checked)}
        />
      )
    case 'several':
      return <Several path={at(field.field)} field={field} chosen={values[field.field]!} put={put} />
    case 'switch':
      return (
        <Checkbox
          label={own(field.label)}
          hint={own(field.hint)}
          checked={values[field.field]}
          onChange={(event) => put(field.field, event.target.checked)}
        />
      )
    default:
      return field satisfies never
  }
}

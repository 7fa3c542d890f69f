import { colorFrom, judged, presetColors } from '#contracts/company/brand-colors.ts'
import { namespace } from '../../i18n/namespace.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

const useText = namespace('settings')
const levels = { refused: 'colorRefused', poor: 'colorPoor', large: 'colorLarge', good: 'colorGood' } as const

type Props = {
  name: 'primary' | 'secondary' | 'overlay'
  value: string
  onColor: (color: string) => void
  error: string | undefined
  disabled: boolean
}

/** A color as text, from the preset ones or a picker; behind text, with its contrast to white and the nearest shade that is better. */
export function ColorField({ name, value, onColor, error, disabled }: Props) {
  const t = useText()
  const color = colorFrom(value)
  const verdict = color && name !== 'overlay' ? judged(color) : null
  const label = t(({ primary: 'colorPrimary', secondary: 'colorSecondary', overlay: 'colorOverlay' } as const)[name])
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} error={error}>
        <TextInput
          name={name}
          dir="ltr"
          maxLength={9}
          value={value}
          disabled={disabled}
          onChange={(event) => onColor(event.target.value)}
          className="max-w-32"
        />
      </Field>
      {!disabled && (
        <div role="group" aria-label={t('colorsOf', { name: label })} className="scripted flex flex-wrap gap-1.5">
          <input
            type="color"
            aria-label={t('colorPick', { name: label })}
            value={(color ?? '#000000').toLowerCase()}
            onChange={(event) => onColor(event.target.value.toUpperCase())}
            className="h-8 w-10 rounded-md border border-edge bg-raised"
          />
          {presetColors.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-label={preset}
              aria-pressed={preset === color}
              onClick={() => onColor(preset)}
              className="size-8 rounded-md border border-edge aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-accent"
              style={{ background: preset }}
            />
          ))}
        </div>
      )}
      {verdict && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-sm">
          <span className="tabular-nums">{t('colorRatio', { ratio: String(verdict.ratio) })}</span>
          <span className={verdict.level === 'good' ? 'text-success-ink' : 'text-warning-ink'}>
            {t(levels[verdict.level])}
          </span>
          {verdict.better && !disabled && (
            <Button size="sm" onClick={() => onColor(verdict.better!)}>
              {t('colorUse', { color: verdict.better })}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}

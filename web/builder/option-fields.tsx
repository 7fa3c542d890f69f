import { PlusIcon } from '../ui/icons.tsx'
import { useId } from 'react'
import { namespace } from '../i18n/namespace.ts'
import type { FormField } from '../modules/kind.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox, Radio } from '../ui/checkbox.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextBox } from './bound-fields.tsx'
import { useEditor } from './editor.tsx'
import { adds, at as control, focusPath } from './focus.ts'
import { addOption, editOption, isRight, moveOption, removeOption, toggleRight, type WithOptions } from './lists.ts'
import type { ModuleFormProps } from './module-form-props.ts'
import { MoveButtons } from './move-buttons.tsx'
import { newId } from './new-id.ts'
import { RemoveButton } from './remove-button.tsx'

const useText = namespace('builder')

type Props = ModuleFormProps<WithOptions> & { field: Extract<FormField<unknown>, { type: 'options' }> }

/** The options of a choice, and which of them are right. */
export function OptionFields({ module, set, at, field: { min, max, right } }: Props) {
  const t = useText()
  const { errorOf, touch, announce } = useEditor()
  const id = useId()
  const { options } = module
  // Among options nothing is empty that "Required field" could mean.
  const problem = errorOf(at('options')) ?? (errorOf(at('correct')) && t('rightAnswerMissing'))
  const add = () => {
    const optionId = newId()
    set(addOption(module, optionId, right !== 'none'))
    focusPath(at(`options.${optionId}`))
  }
  const move = (from: number, to: number) => {
    set(moveOption(module, from, to))
    announce(t('optionMoved', { position: to + 1, of: options.length }))
  }
  const Mark = right === 'one' ? Radio : Checkbox

  return (
    <fieldset aria-describedby={problem ? `${id}-error` : undefined} className="flex flex-col gap-2">
      <legend className="mb-1 text-sm font-medium">{t('options')}</legend>
      <ol className="flex flex-col gap-2">
        {options.map((option, index) => (
          <li key={option.id} className="flex flex-wrap items-start gap-x-2 gap-y-1">
            <TextBox
              path={at(`options.${option.id}`)}
              label={t('option', { number: index + 1 })}
              hideLabel
              placeholder={t('option', { number: index + 1 })}
              className="min-w-0 grow basis-32"
              value={option.label}
              onText={(label) => set(editOption(module, option.id, label), `option.${option.id}`)}
            />
            {right !== 'none' && (
              <span className="flex min-h-9 items-center">
                <Mark
                  {...(index === 0 ? control(at('correct')) : {})}
                  name={`${id}-correct`}
                  label={
                    <>
                      <span aria-hidden="true">{t('right')}</span>
                      <span className="sr-only">{t('rightOption', { number: index + 1 })}</span>
                    </>
                  }
                  checked={isRight(option)}
                  onChange={() => set(toggleRight(module, option.id, right))}
                  onClick={() => right === 'one' && isRight(option) && set(toggleRight(module, option.id, right))}
                  onBlur={() => touch(at('correct'))}
                />
              </span>
            )}
            <span className="flex">
              <MoveButtons
                index={index}
                of={options.length}
                up={t('optionUp', { number: index + 1 })}
                down={t('optionDown', { number: index + 1 })}
                move={move}
              />
              <RemoveButton
                list={at('options')}
                index={index}
                label={t('removeOption', { number: index + 1 })}
                // In its place also where nothing can be taken off: the rows keep their shape when there is one more.
                disabled={options.length <= min}
                onRemove={() => set(removeOption(module, option.id))}
              />
            </span>
          </li>
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={problem} />
      <div>
        <Button {...adds(at('options'))} onClick={add} disabled={options.length >= max}>
          <PlusIcon aria-hidden="true" />
          {t('addOption')}
        </Button>
      </div>
    </fieldset>
  )
}

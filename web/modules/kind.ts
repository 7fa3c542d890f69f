import type { ComponentType } from 'react'
import type { KindsIn, ModuleKind, ModuleOf } from '#contracts/job/modules/table.ts'
import type { PlainKey, Translate } from '../locales/text.ts'

type Text = PlainKey<'modules'>

/** A method, as those of the table: it is only ever called with a module of its kind. */
type Most<Module> = { of(module: Module): number }['of']

/** A field of a kind's form in the builder, which knows how to draw each type. */
export type FormField<Module> =
  /** `none` names the choice of nothing, which is stored as null. */
  | {
      type: 'choice'
      field: keyof Module & string
      label: Text
      options: readonly { value: string; label: Text }[]
      none?: Text
      note?: Text
    }
  /** A whole number. `most` is what can be stored of it. */
  | {
      type: 'number'
      field: keyof Module & string
      label: Text
      min: number
      max: number | Most<Module>
      most: number
      /** Offered while it is typed; any other number can be. */
      offered?: readonly number[]
    }
  /** A number of seconds; `none` names null, `zero` none at all. */
  | {
      type: 'seconds'
      field: keyof Module & string
      label: Text
      options: readonly number[]
      none: Text
      zero?: Text
    }
  | { type: 'text'; field: keyof Module & string; label: Text; limit: number }
  /** `right` is how many of the options can be marked as the right ones. */
  | { type: 'options'; min: number; max: number; right: 'none' | 'one' | 'many' }
  | { type: 'questions' }
  /** The most questions there can be, and answers to each. */
  | { type: 'matrix'; questions: number; answers: number }
  | { type: 'rejectOnWrong' }
  /** With whom, how long and when a live interview can be. */
  | { type: 'schedule' }
  /** Any number of them, one at least. */
  | { type: 'several'; field: keyof Module & string; label: Text; options: readonly { value: string; label: Text }[] }
  /** Yes or no; the hint says what it does. */
  | { type: 'switch'; field: keyof Module & string; label: Text; hint: Text }

/** What a folded module is described with. */
export type Saying = { t: Translate<'modules'>; duration: (seconds: number) => string }

/** What recruiters see of a kind that every journey has. */
export type FixedKind<Module> = {
  icon: ComponentType<{ className?: string }>
  name: Text
  hint: Text
  form: readonly FormField<Module>[]
  /** A folded module in one line. */
  folded(module: Module, saying: Saying): string[]
}

/** Of one that is added to a journey. */
export type AddedKind<Module> = FixedKind<Module> & {
  create(id: string): Module
  /** The field that has the focus in a new one; the title where none is named. */
  firstField?: string
}

/** A field of any kind: the table has checked that the module has it. */
export type AnyField = FormField<Record<string, unknown>>
export type Some<Of> = Omit<Of, 'form'> & { form: readonly AnyField[] }

export type WebKindOf<Kind extends ModuleKind> =
  Kind extends KindsIn<'form' | 'ending'> ? FixedKind<ModuleOf<Kind>> : AddedKind<ModuleOf<Kind>>

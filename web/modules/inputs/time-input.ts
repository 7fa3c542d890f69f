import { type ComponentType, createContext } from 'react'
import type { AnswerOf, ModuleOf } from '#contracts/job/modules/table.ts'
import type { InputProps } from './kind.ts'

export type TimeInputProps = InputProps<ModuleOf<'SCHEDULE'>, AnswerOf<'SCHEDULE'>>

/** What chooses a time on a candidate's page. A preview has none. */
export const TimeInput = createContext<ComponentType<TimeInputProps> | null>(null)

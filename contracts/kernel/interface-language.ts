import * as z from 'zod'
import { interfaceLanguages } from './language.ts'

type Code = keyof typeof interfaceLanguages

/** One of the ten, as events keep it: what is offered may change, what was chosen has been chosen. */
export const InterfaceLanguage = z.enum(Object.keys(interfaceLanguages) as [Code, ...Code[]])
export type InterfaceLanguage = z.infer<typeof InterfaceLanguage>

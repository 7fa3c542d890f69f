import type * as z from 'zod'
import { ending, endingFields } from './ending.ts'
import type { PageKind } from './kind.ts'
import { config, stored } from './stored.ts'

export const schema = () => stored('THANK_YOU', endingFields())
export const page = () => config(endingFields())

export const kind: PageKind<z.infer<ReturnType<typeof schema>>, 'ending'> = ending

import { CheckCircledIcon } from '../ui/icons.tsx'
import { ending } from './endings.ts'
import type { WebKindOf } from './kind.ts'

export const thankYou: WebKindOf<'THANK_YOU'> = {
  icon: CheckCircledIcon,
  name: 'thankYou',
  hint: 'thankYouHint',
  ...ending,
}

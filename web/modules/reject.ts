import { CrossCircledIcon } from '../ui/icons.tsx'
import { ending } from './endings.ts'
import type { WebKindOf } from './kind.ts'

export const reject: WebKindOf<'REJECT'> = {
  icon: CrossCircledIcon,
  name: 'reject',
  hint: 'rejectHint',
  ...ending,
}

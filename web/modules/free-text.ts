import { maxLengths, usualLengths } from '#contracts/job/modules/free-text.ts'
import { ChatBubbleIcon } from '../ui/icons.tsx'
import { blank } from './blank.ts'
import type { WebKindOf } from './kind.ts'

export const freeText: WebKindOf<'FREE_TEXT'> = {
  icon: ChatBubbleIcon,
  name: 'freeText',
  hint: 'freeTextHint',
  form: [
    { type: 'number', field: 'maxLength', label: 'maxCharacters', ...maxLengths, most: 100_000, offered: usualLengths },
    { type: 'switch', field: 'antiCheat', label: 'antiCheat', hint: 'antiCheatHint' },
  ],
  folded: ({ maxLength }, { t }) => [t('freeText'), t('foldedCharacters', { count: maxLength })],
  create: (id) => ({ kind: 'FREE_TEXT', ...blank(id), antiCheat: false, forceRecording: false, maxLength: 1000 }),
}

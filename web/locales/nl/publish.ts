import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Kandidaten werven',
  titleOf: 'Kandidaten werven: {{job}}',
  backToDashboard: 'Terug naar het dashboard',
  inviteTitle: 'Kandidaten uitnodigen',
  inviteTitleOf: 'Kandidaten uitnodigen: {{job}}',
  inviteClosed:
    'Op deze vacature kan nu niet worden gesolliciteerd. Je kunt kandidaten uitnodigen zolang de vacature actief is.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/publish.ts'

export default {
  title: 'Atrair candidatos',
  titleOf: 'Atrair candidatos: {{job}}',
  backToDashboard: 'Voltar ao painel',
  inviteTitle: 'Convidar candidatos',
  inviteTitleOf: 'Convidar candidatos: {{job}}',
  inviteClosed: 'Esta vaga não aceita candidaturas agora. É possível convidar candidatos enquanto ela está ativa.',
} satisfies Translation<typeof en>

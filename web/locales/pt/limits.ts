import type { Translation } from '../text.ts'
import type en from '../en/limits.ts'

export default {
  jobs: 'Vagas ativas',
  seats: 'Licenças de usuário',
  candidates: 'Entrevistas gravadas neste mês',
  lives: 'Entrevistas ao vivo neste mês',
  texts: 'SMS neste mês',
  used: '{{used}} de {{total}} em uso',
  left: 'Restam {{number}}',
  over: '{{number}} acima do limite',
  waiting: 'Candidatos esperando: {{number}}',
  candidateOf: 'Candidato a {{job}}',
  more: 'e mais {{number}}',
  heldTitle: 'Este candidato espera por você',
  heldText:
    'As {{of}} entrevistas gravadas do seu plano neste mês acabaram: {{used}} candidatos concluíram. Gravações e respostas ficam guardadas com segurança e aparecem quando houver espaço no plano ou o próximo mês começar.',
  heldUpgrade: 'Ver planos',
  askThem: 'Administradores da sua conta:',
} satisfies Translation<typeof en>

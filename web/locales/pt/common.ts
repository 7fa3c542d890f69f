import { interfaceLanguages } from '#contracts/kernel/language.ts'
import type { Translation } from '../text.ts'
import type en from '../en/common.ts'

export default {
  skipToContent: 'Ir para o conteúdo',
  language: 'Idioma',
  theme: 'Tema',
  themeSystem: 'Igual ao do dispositivo',
  themeLight: 'Claro',
  themeDark: 'Escuro',
  notifications: 'Notificações',
  dismiss: 'Dispensar',
  noOptions: 'Não há opções para selecionar',
  error: 'ERRO',
  clear: 'Limpar',
  noMatch: 'Nenhum resultado',
  close: 'Fechar',
  review: 'Avaliar',
  compareMany: 'Comparar',
  cancel: 'Cancelar',
  save: 'Salvar',
  toStart: 'Hirelog, ir para o início',
  goToStart: 'Ir para o início',
  tryAgain: 'Tentar novamente',
  showPassword: 'Mostrar senha',
  optional: '(opcional)',
  otherLetters: 'Letras que não vão de a a z',
  charactersOf: '{{length}} de {{limit}} caracteres',
  fewCharactersLeft: 'Cabem até {{limit}} caracteres; quase todos já foram usados.',
  tooManyCharacters: 'Não cabem mais de {{limit}} caracteres. Encurte o texto.',
  copyJobId: 'Clique para copiar o ID da vaga',
  copied: 'Copiado!',

  liveAwaiting: 'Reunião pendente',
  liveScheduled: 'Agendada',
  liveCompleted: 'Concluída',
  liveCancelled: 'Cancelada',
  statusAdded: 'Adicionado',
  statusPending: 'Pendente',
  statusStarted: 'Iniciado',
  statusUploading: 'Enviando',
  statusCompleted: 'Concluído',
  statusAutoRejected: 'Rejeitado automaticamente',

  // A job without a title
  untitledJob: interfaceLanguages.pt.untitledJob,

  // The columns every job begins with
  columnDefault: 'Candidatos',
  columnHired: 'Contratados',
  columnRejected: 'Rejeitados',

  sourceDirect: 'Direta',
  sourceReferral: 'Indicação',
  sourceInvitation: 'Convite',
  sourceApi: 'API',

  rejectTitle: 'Rejeitar {{name}}?',
  rejectText: 'O motivo fica no histórico do candidato. O candidato não o vê.',
  reject: 'Rejeitar',
  reason: 'Motivo',
  commonReasons: 'Sugestões',
  whyExperience: 'Experiência insuficiente',
  whySkills: 'Faltam competências',
  whyLocation: 'Local ou autorização de trabalho',
  whySalary: 'Pretensão salarial',
  whyFilled: 'Vaga preenchida',
  whyWithdrew: 'Desistiu',

  forbiddenTitle: 'Você não pode abrir esta página',
  forbiddenText: 'Sua função não a inclui. Fale com um administrador da sua empresa se precisar dela.',
  notFoundTitle: 'Página não encontrada',
  notFoundText: 'Não há nada neste endereço. A página pode ter sido removida, ou o link pode estar incompleto.',
  tooLargeTitle: 'Isto é grande demais',
  tooLargeText: 'O que você enviou é maior do que esta página aceita. Nada foi alterado.',
  tooManyTitle: 'Tentativas demais',
  tooManyText: 'Aguarde alguns minutos e tente novamente.',
  refusedTitle: 'Isto não funcionou',
  refusedText: 'Não foi possível entender esta solicitação. Nada foi alterado.',
  unreachedTitle: 'Não é possível acessar {{name}}',
  unreachedText: 'Verifique sua conexão com a internet e tente novamente.',
  notReached:
    'Não é possível acessar {{name}} no momento. O que você preencheu ainda está aqui; envie de novo quando a conexão voltar.',
  notReachedPage:
    'Não é possível acessar {{name}} no momento. A página está como antes; tente novamente quando a conexão voltar.',
  notRefreshed:
    'Não é possível acessar {{name}} no momento. O que você vê pode estar desatualizado; será atualizado quando a conexão voltar.',
  awayTitle: 'Não é possível acessar {{name}} no momento',
  awayText:
    'O banco de dados das páginas não responde. O que você salvou está seguro. Esta página tenta de novo automaticamente.',
  awaySentTitle: 'Não é possível acessar {{name}} no momento',
  awaySentText:
    'O banco de dados não responde. O que você enviou pode não ter sido salvo: volte e envie de novo daqui a pouco.',
  brokenTitle: 'Algo deu errado',
  brokenText: 'A falha é nossa, não sua. O que você salvou está seguro.',
  notAvailable: 'Não disponível',
} satisfies Translation<typeof en>

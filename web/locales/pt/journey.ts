import type { Translation } from '../text.ts'
import type en from '../en/journey.ts'

export default {
  // Around every page
  previewOnly: 'Prévia. Nada do que você preencher aqui é guardado.',
  previewEmpty: 'A prévia abre no editor de vagas.',
  untitledJob: 'Vaga sem título',
  step: 'Passo {{step}} de {{steps}}',
  progress: 'Seu progresso',
  back: 'Voltar',
  continue: 'Continuar',
  finish: 'Concluir',
  untitledSection: 'Seção sem título',
  goesOnIn: 'Continua em {{seconds}} s',
  stayHere: 'Ficar nesta página',
  continueIn: 'Continuar em {{seconds}} s',

  // The job
  typeFullTime: 'Tempo integral',
  typePartTime: 'Meio período',
  typeContractor: 'Prestação de serviços',
  typeTemporary: 'Temporário',
  typeOther: 'Outro',
  placeOnSite: 'Presencial',
  placeRemote: 'Remoto',
  placeHybrid: 'Híbrido',
  salaryRange: '{{min}} a {{max}}',
  salaryHourly: '{{salary}} por hora',
  salaryDaily: '{{salary}} por dia',
  salaryWeekly: '{{salary}} por semana',
  salaryMonthly: '{{salary}} por mês',
  salaryAnnual: '{{salary}} por ano',
  responsibilities: 'O que você vai fazer',
  hiringManager: 'Responsável pela contratação:',
  benefits: 'Benefícios',
  about_one: 'Cerca de {{count}} minuto.',
  about_many: 'Cerca de {{count}} de minutos.',
  about_other: 'Cerca de {{count}} minutos.',
  goOnHere: 'Pare quando quiser e continue de onde parou com o mesmo link neste navegador.',
  goOnAnywhere: 'Pare quando quiser e continue de onde parou com o link que recebeu, em qualquer dispositivo.',

  // The start form
  fullName: 'Nome completo',
  email: 'Endereço de e-mail',
  telephone: 'Número de telefone',
  start: 'Começar',
  whoReads: 'Só a equipe de contratação desta vaga verá seus dados.',

  // Questions
  untitledQuestion: 'Pergunta sem título',
  required: '(obrigatório)',
  optional: '(opcional)',

  // A job that asks in a conversation
  earlier_one: '{{count}} resposta anterior',
  earlier_many: '{{count}} de respostas anteriores',
  earlier_other: '{{count}} respostas anteriores',
  recordings_one: '{{count}} resposta gravada',
  recordings_many: '{{count}} de respostas gravadas',
  recordings_other: '{{count}} respostas gravadas',
  youSaid: 'Você disse:',
  change: 'Alterar',

  // What the video interview will ask
  videoInterview: 'Entrevista em vídeo',
  question: 'Pergunta {{number}}',
  signalsNoted:
    'Enquanto você responde, esta página registra quando você sai dela e quanto texto cola, mas não o que ele diz. A equipe de contratação vê isso ao lado da sua resposta.',
  interviewSignalsNoted:
    'Durante estas perguntas, esta página registra quando você sai dela e por quanto tempo. A equipe de contratação vê isso ao lado das suas respostas.',
  upTo: 'Até {{length}}, {{takes}}',
  takes_one: 'uma tomada',
  takes_many: '{{count}} de tomadas',
  takes_other: '{{count}} tomadas',
  seconds: '{{seconds}} s',
  minutes: '{{minutes}} min',
  minutesSeconds: '{{minutes}} min {{seconds}} s',

  // When something is in the way
  stillMissing: 'Falta preencher este campo.',
  offline: 'Você está off-line. O que você preencheu ainda está aqui; envie de novo quando a conexão voltar.',
  unavailableTitle: 'Esta vaga não está disponível',
  unavailableText: 'O link pode estar incompleto, ou a vaga não foi publicada. Fale com a empresa que o enviou.',
  applyBy: 'Candidate-se até {{at}}',
  lateTitle: 'O prazo terminou',
  lateText:
    'As candidaturas para esta vaga estão encerradas. Se você tinha começado, a empresa tem o que você enviou antes do prazo.',
  expiredTitle: 'Este convite expirou',
  expiredText: 'O prazo para começar terminou. Se ainda quiser se candidatar, fale com a empresa que convidou você.',
  anotherTitle: 'Outra candidatura está aberta neste navegador',
  anotherText:
    'Este navegador guarda a candidatura de {{name}}. Se você abrir a do seu link, ela toma o lugar daquela aqui. {{name}} pode continuar com o próprio link.',
  openLinked: 'Abrir a candidatura do meu link',
  stayWith: 'Ficar com {{name}}',
  endedTitle: 'Este link expirou',
  endedText:
    'Para sua proteção, links de candidaturas funcionam por tempo limitado. Podemos enviar um novo para o endereço de e-mail com que você se candidatou.',
  sendNewLink: 'Enviar um novo link',
  applyAnew: 'Começar uma nova candidatura',
  linkSentTitle: 'Confira sua caixa de entrada',
  linkSentText: 'Se sua candidatura ainda estiver registrada, um novo link está a caminho.',
  closedTitle: 'Esta vaga está encerrada',
  closedText: 'Ela não aceita mais novas candidaturas. Agradecemos seu interesse.',
  introVideo: 'Um vídeo sobre a vaga',
  questionMedia: 'Exibido com a pergunta',
  outroVideo: 'Um vídeo da empresa',
  byVideo: 'Pergunta em vídeo',
  aiConsent: 'Um modelo de IA pode ler minhas respostas',
  aiConsentHint:
    'Ele sugere pontuações a quem decide. Ele lê o que você escreve e diz aqui, inclusive o que você diz sobre si, sem seu nome, contatos e foto. Você pode recusar: sua candidatura é tratada da mesma forma.',
  aiAgreed: 'Você concordou que um modelo de IA leia suas respostas.',
  aiTakeBack: 'Desfazer',
  aiNotRead: 'Nenhum modelo de IA lê suas respostas.',
  aiPersonality: 'Ele também pode descrever minha personalidade',
  aiPersonalityHint:
    'Ele avalia dez traços pelas palavras das suas respostas, nunca pela voz ou pelo rosto. As pessoas veem isso ao lado das suas respostas; ele não rejeita ninguém. Você pode recusar: sua candidatura é tratada da mesma forma.',
} satisfies Translation<typeof en>

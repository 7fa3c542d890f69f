import type { Translation } from '../text.ts'
import type en from '../en/recording.ts'

export default {
  // Before the first question
  needsScript: 'A gravação precisa de JavaScript. Permita-o para esta página e recarregue.',
  quietPlace: 'Procure um lugar silencioso e bem iluminado. Você pode assistir à sua resposta antes de enviá-la.',
  begin: 'Começar a entrevista',
  gettingReady: 'Preparando',
  notLoaded:
    'Parte desta página não pôde ser carregada, por isso nada pode ser gravado ou enviado ainda. O que você gravou está seguro neste dispositivo.',

  // A question
  questionOf: 'Pergunta {{number}} de {{questions}}',
  lostTitle: 'Sua gravação para esta pergunta não chegou',
  lostText: 'Se você gravou em outro dispositivo, abra o link nele e o envio continua. Ou grave de novo aqui.',
  stillHere: 'Você gravou uma resposta de {{length}} antes de esta página ser fechada. Ela ainda está aqui.',
  lookAtIt: 'Assistir',
  willAsk: 'Seu navegador vai pedir acesso à câmera e ao microfone. Você pode testar os dois antes de gravar.',
  recordNow: 'Gravar agora',
  noTakesTitle: 'Não restam tomadas para esta pergunta',
  noTakesText: 'A última foi abandonada antes de ser enviada. Escreva para quem convidou você.',
  startingCamera: 'Ligando sua câmera…',

  // The camera
  yourCamera: 'Sua câmera',
  camera: 'Câmera',
  microphone: 'Microfone',
  saySomething: 'Diga algo: a barra se move quando o microfone ouve você.',
  startsIn: 'A gravação começa sozinha em {{time}}.',
  takesLeft_one: 'Esta é a sua única tomada restante.',
  takesLeft_many: 'Restam {{count}} de tomadas.',
  takesLeft_other: 'Restam {{count}} tomadas.',
  startRecording: 'Começar a gravar',
  notYet: 'Ainda não',
  stop: 'Parar',
  recorded: 'Gravado',
  countdown: 'A gravação começa em {{seconds}}',
  recording: 'Gravando',
  stopped: 'Gravação encerrada. Você já pode assistir.',

  // The take
  cameraWentAway: 'A câmera foi desconectada durante a gravação. Tudo até aquele momento está aqui.',
  take: 'Tomada {{number}}',
  takeAndLength: 'Tomada {{number}}, {{length}}',
  noTakesLeft: 'Não restam tomadas',
  recordAgain_one: 'Gravar de novo (resta {{count}})',
  recordAgain_many: 'Gravar de novo (restam {{count}})',
  recordAgain_other: 'Gravar de novo (restam {{count}})',
  useAnswer: 'Usar esta resposta',

  // After the last question
  allRecorded: 'Todas as perguntas estão gravadas',
  sentInBackground: 'O que você gravou é enviado em segundo plano enquanto você continua.',
  waitingForConnection: 'Aguardando a conexão. O que você gravou está seguro neste dispositivo.',
  beingPrepared: 'Um momento, o que você gravou está sendo preparado.',

  // No picture
  deniedTitle: 'É preciso permitir a câmera e o microfone',
  deniedText: 'Para gravar seu vídeo, permita que esta página acesse sua câmera e seu microfone.',
  missingTitle: 'Nenhuma câmera ou microfone encontrado',
  missingText: 'Conecte uma câmera e um microfone, ou abra este link no celular, e tente novamente.',
  busyTitle: 'A câmera está em uso',
  busyText: 'Outro programa ou aba está usando sua câmera ou seu microfone. Feche-o e tente novamente.',
  unsupportedTitle: 'Este navegador não consegue gravar',
  unsupportedText: 'Abra este link em uma versão atual do Chrome, Edge, Firefox ou Safari.',
  fullTitle: 'Não há mais espaço neste dispositivo',
  fullText: 'Libere espaço e tente novamente. O que você já tinha gravado está guardado.',
  failedTitle: 'A gravação falhou',
  failedText: 'Algo deu errado com a câmera. O que foi gravado até então está guardado.',
  howToAllow: 'Como permitir o acesso',
  allowAddress: 'Pressione o símbolo de câmera ou cadeado ao lado do endereço, no alto do navegador.',
  allowPage: 'Defina câmera e microfone como “Permitir” para esta página.',
  allowSystem:
    'No celular ou no Mac, permita também que o navegador os use, nas configurações de privacidade do sistema.',
  allowReturn: 'Volte para cá e pressione “Tentar novamente”.',
  tryAgain: 'Tentar novamente',

  // On the way
  elsewhereTitle: 'Uma das suas gravações não chegou',
  elsewhereText: 'Ela está no dispositivo em que você a gravou. Abra o link nele mais uma vez, e o envio continua.',
  arrived_one: 'Sua gravação chegou. Você pode fechar esta página.',
  arrived_many: 'Todas as suas gravações chegaram. Você pode fechar esta página.',
  arrived_other: 'Todas as suas gravações chegaram. Você pode fechar esta página.',
  notSent: 'Não foi possível enviar uma gravação',
  gone: 'A gravação não está mais neste dispositivo. Grave de novo.',
  notAccepted: 'Esta gravação não pôde ser aceita.',
  tooLarge: 'Esta gravação é grande demais. Grave uma resposta mais curta.',
  noRetakes: 'Não restam tomadas para esta pergunta.',
  over: 'Esta candidatura já está completa.',
  sendAgain: 'Tentar novamente',
  sending_one: 'Enviando sua gravação',
  sending_many: 'Enviando {{count}} de gravações',
  sending_other: 'Enviando {{count}} gravações',
  arrivedSoFar_one: 'Sua gravação chegou',
  arrivedSoFar_many: '{{count}} de gravações chegaram',
  arrivedSoFar_other: '{{count}} gravações chegaram',
  sentOf: '{{sent}} de {{total}} MB',
  connectionLost:
    'A conexão caiu. O que você gravou está seguro neste dispositivo e será enviado assim que você voltar a ficar on-line.',
  keepOpen:
    'Mantenha esta página aberta até tudo chegar. Se precisar sair, abra o link de novo mais tarde neste dispositivo.',
  timeLeft: '{{seconds}} s restantes para responder',
  timeOver: 'O tempo para esta pergunta acabou. Você ainda pode enviar o que preencheu.',
} satisfies Translation<typeof en>

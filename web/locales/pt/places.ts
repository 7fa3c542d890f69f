import type { Translation } from '../text.ts'
import type en from '../en/places.ts'

export default {
  backToDashboard: 'Voltar ao painel',
  about: 'Sobre nós',
  aboutText: 'Hirelog é contratação com entrevistas gravadas em vídeo, em que cada decisão fica registrada.',
  aboutRecruiters:
    'Recrutadores montam uma vaga, compartilham o link e avaliam o que os candidatos gravaram quando foi melhor para eles.',
  aboutAuditors: 'Auditores abrem qualquer candidato em qualquer momento e leem quem fez o quê e por quê.',
  aboutHost: 'Esta instalação está em {{host}} e é operada por quem deu o endereço a você.',
  contact: 'Fale conosco',
  contactIntro: 'Respondemos por e-mail. Muitas perguntas já têm resposta.',
  contactMail: 'Escrever ao suporte',
  contactInside:
    'Dentro da sua conta, a Central de ajuda, sob o seu nome, abre um formulário que informa quem você é e onde estava.',
  contactHelp: 'Central de ajuda',
  contactHelpText: 'Respostas curtas ao que mais se pergunta, para buscar e compartilhar.',
  contactHelpOpen: 'Abrir a Central de ajuda',
  onboarding: 'Agendar integração',
  onboardingText:
    'Agende uma conversa de 30 minutos sobre sua primeira vaga: escreva para <link>{{email}}</link> com dois horários bons para você.',
  onboardingRegion: 'Nossa equipe para {{region}} vai responder.',
  regionUs: 'as Américas',
  regionApac: 'a Ásia e o Pacífico',
  regionEurope: 'a Europa',
  regionAfrica: 'a África',
  terms: 'Termos de uso',
  termsIntro: 'Quem opera esta instalação pode substituir estes termos pelos seus.',
  termsAccountTitle: 'Sua conta',
  termsAccount: 'Guarde sua senha só para você; o que for feito com sua conta é registrado como feito por você.',
  termsCandidatesTitle: 'Candidatos',
  termsCandidates:
    'As gravações são feitas para uma candidatura. Use-as para decidir sobre ela e para mais nada, e exclua os candidatos quando não tiver mais motivo para mantê-los.',
  termsRecordTitle: 'O histórico',
  termsRecord:
    'As decisões são guardadas com quem as tomou e quando. Não podem ser alteradas depois; os dados pessoais nelas podem ser apagados.',
  outboxTitle: 'Caixa de saída',
  outboxAbout: 'Mensagens que este servidor guardou em vez de enviar, da mais nova à mais antiga.',
  outboxEmpty: 'Ainda não há mensagens',
  outboxEmptyText: 'Convites, códigos e outras mensagens aparecem aqui.',
  outboxElsewhere: 'Mensagens para um endereço não são mostradas aqui',
  outboxElsewhereText:
    'Elas contêm códigos e links que abrem uma conta. Só um navegador no próprio servidor as vê, com um nome local como localhost e sem proxy nem túnel. Administradores que entraram veem as da sua empresa. Para que as mensagens sejam enviadas, defina SMTP_URL.',
  outboxSignIn: 'Entrar',
  outboxTo: 'Para {{to}}',
  optOutTitle: 'Mensagens para você',
  optOutInTitle: 'Parar de receber mensagens?',
  optOutInText:
    '{{company}} não enviará mais convites, lembretes e mensagens automáticas ao endereço em que você recebeu esta.',
  optOutEnd: 'Parar mensagens',
  optOutOutTitle: 'As mensagens pararam',
  optOutOutText:
    '{{company}} não envia mais convites, lembretes e mensagens automáticas ao endereço em que você recebeu esta.',
  optOutComeBack: 'Voltar a receber mensagens',
  optOutStillSent:
    'As candidaturas que você enviou ficam como estão. Os links que você pedir e as mensagens que pessoas de {{company}} escreverem a você sobre uma candidatura continuam chegando.',
  optOutUnknownTitle: 'Este link não está completo',
  optOutUnknownText: 'Abra-o de novo a partir da mensagem em que ele veio.',
} satisfies Translation<typeof en>

import type { Translation } from '../text.ts'
import type en from '../en/mail.ts'

export default {
  invitationSubject: '{{company}} convida você a se candidatar: {{job}}',
  invitationText:
    'Olá, {{name}},\n\n{{company}} gostaria de conhecer você para a vaga “{{job}}”.\n\nResponda a algumas perguntas e grave suas respostas em vídeo quando for melhor para você:\n{{link}}\n\nO link é só seu: com ele, você volta ao ponto em que parou.\n',
  writtenSubject: '{{subject}}',
  writtenText: '{{text}}\n\nSua candidatura: {{link}}\n\n{{sentBy}}\n',
  writtenTextLinked: '{{text}}\n\n{{sentBy}}\n',
  sentThrough: '{{company}} enviou esta mensagem pelo Hirelog. As respostas a este e-mail não chegam à empresa.',
  sentByCompany: '{{company}} enviou esta mensagem. As respostas a este e-mail não chegam à empresa.',
  ownText: '{{text}}\n',
  optOut: 'Não receber mais convites e lembretes de {{company}}: {{optOut}}',
  ownSms: '{{text}}',
  writtenSms: '{{company}}: {{text}}',
  openApplication: 'Abrir sua candidatura',
  shareSubject: '{{sender}} gostaria da sua opinião: {{title}}',
  shareText:
    'Olá, {{name}},\n\n{{sender}}, de {{company}}, compartilhou com você candidatos à vaga “{{job}}”.\n\n{{message}}{{link}}\n\nO link é só seu e funciona até {{until}}. Não é preciso ter conta. {{sender}} vê quando você o abre; não o repasse, por favor.\n',
  openShared: 'Ver os candidatos',
  rejectionSubject: '{{subject}}',
  rejectionText: '{{text}}\n',
  reminderSubject: 'Sua candidatura em {{company}} está esperando: {{job}}',
  reminderText:
    'Olá, {{name}},\n\nSua candidatura à vaga “{{job}}” em {{company}} ainda não foi concluída. Continue de onde parou:\n{{link}}\n',
  applicationLinkSubject: 'Seu link para continuar: {{job}}',
  applicationLinkText:
    'Olá, {{name}},\n\nVocê pediu um novo link para sua candidatura à vaga “{{job}}” em {{company}}:\n{{link}}\n\nEle é só seu. Se você não o pediu, não é preciso fazer nada.\n',
  teamInvitationSubject: 'Convite para entrar na equipe de {{company}} no Hirelog',
  teamInvitationText:
    'Olá,\n\n{{inviter}} convida você para a equipe de {{company}} no Hirelog.\n\nEscolha seu nome e sua senha aqui:\n{{link}}\n\nO link é só seu, funciona uma única vez e vale até {{until}}.\n',
  teamInvitationTextOfNobody:
    'Olá,\n\nVocê recebeu um convite para a equipe de {{company}} no Hirelog.\n\nEscolha seu nome e sua senha aqui:\n{{link}}\n\nO link é só seu, funciona uma única vez e vale até {{until}}.\n',
  apiKeySubject: 'Sua chave de API',
  apiKeyText:
    'Olá, {{name}},\n\nEsta é a chave de API que você pediu. Quem a tiver pode agir em nome da sua empresa: guarde-a onde você guarda senhas.\n\n{{key}}\n',
  supportSubject: 'Uma pergunta de {{name}}, {{company}}',
  supportText: '{{text}}\n\n{{name}}, de {{company}}, em {{page}}\nResponder para: {{email}}\n',
  planQuestionSubject: 'Uma pergunta sobre planos de {{name}}, {{company}}',
  planQuestionText:
    '{{text}}\n\n{{name}}, de {{company}}\nPlano atual: {{current}}\nSobre: {{about}}\nTelefone: {{phone}}\nResponder para: {{email}}\n',
  verificationCodeSubject: '{{code}} é o seu código do Hirelog',
  verificationCodeText:
    'Olá, {{name}},\n\nEste código confirma que o endereço de e-mail é seu:\n\n{{code}}\n\nEle vale por 15 minutos. Se você não se cadastrou no Hirelog, não é preciso fazer nada.\n',
  signInConfirmationSubject: '{{code}} confirma sua entrada no Hirelog',
  signInConfirmationText:
    'Olá,\n\nO provedor de identidade da sua empresa informou que você quer entrar em {{company}}. Digite este código no navegador em que você começou:\n\n{{code}}\n\nEle funciona uma única vez, por 15 minutos. Perguntamos porque esta forma de entrar é nova para sua conta ou para este navegador.\n\nSe não foi você, não passe o código a ninguém e avise um administrador da sua empresa: sem o código, sua conta continua fechada.\n',
  signInConfirmationTextGoogle:
    'Olá,\n\nO Google informou que você quer entrar em {{company}}. Digite este código no navegador em que você começou:\n\n{{code}}\n\nEle funciona uma única vez, por 15 minutos. Perguntamos porque esta forma de entrar é nova para sua conta ou para este navegador.\n\nSe não foi você, não passe o código a ninguém e avise um administrador da sua empresa: sem o código, sua conta continua fechada.\n',
  domainProofSubject: '{{company}} quer que sua equipe entre com endereços de {{domain}}',
  domainProofText:
    'Olá,\n\n{{company}} usa o Hirelog e afirma que o domínio de e-mail {{domain}} é seu. Se isso estiver certo, passe este código ao administrador que o pediu:\n\n{{code}}\n\nCom ele, a empresa abre contas para pessoas com endereços de {{domain}} que entram pelo provedor de identidade dela. O código vale por 24 horas. Se não estiver certo, não é preciso fazer nada: não passe o código a ninguém.\n',
  webhookSubject: 'Um webhook de {{company}}: {{about}}',
  integrationConnectedSubject: '{{about}} foi conectado a {{company}}',
  integrationConnectedText:
    'Olá, {{name}},\n\n{{by}} conectou {{about}}: a integração lê os títulos das suas vagas ativas, adiciona candidatos a elas e recebe os resultados deles.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, desconecte agora mesmo:\n{{link}}\n',
  integrationAvailableSubject: 'Já é possível conectar {{about}}',
  integrationAvailableText:
    'Olá, {{name}},\n\nVocê queria saber quando seria possível conectar {{about}} ao Hirelog. Agora já é:\n{{link}}\n',
  integrationOwnerLeftSubject: '{{about}} está em espera: quem fez a conexão saiu de {{company}}',
  integrationOwnerLeftText:
    'Olá, {{name}},\n\nA pessoa que conectou {{about}} não está mais em {{company}}. A conexão fica em espera até que um administrador conecte de novo; até lá, nada se perde:\n{{link}}\n',
  webhookAddedText:
    'Olá, {{name}},\n\n{{by}} adicionou um webhook: a partir de agora, o que acontece com candidatos e vagas de {{company}} é enviado para {{about}}.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, remova o webhook agora mesmo:\n{{link}}\n',
  calendarPausedSubject: 'Conecte sua agenda {{about}} de novo',
  calendarPausedText:
    'Olá, {{name}},\n\nSua agenda {{about}} não permite mais o nosso acesso: a senha ou a permissão expirou. As entrevistas não são gravadas nela, e os horários ocupados são os últimos conhecidos. Conecte de novo aqui:\n{{link}}\n',
  webhookPausedText:
    'Olá, {{name}},\n\nO webhook de {{company}} em {{about}} está pausado: o plano não inclui webhooks, ou a pessoa responsável saiu ou não pode mais gerenciar integrações. Nada se perde; o que acontece nesse meio-tempo fica em espera.\n\n{{link}}\n',
  webhookOffText:
    'Olá, {{name}},\n\nO webhook de {{company}} em {{about}} foi desativado: falhou por cinco dias ou respondeu que não existe mais. Corrija e retome aqui:\n{{link}}\n',
  measurementConnectedText:
    'Olá, {{name}},\n\n{{by}} conectou {{about}}: as visitas às suas páginas de candidatura são contadas lá, quando o visitante concorda.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, desconecte agora mesmo:\n{{link}}\n',
  zapierSubject: 'Zapier em {{company}}',
  zapierConnectedText:
    'Olá, {{name}},\n\n{{by}} conectou {{about}}: seus Zaps recebem eventos de candidatos e podem adicionar, convidar, mover e comentar com as permissões dessa pessoa.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, desconecte agora mesmo:\n{{link}}\n',
  zapierAddedText:
    'Olá, {{name}},\n\nUm Zap foi ativado: a partir de agora, o que acontece com os candidatos de {{company}} é enviado para {{about}}.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, encerre o Zap agora mesmo:\n{{link}}\n',
  zapierPausedText:
    'Olá, {{name}},\n\nOs Zaps de {{company}} não recebem nada por enquanto: o plano não inclui o Zapier, ou a pessoa que o conectou saiu. Nada se perde; os eventos esperam por até 30 dias.\n\n{{link}}\n',
  zapierOffText:
    'Olá, {{name}},\n\nUm Zap de {{company}} em {{about}} não recebe mais eventos: falhou por cinco dias, ou o Zapier respondeu que ele não existe mais. Para continuar, desative e ative o Zap de novo no Zapier:\n{{link}}\n',
  chatAdded: '{{name}} entrou na vaga {{job}}',
  chatInvited: '{{name}} recebeu um convite para a vaga {{job}}',
  chatApplied: '{{name}} começou a se candidatar à vaga {{job}}',
  chatCompleted: '{{name}} concluiu a candidatura à vaga {{job}}',
  chatMoved: '{{name}} passou de {{from}} para {{to}} ({{job}})',
  chatScored: 'Uma ficha de avaliação de {{name}} foi enviada ({{job}})',
  chatRated: '{{name}} recebeu uma avaliação ({{job}})',
  chatCommented: '{{name}} tem um novo comentário ({{job}})',
  chatHired: 'Contratação na vaga {{job}}: {{name}}',
  chatRejected: 'A candidatura de {{name}} foi rejeitada ({{job}})',
  chatErased: 'Um candidato à vaga {{job}} foi excluído',
  chatBooked: 'Uma reunião com {{name}} foi marcada ({{job}})',
  chatMeetingMoved: 'A reunião com {{name}} tem um novo horário ({{job}})',
  chatMeetingCancelled: 'A reunião com {{name}} foi cancelada ({{job}})',
  chatActivated: 'A vaga {{job}} está ativa',
  chatArchived: 'A vaga {{job}} foi arquivada',
  chatClosing: 'A vaga {{job}} encerra em menos de um dia',
  chatMention: 'Um comentário sobre {{name}} menciona {{person}} ({{job}})',
  chatScoreDue: '{{person}} precisa enviar a ficha de avaliação de {{name}} ({{job}})',
  chatImported: 'Uma importação na vaga {{job}} foi concluída. Candidatos adicionados: {{added}}',
  chatTest: 'O Hirelog consegue escrever neste canal.',
  chatColleague: 'Um colega',
  chatUnknown: 'Um candidato',
  chatOpen: 'Abrir no Hirelog',
  signOnChangedSubject: 'O login único de {{company}} foi alterado',
  signOnConfiguredText:
    'Olá, {{name}},\n\n{{by}} definiu {{about}} como provedor de identidade de {{company}}. Por ele entram as pessoas da sua empresa.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, confira as configurações agora mesmo:\n{{link}}\n',
  signOnDisabledText:
    'Olá, {{name}},\n\n{{by}} desativou o login único de {{company}}. As pessoas voltam a entrar com suas senhas.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, confira as configurações agora mesmo:\n{{link}}\n',
  emailDomainAddedText:
    'Olá, {{name}},\n\n{{by}} adicionou {{about}} aos domínios de e-mail de {{company}}. Ele ainda não foi comprovado.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, confira as configurações agora mesmo:\n{{link}}\n',
  emailDomainProvenText:
    'Olá, {{name}},\n\n{{by}} comprovou que {{about}} é um domínio de e-mail de {{company}}. A partir de agora, seu provedor de identidade pode abrir contas para endereços desse domínio.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, confira as configurações agora mesmo:\n{{link}}\n',
  emailDomainRemovedText:
    'Olá, {{name}},\n\n{{by}} removeu {{about}} dos domínios de e-mail de {{company}}. Novas pessoas com endereços desse domínio precisam de um convite.\n\nVocê recebe esta mensagem porque administra a conta de {{company}}. Se isso não estiver certo, confira as configurações agora mesmo:\n{{link}}\n',
  passwordResetSubject: 'Defina uma nova senha para o Hirelog',
  passwordResetText:
    'Olá, {{name}},\n\nAlguém, provavelmente você, pediu uma nova senha. Defina-a aqui:\n{{link}}\n\nO link funciona uma única vez, por uma hora. Se não foi você, não é preciso fazer nada: sua senha continua a mesma.\n',
  signInCodeSubject: 'Seu código para entrar no Hirelog',
  signInCodeText:
    'Olá, {{name}},\n\nAlguém, provavelmente você, quer entrar de um lugar novo. Digite lá este código junto com sua senha:\n\n{{code}}\n\nEle vale por pelo menos uma hora. Se não foi você, não é preciso fazer nada: sem sua senha, o código não serve para nada. Não o passe a ninguém.\n',
  passwordChangedSubject: 'Sua senha do Hirelog foi alterada',
  passwordChangedText:
    'Olá, {{name}},\n\nSua senha foi alterada, e todos os dispositivos foram desconectados. Se não foi você, defina uma nova agora mesmo:\n{{link}}\n',
  invitationSms:
    'Olá, {{name}}, {{company}} convida você a se candidatar: {{job}}. Responda quando for melhor para você: {{link}}',
  reminderSms: 'Olá, {{name}}, sua candidatura em {{company}} à vaga {{job}} está esperando: {{link}}',
  noticeApplicationSubject: 'Nova candidatura: {{job}}',
  noticeApplicationText:
    'Olá, {{name}},\n\nAlguém concluiu uma candidatura à vaga “{{job}}”.\n\n{{link}}\n\nVocê recebe esta mensagem porque segue a vaga. Escolha o que quer receber: {{settings}}\n',
  noticeMentionSubject: '{{by}} mencionou você: {{job}}',
  noticeMentionText:
    'Olá, {{name}},\n\n{{by}} mencionou você em um comentário sobre um candidato à vaga “{{job}}”.\n\n{{link}}\n\nVocê recebe esta mensagem porque um comentário menciona você. Escolha o que quer receber: {{settings}}\n',
  noticeScoreSubject: 'Sua ficha de avaliação está pendente: {{job}}',
  noticeScoreText:
    'Olá, {{name}},\n\nUm candidato à vaga “{{job}}” está pronto e espera pela sua ficha de avaliação.\n\n{{link}}\n\nVocê recebe esta mensagem porque pediram uma ficha de avaliação sua. Escolha o que quer receber: {{settings}}\n',
  noticeDeadlineSubject: 'O prazo está acabando: {{job}}',
  noticeDeadlineText:
    'Olá, {{name}},\n\nAs candidaturas à vaga “{{job}}” encerram em breve: {{until}}.\n\n{{link}}\n\nVocê recebe esta mensagem porque segue a vaga. Escolha o que quer receber: {{settings}}\n',
  noticeImportSubject: 'Sua importação foi concluída: {{job}}',
  noticeImportText:
    'Olá, {{name}},\n\nSua importação de candidatos à vaga “{{job}}” foi concluída. Adicionados: {{added}}.\n\n{{link}}\n\nVocê recebe esta mensagem porque iniciou a importação. Escolha o que quer receber: {{settings}}\n',
  billingInvoiceSubject: 'Fatura {{invoice}} de {{company}}',
  billingInvoiceText:
    'Olá, {{name}},\n\nEsta é a fatura do seu plano: {{invoice}}, no valor de {{amount}}, com vencimento em {{due}}.\n\nA fatura e como pagar:\n{{link}}\n\nO PDF:\n{{pdf}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingOrderText:
    'Olá, {{name}},\n\nAgradecemos seu pedido. Esta é a fatura dele: {{invoice}}, no valor de {{amount}}, com vencimento em {{due}}. Seu plano começa assim que o pagamento chegar. Um pedido não pago até lá expira.\n\nA fatura e como pagar:\n{{link}}\n\nO PDF:\n{{pdf}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingOverdueSubject: 'Um pagamento está em atraso: {{company}}',
  billingOverdueText:
    'Olá, {{name}},\n\nUm pagamento de {{company}} venceu em {{sinceDay}} e ainda não chegou.\n\nAs faturas em aberto e como pagar:\n{{link}}\n\nSe você pagou nos últimos dias, não é preciso fazer nada. Você recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingAtRiskSubject: 'Pague para manter seu acesso: {{company}}',
  billingAtRiskText:
    'Olá, {{name}},\n\nUm pagamento de {{company}} venceu em {{sinceDay}} e ainda não chegou. Se não chegar até {{blocksDay}}, sua assinatura será bloqueada.\n\nAs faturas em aberto e como pagar:\n{{link}}\n\nSe você pagou nos últimos dias, não é preciso fazer nada. Você recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingBlockedSubject: 'Sua assinatura está bloqueada: {{company}}',
  billingBlockedText:
    'Olá, {{name}},\n\nA assinatura de {{company}} foi bloqueada por falta de pagamento. Nada é excluído, e os auditores ainda podem ler e exportar. Tudo volta a funcionar assim que o pagamento chegar.\n\nAs faturas em aberto e como pagar:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingPausedSubject: 'Sua assinatura está pausada: {{company}}',
  billingPausedText:
    'Olá, {{name}},\n\nA assinatura de {{company}} está pausada desde {{pausedDay}}, até que você a retome:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingPausedTextUntil:
    'Olá, {{name}},\n\nA assinatura de {{company}} está pausada desde {{pausedDay}}. Ela será retomada em {{resumesDay}}. Você pode retomá-la antes:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingActiveSubject: 'Sua assinatura está ativa de novo: {{company}}',
  billingActiveText:
    'Olá, {{name}},\n\nA assinatura de {{company}} está ativa de novo, com tudo o que seu plano inclui.\n\nSua assinatura e suas faturas:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingEndingSubject: 'Sua assinatura termina em {{endsDay}}: {{company}}',
  billingEndingText:
    'Olá, {{name}},\n\nA assinatura de {{company}} foi cancelada. Ela vale até {{endsDay}} e não será renovada. Até lá, você pode mantê-la:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  billingEndedSubject: 'Sua assinatura terminou: {{company}}',
  billingEndedText:
    'Olá, {{name}},\n\nA assinatura de {{company}} terminou. Nada é excluído, e os auditores ainda podem ler e exportar. Escolha um plano para continuar:\n{{link}}\n\nVocê recebe esta mensagem porque cuida da cobrança de {{company}}.\n',
  noticeLimitSubject: 'Seu plano está quase esgotado: {{company}}',
  noticeLimitText:
    'Olá, {{name}},\n\n{{what}}: {{used}} de {{most}} em uso em {{company}}.\n\n{{link}}\n\nVocê recebe esta mensagem porque cuida do plano. Escolha o que quer receber: {{settings}}\n',
  noticeLimitJobs: 'Vagas ativas',
  noticeLimitSeats: 'Licenças',
  noticeLimitTexts: 'SMS do mês',
  noticeLimitInterviews: 'Entrevistas do mês',
  dashboardFiguresSubject: '{{dashboard}}: {{company}}',
  dashboardFiguresText:
    'Olá, {{name}},\n\n{{dashboard}}, de {{from}} a {{until}}:\n\n{{lines}}\n\nAbrir o painel:\n{{link}}\n\nVocê recebe esta mensagem porque a pediu. Você pode mudar isso na lista de painéis.\n',
  dashboardLine: '{{what}}: {{value}}',
  dashboardLineBefore: '{{what}}: {{value}} (antes: {{before}})',
  dashboardApplications: 'Candidaturas',
  dashboardStarted: 'Iniciadas',
  dashboardCompleted: 'Concluídas',
  dashboardReviewed: 'Avaliadas',
  dashboardHired: 'Contratações',
  dashboardRejected: 'Rejeitadas',
  noticeSummarySubject: 'Seu dia em {{company}}',
  noticeSummaryText:
    'Olá, {{name}},\n\nDesde o último resumo:\n\n{{lines}}\n\nAbrir o Hirelog:\n{{link}}\n\nEscolha o que quer receber e quando: {{settings}}\n',
  noticeLineApplication_one: '{{count}} nova candidatura: {{job}}',
  noticeLineApplication_many: '{{count}} de novas candidaturas: {{job}}',
  noticeLineApplication_other: '{{count}} novas candidaturas: {{job}}',
  noticeLineMention_one: 'Mencionaram você {{count}} vez: {{job}}',
  noticeLineMention_many: 'Mencionaram você {{count}} de vezes: {{job}}',
  noticeLineMention_other: 'Mencionaram você {{count}} vezes: {{job}}',
  noticeLineScore_one: '{{count}} ficha de avaliação pendente: {{job}}',
  noticeLineScore_many: '{{count}} de fichas de avaliação pendentes: {{job}}',
  noticeLineScore_other: '{{count}} fichas de avaliação pendentes: {{job}}',
  noticeLineDeadline_one: 'O prazo está acabando: {{job}}',
  noticeLineDeadline_many: 'O prazo está acabando: {{job}}',
  noticeLineDeadline_other: 'O prazo está acabando: {{job}}',
  noticeLineImport_one: '{{count}} importação concluída: {{job}}',
  noticeLineImport_many: '{{count}} de importações concluídas: {{job}}',
  noticeLineImport_other: '{{count}} importações concluídas: {{job}}',
  noticeLineLimit_one: 'Seu plano está quase esgotado',
  noticeLineLimit_many: 'Seu plano está quase esgotado',
  noticeLineLimit_other: 'Seu plano está quase esgotado',
  interviewOfferSubject: 'Escolha um horário: {{summary}} em {{company}}',
  interviewOfferText:
    'Olá, {{name}},\n\n{{company}} gostaria de conversar com você sobre “{{job}}”: {{summary}}, {{minutes}} minutos.\n\nEscolha o horário que for melhor para você:\n{{link}}\n\nOs horários ficam disponíveis até {{until}}. Se nenhum servir, você pode pedir outros ali mesmo.\n',
  interviewOfferWritten: '{{text}}\n\nEscolha um horário até {{until}}:\n{{link}}\n\n{{sentBy}}\n',
  interviewOfferWrittenLinked: '{{text}}\n\n{{sentBy}}\n',
  interviewOfferSms:
    '{{company}} gostaria de conversar com você sobre “{{job}}”. Escolha um horário até {{until}}: {{link}}',
  interviewOfferWrittenSms: '{{text}} {{link}}',
  interviewBookedSms: 'Sua entrevista com {{company}} está marcada: {{when}}. Remarcar ou cancelar: {{link}}',
  interviewChangedSms: 'Sua entrevista com {{company}} mudou: {{when}}. Remarcar ou cancelar: {{link}}',
  interviewReleasedSms:
    'Você pediu outros horários a {{company}}. Você recebe uma mensagem quando houver novos horários: {{link}}',
  interviewReminderSms: 'Em breve: sua entrevista com {{company}}, {{when}}. Remarcar ou cancelar: {{link}}',
  interviewCancelledSms: 'Sua entrevista com {{company}} para “{{job}}” não vai acontecer.',
  interviewDoubtSms:
    'Talvez sua entrevista com {{company}} precise ser remarcada. Ela não foi cancelada; a equipe vai escrever para você. Você também pode remarcá-la: {{link}}',
  interviewSureSms: 'Sua entrevista com {{company}} acontece como marcado: {{when}}. {{link}}',
  interviewBookedSubject: 'Marcada: {{summary}}, {{begins}}',
  interviewBookedText:
    'Olá, {{name}},\n\nSua entrevista com {{company}} para “{{job}}” está marcada.\n\n{{details}}\n\nRemarque ou cancele aqui:\n{{link}}\n\nO arquivo anexo a adiciona à sua agenda.\n',
  interviewChangedSubject: 'Alterada: {{summary}}, {{begins}}',
  interviewChangedText:
    'Olá, {{name}},\n\nSua entrevista com {{company}} para “{{job}}” mudou.{{because}}\n\n{{details}}{{formerly}}\n\nRemarque ou cancele aqui:\n{{link}}\n\nO arquivo anexo atualiza sua agenda.\n',
  interviewDoubtSubject: 'Talvez precise ser remarcada: {{summary}}, {{begins}}',
  interviewDoubtText:
    'Olá, {{name}},\n\nAlguém que participa da sua entrevista com {{company}} para “{{job}}” está com esse horário ocupado. Ela não foi cancelada: a equipe já sabe e vai escrever para você se for preciso remarcar.\n\n{{details}}\n\nVocê também pode remarcá-la aqui:\n{{link}}\n',
  interviewSureSubject: 'Confirmada: {{summary}}, {{begins}}',
  interviewSureText:
    'Olá, {{name}},\n\nAvisamos que talvez fosse preciso remarcar sua entrevista com {{company}} para “{{job}}”. Não é mais: todos estão livres nesse horário de novo.\n\n{{details}}\n\nAbra aqui:\n{{link}}\n',
  interviewReleasedSubject: 'Seu pedido de outros horários: {{summary}}',
  interviewReleasedText:
    'Olá, {{name}},\n\nVocê pediu outros horários a {{company}}, por isso o horário marcado, {{when}}, está livre de novo. Você recebe uma mensagem quando houver novos horários.\n\nVeja sua entrevista aqui:\n{{link}}\n',
  interviewCancelledSubject: 'Cancelada: {{summary}} em {{company}}',
  interviewCancelledText:
    'Olá, {{name}},\n\nSua entrevista com {{company}} para “{{job}}” não vai acontecer.{{because}}\n\n{{details}}\n',
  interviewReminderSubject: 'Em breve: {{summary}}, {{begins}}',
  interviewReminderText:
    'Olá, {{name}},\n\nSua entrevista com {{company}} para “{{job}}” é em breve.\n\n{{details}}\n\nRemarque ou cancele aqui:\n{{link}}\n',
  meetingInvitationSubject: 'Entrevista: {{summary}}, {{begins}}',
  meetingInvitationText:
    'Olá, {{name}},\n\nVocê participa de uma entrevista para “{{job}}” em {{company}}.\n\n{{details}}{{answers}}\n\nAbra no Hirelog:\n{{link}}\n\nO arquivo anexo a adiciona à sua agenda.\n',
  meetingChangedSubject: 'Alterada: {{summary}}, {{begins}}',
  meetingChangedText:
    'Olá, {{name}},\n\nUma entrevista para “{{job}}” da qual você participa mudou.{{because}}\n\n{{details}}{{formerly}}{{answers}}\n\nAbra no Hirelog:\n{{link}}\n\nO arquivo anexo atualiza sua agenda.\n',
  meetingNoLinkSubject: 'Ainda sem link: {{summary}}, {{begins}}',
  meetingNoLinkText:
    'Olá, {{name}},\n\nO serviço de videoconferência não criou um link para uma entrevista da vaga “{{job}}”. Informe um link seu: o candidato e seus colegas o recebem na hora.\n\n{{details}}\n\nInforme no Hirelog:\n{{link}}\n',
  meetingCancelledSubject: 'Cancelada: {{summary}}, {{job}}',
  meetingCancelledText:
    'Olá, {{name}},\n\nUma entrevista para “{{job}}” não vai acontecer como foi combinado com você.{{because}}\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  meetingReminderSubject: 'Em breve: {{summary}}, {{begins}}',
  meetingReminderText:
    'Olá, {{name}},\n\nUma entrevista para “{{job}}” da qual você participa é em breve.\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  meetingApprovalSubject: 'Aprovar uma entrevista: {{job}}',
  meetingApprovalText:
    'Olá, {{name}},\n\nUma entrevista para “{{job}}” foi agendada e espera por aprovação. Antes disso, o candidato não recebe nenhuma mensagem.\n\n{{details}}\n\nAprove ou recuse aqui:\n{{link}}\n',
  meetingDisapprovedSubject: 'Não aprovada: {{summary}}, {{job}}',
  meetingDisapprovedText:
    'Olá, {{name}},\n\nUma entrevista que você agendou para “{{job}}” não foi aprovada.{{because}}\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  meetingOtherTimesSubject: '{{candidate}} pede outros horários: {{job}}',
  meetingOtherTimesText:
    'Olá, {{name}},\n\n{{candidate}} não pode nos horários oferecidos para “{{job}}”.{{because}}\n\n{{details}}\n\nOfereça outros horários aqui:\n{{link}}\n',
  meetingDeclinedSubject: '{{who}} não pode participar: {{summary}}, {{begins}}',
  meetingDeclinedText:
    'Olá, {{name}},\n\n{{who}} respondeu que não participa de uma entrevista para “{{job}}”.{{because}}\n\n{{details}}\n\nEscolha outra pessoa ou remarque a entrevista aqui:\n{{link}}\n',
  meetingExpiredSubject: 'Nenhum horário escolhido: {{summary}}, {{job}}',
  meetingExpiredText:
    'Olá, {{name}},\n\n{{candidate}} não escolheu um horário para uma entrevista da vaga “{{job}}” antes de a oferta expirar.\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  meetingClashSubject: 'Conflito de horário: {{summary}}, {{begins}}',
  meetingClashText:
    'Olá, {{name}},\n\nUma pessoa ou sala de uma entrevista para “{{job}}” já está ocupada nesse horário. Faça uma substituição ou remarque a entrevista.\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  meetingFreeSubject: 'Livre de novo: {{summary}}, {{begins}}',
  meetingFreeText:
    'Olá, {{name}},\n\nA pessoa que estava ocupada no horário de uma entrevista para “{{job}}” está livre de novo. A entrevista acontece como marcado.\n\n{{details}}\n\nAbra no Hirelog:\n{{link}}\n',
  interviewPositionClosed: 'A vaga não está mais aberta.',
  meetingJobArchived: 'A vaga foi arquivada.',
  meetingCandidateLeft: 'O candidato não concorre mais à vaga.',
  meetingWhen: 'Quando: {{value}}',
  meetingWhere: 'Onde: {{value}}',
  meetingWith: 'Com: {{value}}',
  meetingCandidate: 'Candidato: {{value}}',
  meetingWas: 'Antes: {{value}}',
  openMeet: 'Abrir sua entrevista',
  meetingAnswerCONFIRMED: 'Aceitar',
  meetingAnswerMAYBE: 'Responder talvez',
  meetingAnswerREJECTED: 'Recusar',
} satisfies Translation<typeof en>
